import { type FocusEvent, type KeyboardEvent, memo, useId, useState } from 'react';
import { formatMoney } from '../../../../core/money/money.ts';
import type { AmountField } from '../../../../core/wire/contract.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MoneyField, type MoneyFieldProps } from '../../../ui/MoneyField.tsx';
import { quickStakes } from '../logic/placement/quickStakes.ts';
import { stakeOfKey } from '../logic/view/slipKeys.ts';
import type { BetView } from '../logic/view/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';
import { PLACE_BUTTON_ID } from './slipStyles.ts';
import { useSlipPart } from './useSlipView.ts';
import { useStakeFocus } from './useStakeFocus.ts';

const pair = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  margin: 0,
  border: 0,
  padding: '0 12px 12px',
});
const problem = cls({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  type: 'caption',
  color: '$danger',
});
const chips = cls({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8, border: 0, padding: 0, margin: 0 });

const FIELDS: readonly { readonly field: AmountField; readonly label: string }[] = [
  { field: 'BET', label: 'Bet' },
  { field: 'WIN', label: 'To win' },
];

const NOT_AN_AMOUNT = 'Enter an amount such as 12.50. Backspace starts again.';

/** Bet and To win, each computed from the other, with quick stakes while Bet is used. Errors are below and linked to their field. */
export function AmountFields({
  bet,
  disabled,
  nameId,
}: {
  readonly bet: BetView;
  readonly disabled: boolean;
  readonly nameId: string;
}) {
  const { betslip, balanceCents } = useBetslipParts();
  const lastStakeCents = useSlipPart((state) => state.lastStakeCents);
  const stakes = quickStakes(lastStakeCents, bet.fundsCents ?? balanceCents);
  const id = useId();
  const ref = useStakeFocus(disabled);
  const [focused, setFocused] = useState<AmountField | null>(null);
  const [refused, setRefused] = useState<AmountField | null>(null);
  const [chipsUsed, setChipsUsed] = useState(0);
  const message = refused === null ? bet.fieldErrors[0]?.message : NOT_AN_AMOUNT;

  /** The chips stay while one of them has the focus. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  }

  /** Alt and a number, because a number alone is typed. */
  function setByKey(event: KeyboardEvent): void {
    const stakeCents = event.altKey && !disabled && !bet.readOnly.bet ? stakeOfKey(event.code.slice(-1), stakes) : null;
    if (stakeCents === null) return;
    event.preventDefault();
    setStake(stakeCents);
  }

  function setStake(stakeCents: number): void {
    betslip.setAmount(bet.draftBetId, 'BET', stakeCents);
    setChipsUsed(chipsUsed + 1);
  }

  return (
    <fieldset
      ref={ref}
      className={pair}
      aria-labelledby={nameId}
      data-draft-bet={bet.draftBetId}
      onBlur={leave}
      onKeyDown={setByKey}
    >
      {FIELDS.map(({ field, label }) => {
        const invalid = refused === field || bet.fieldErrors.some((error) => error.field === field);
        return (
          <Amount
            key={field}
            draftBetId={bet.draftBetId}
            field={field}
            label={label}
            valueCents={field === 'BET' ? bet.amounts.bet : bet.amounts.win}
            onRefused={setRefused}
            onFocus={setFocused}
            setByOthers={chipsUsed}
            disabled={disabled}
            readOnly={field === 'BET' ? bet.readOnly.bet : bet.readOnly.win}
            invalid={invalid}
            describedBy={invalid ? `${nameId} ${id}` : nameId}
          />
        );
      })}
      {focused === 'BET' && !disabled && !bet.readOnly.bet && (
        <fieldset className={chips} aria-label="Quick stakes">
          {stakes.map(({ label, stakeCents }, index) => (
            // Pressing a chip does not take the focus from the field, so the chips stay.
            <Button
              key={label}
              size="sm"
              aria-keyshortcuts={`Alt+${index + 1}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setStake(stakeCents)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      {message !== undefined && (
        <span className={problem} id={id}>
          <Icon name="warning" size={14} />
          {message}
          {bet.fitCents !== null && refused === null && (
            <Button size="sm" disabled={disabled} onClick={() => setStake(bet.fitCents ?? 0)}>
              Bet {formatMoney(bet.fitCents)}
            </Button>
          )}
        </span>
      )}
    </fieldset>
  );
}

interface AmountProps
  extends Pick<MoneyFieldProps, 'label' | 'valueCents' | 'setByOthers' | 'disabled' | 'readOnly' | 'invalid' | 'describedBy'> {
  readonly draftBetId: string;
  readonly field: AmountField;
  readonly onRefused: (refused: AmountField | null) => void;
  readonly onFocus: (focused: AmountField) => void;
}

/** One of the two amounts: a price change moves the other one alone. */
const Amount = memo(function Amount({ draftBetId, field, onRefused, onFocus, ...props }: AmountProps) {
  const { betslip } = useBetslipParts();
  return (
    <MoneyField
      {...props}
      onChange={(cents) => betslip.setAmount(draftBetId, field, cents)}
      onRefused={(isRefused) => onRefused(isRefused ? field : null)}
      onFocus={() => onFocus(field)}
      onEnter={() => document.getElementById(PLACE_BUTTON_ID)?.focus()}
    />
  );
});
