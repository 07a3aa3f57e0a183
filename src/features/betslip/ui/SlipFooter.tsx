import { memo, useId } from 'react';
import { formatMoney } from '../../../../core/money/money.ts';
import type { OddsAcceptance } from '../../../../core/money/odds.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useFocusRestore } from '../../../ui/useFocusRestore.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { MONEY_WORDS } from '../../../words/glossary.ts';
import type { BetButton } from '../logic/placement/betButton.ts';
import type { SlipView } from '../logic/view/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';
import { QuickDepositOffer } from './QuickDepositOffer.tsx';
import { PLACE_BUTTON_ID } from './slipStyles.ts';
import { useDeposit } from './useDeposit.ts';
import { useEnterConfirmation } from './useEnterConfirmation.ts';
import { useLocationOfSlip } from './useLocationOfSlip.ts';
import { useSlipPart } from './useSlipView.ts';

const foot = cls({ borderTop: '1px solid $line', padding: '12px 16px 16px', display: 'grid', gap: 12, flex: 'none' });
const totals = cls({
  display: 'grid',
  gap: 4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', type: 'body', color: '$text2' },
  '& dd': { color: '$text', type: 'base', fontWeight: 600 },
});
const plain = cls({ color: '$text3', fontWeight: 500 });
const boosted = cls({ color: '$reward' });
const main = cls({ '& dd': { fontSize: 16, fontWeight: 700 } });
const choice = cls({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', type: 'body', color: '$text2' });
const select = cls({
  height: 36,
  padding: '0 8px',
  border: '1px solid $lineStrong',
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  color: '$text',
  type: 'body',
  fontWeight: 600,
});
const why = cls({ type: 'caption', color: '$text2', textAlign: 'center', textWrap: 'balance' });

interface FooterProps {
  readonly view: SlipView;
}

/**
 * Totals, the bet button, and beside it the reason if it is disabled. Under the receipt of an emptied slip: Bet Placed for a while, and a
 * button to bet the same again. One footer for both, so that the bet button, and the focus on it, stays.
 */
export function SlipFooter({ view }: FooterProps) {
  const { betslip, online } = useBetslipParts();
  useLocationOfSlip();
  const hasBets = view.bets.length > 0;
  const isPlaced = view.button.kind === 'placed';
  const target = hasBets ? `#${PLACE_BUTTON_ID}` : 'button';
  const focus = useFocusRestore<HTMLElement>(hasBets || !isPlaced ? target : null);
  return (
    <footer className={foot} data-bet-type={hasBets ? view.type : undefined} {...focus}>
      {hasBets && <Totals view={view} />}
      {(hasBets || isPlaced) && <PlaceButton view={view} offline={hasBets && !online} />}
      {!hasBets && (
        <Button tone="text" wide aria-disabled={!online || undefined} onClick={betslip.keepSame}>
          Keep same selections
        </Button>
      )}
    </footer>
  );
}

function Totals({ view }: FooterProps) {
  const { login } = useBetslipParts();
  return (
    <>
      {login === 'loggedIn' && <OddsChanges />}
      {login === 'loggedIn' && <KeepSelections />}
      <dl className={totals}>
        {view.parts.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
        <div>
          <dt>{view.stakedBets > 1 ? `Total bet (${view.stakedBets})` : 'Total bet'}</dt>
          <dd>{formatMoney(view.totalStakeCents)}</dd>
        </div>
        {view.boostCents > 0 && (
          <div>
            <dt>Boost</dt>
            <dd>+{formatMoney(view.boostCents)}</dd>
          </div>
        )}
        <div className={main}>
          <dt>{MONEY_WORDS.payout}</dt>
          <dd>{view.payoutCents === null ? '—' : <Payout cents={view.payoutCents} boostCents={view.boostCents} />}</dd>
        </div>
      </dl>
    </>
  );
}

function Payout({ cents, boostCents }: { readonly cents: number; readonly boostCents: number }) {
  if (boostCents === 0) return formatMoney(cents);
  return (
    <>
      <s className={plain}>
        <VisuallyHidden>was </VisuallyHidden>
        {formatMoney(cents - boostCents)}
      </s>{' '}
      <span className={boosted}>{formatMoney(cents)}</span>
    </>
  );
}

const CHOICES: readonly { readonly value: OddsAcceptance; readonly label: string }[] = [
  { value: 'ASK', label: 'Ask me' },
  { value: 'BETTER', label: 'Accept better' },
  { value: 'ANY', label: 'Accept any' },
];

/** What happens when odds change after a stake was typed; remembered for the player. */
const OddsChanges = memo(function OddsChanges() {
  const { betslip, online } = useBetslipParts();
  const oddsAcceptance = useSlipPart((state) => state.oddsAcceptance);
  const id = useId();
  return (
    <div className={choice}>
      <label htmlFor={id}>Odds changes</label>
      <select
        id={id}
        className={select}
        value={oddsAcceptance}
        disabled={!online}
        onChange={(event) => betslip.chooseOddsAcceptance(event.target.value as OddsAcceptance)}
      >
        {CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
});

/** A preference of the player on this device. Their stakes go with the bet in any case. */
const KeepSelections = memo(function KeepSelections() {
  const { keepsSelections } = useBetslipParts().betslip;
  const isOn = useStore(keepsSelections);
  return (
    <div className={choice}>
      <span aria-hidden="true">Keep selections after the bet</span>
      <Switch label="Keep selections after the bet" isOn={isOn} onChange={keepsSelections.set} />
    </div>
  );
});

/** `aria-disabled`, because it is disabled and enabled again while it has the focus. */
function PlaceButton({ view, offline }: { readonly view: SlipView; readonly offline: boolean }) {
  const { button } = view;
  const enter = useEnterConfirmation(view);
  const { betslip, onLogIn, onUpdate } = useBetslipParts();
  const { deposit, isWaiting, onAnswer } = useDeposit(view.shortCents > 0);
  const id = useId();

  const actions: Partial<Record<BetButton['kind'], () => void>> = {
    logIn: onLogIn,
    place: betslip.place,
    acceptAndPlace: betslip.acceptAndPlace,
    // Not the function itself: it would take the event for selections.
    accept: () => betslip.accept(),
    deposit,
    ...(onUpdate && { update: onUpdate }),
  };

  const busy = button.kind === 'sending' || button.kind === 'checking' || isWaiting;
  const reason = button.reason;
  return (
    <>
      <QuickDepositOffer shortCents={view.shortCents} onAnswer={onAnswer} />
      {reason !== null && !button.quiet && (
        <p className={why} id={id}>
          {reason}
        </p>
      )}
      {enter.question !== null && (
        <p className={why} role="status">
          {enter.question}
        </p>
      )}
      <Button
        id={PLACE_BUTTON_ID}
        tone="primary"
        size="lg"
        wide
        busy={busy}
        aria-disabled={!button.enabled || undefined}
        aria-describedby={reason === null ? undefined : id}
        onKeyDown={enter.onKeyDown}
        onBlur={enter.onBlur}
        onClick={actions[button.kind]}
      >
        {offline && <Icon name="offline" size={18} />}
        {button.kind === 'placed' && <Icon name="check" size={18} />}
        {button.label}
      </Button>
      {reason !== null && button.quiet && (
        <VisuallyHidden>
          <span id={id}>{reason}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
