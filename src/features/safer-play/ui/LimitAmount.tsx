import { cls } from '../../../ui/cls.ts';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import { labelText } from '../../../ui/TextField.tsx';

const box = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
const big = cls({
  '&&': { height: 64, padding: '0 16px', border: '1px solid $lineStrong', '&:focus-within': { borderColor: '$focus' } },
  '&& > input': { textAlign: 'left', type: 'display', fontSize: 26, fontVariantNumeric: 'tabular-nums lining-nums' },
});

/** The server's highest limit. */
const MAXIMUM_CENTS = 100_000_000;

export interface LimitAmountProps {
  readonly label: string;
  readonly valueCents: number | null;
  readonly disabled: boolean;
  readonly onChange: (cents: number | null) => void;
  readonly onEnter: () => void;
}

/** The amount of a limit. Nothing is suggested: a suggestion would say how much is usual. */
export function LimitAmount({ label, ...field }: LimitAmountProps) {
  return (
    <div className={box}>
      <span className={labelText} aria-hidden="true">
        {label}
      </span>
      <MoneyField label={label} labelHidden className={big} maximumCents={MAXIMUM_CENTS} {...field} />
    </div>
  );
}
