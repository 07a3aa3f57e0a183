import { type RefObject, useId, useState } from 'react';
import { formatMoney, formatRoundMoney } from '../../../../core/money/money.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import { errorText, hintText, labelText } from '../../../ui/TextField.tsx';

const box = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
const big = cls({
  '&&': { height: 72, padding: '0 16px', border: '1px solid $lineStrong', '&:focus-within': { borderColor: '$focus' } },
  '&&:where(:has(> [aria-invalid="true"]))': { borderColor: '$danger' },
  '&& > input': { textAlign: 'left', type: 'display', fontSize: 30, fontVariantNumeric: 'tabular-nums lining-nums' },
});
const chips = cls({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 8,
  margin: '4px 0 0',
  padding: 0,
  border: 0,
});
const chip = cls({
  height: 44,
  padding: '0 4px',
  borderRadius: '$sm',
  type: 'body',
  fontWeight: 600,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  backgroundColor: '$surface2',
  color: '$text',
  '&:hover:enabled': { backgroundColor: '$surface3' },
  '&[aria-pressed="true"]': {
    backgroundColor: '$accentSoft',
    color: '$onAccentSoft',
    boxShadow: 'inset 0 0 0 1.5px $colors$accent',
  },
  '&:disabled': { color: '$text3', cursor: 'not-allowed' },
});

export interface AmountBoxProps {
  readonly valueCents: number | null;
  readonly onChange: (cents: number | null) => void;
  /** Null: nothing is wrong. */
  readonly error: string | null;
  readonly onEnter?: () => void;
  readonly hint?: string;
  readonly quickCents: readonly number[];
  /** The quick amount that is everything there is. */
  readonly allCents?: number | null;
  readonly maximumCents?: number;
  readonly disabled?: boolean;
  readonly boxRef?: RefObject<HTMLDivElement | null>;
}

/** The amount of a payment, by the one rule of amounts; below it what is wrong with it, and quick amounts. */
export function AmountBox(props: AmountBoxProps) {
  const { valueCents, onChange, onEnter, error, hint, quickCents, allCents = null, disabled = false, boxRef } = props;
  const id = useId();
  const [presses, setPresses] = useState(0);
  const below = error ?? hint;
  return (
    <div className={box} ref={boxRef}>
      <span className={labelText} aria-hidden="true">
        Amount
      </span>
      <MoneyField
        label="Amount"
        labelHidden
        className={big}
        valueCents={valueCents}
        onChange={onChange}
        invalid={error !== null}
        disabled={disabled}
        setByOthers={presses}
        {...(onEnter && { onEnter })}
        {...(below === undefined ? {} : { describedBy: id })}
      />
      {below !== undefined && (
        <span id={id} className={error === null ? hintText : errorText} role={error === null ? undefined : 'alert'}>
          {error !== null && <Icon name="warning" size={14} />}
          {below}
        </span>
      )}
      {quickCents.length > 0 && (
        <fieldset className={chips} aria-label="Suggested amounts">
          {quickCents.map((cents) => (
            <button
              key={cents}
              type="button"
              className={chip}
              aria-pressed={cents === valueCents}
              disabled={disabled}
              onClick={() => {
                setPresses((count) => count + 1);
                onChange(cents);
              }}
            >
              {cents === allCents ? `All ${formatMoney(cents)}` : formatRoundMoney(cents)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

export function focusAmount(box: HTMLElement | null): void {
  box?.querySelector('input')?.focus();
}
