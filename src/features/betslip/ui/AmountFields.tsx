import { useId } from 'react';
import type { AmountField } from '../../../../core/contract.ts';
import { MAXIMUM_BET_CENTS } from '../../../../core/money.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import type { BetView } from '../logic/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';
import { useStakeFocus } from './useStakeFocus.ts';

const pair = cls({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, padding: '0 12px 12px' });
const problem = cls({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  type: 'caption',
  color: '$danger',
});

const FIELDS: readonly { readonly field: AmountField; readonly label: string }[] = [
  { field: 'BET', label: 'Bet' },
  { field: 'WIN', label: 'To win' },
];

/** Bet and To win, each computed from the other. Errors are below and linked to their field. */
export function AmountFields({
  bet,
  disabled,
  nameId,
}: {
  readonly bet: BetView;
  readonly disabled: boolean;
  readonly nameId: string;
}) {
  const { betslip } = useBetslipParts();
  const id = useId();
  const ref = useStakeFocus(disabled);
  const [first] = bet.fieldErrors;
  return (
    <div ref={ref} className={pair}>
      {FIELDS.map(({ field, label }) => {
        const invalid = bet.fieldErrors.some((error) => error.field === field);
        return (
          <MoneyField
            key={field}
            label={label}
            valueCents={field === 'BET' ? bet.amounts.bet : bet.amounts.win}
            maximumCents={MAXIMUM_BET_CENTS}
            onChange={(cents) => betslip.setAmount(bet.draftBetId, field, cents)}
            disabled={disabled}
            invalid={invalid}
            describedBy={invalid ? `${nameId} ${id}` : nameId}
          />
        );
      })}
      {first && (
        <span className={problem} id={id}>
          <Icon name="warning" size={14} />
          {first.message}
        </span>
      )}
    </div>
  );
}
