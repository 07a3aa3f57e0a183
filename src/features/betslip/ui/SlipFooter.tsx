import { useId } from 'react';
import { formatMoney } from '../../../../core/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { BetButton } from '../logic/betButton.ts';
import type { SlipView } from '../logic/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';
import { PLACE_BUTTON_ID } from './slipStyles.ts';

const foot = cls({ borderTop: '1px solid $line', padding: '12px 16px 16px', display: 'grid', gap: 12, flex: 'none' });
const totals = cls({
  display: 'grid',
  gap: 4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', type: 'body', color: '$text2' },
  '& dd': { color: '$text', type: 'base', fontWeight: 600 },
});
const main = cls({ '& dd': { fontSize: 16, fontWeight: 700 } });
const why = cls({ type: 'caption', color: '$text2', textAlign: 'center', textWrap: 'balance' });

/** Totals, the bet button, and beside it the reason if it is disabled. */
export function SlipFooter({ view }: { readonly view: SlipView }) {
  const { online } = useBetslipParts();
  return (
    <footer className={foot}>
      <dl className={totals}>
        <div>
          <dt>{view.stakedBets > 1 ? `Total bet (${view.stakedBets})` : 'Total bet'}</dt>
          <dd>{formatMoney(view.totalStakeCents)}</dd>
        </div>
        <div className={main}>
          <dt>Potential payout</dt>
          <dd>{view.payoutCents === null ? '—' : formatMoney(view.payoutCents)}</dd>
        </div>
      </dl>
      <PlaceButton button={view.button} offline={!online} />
    </footer>
  );
}

/** Under the receipt of an emptied slip: Bet Placed for a while, and a button to bet the same again. */
export function PlacedFooter({ view }: { readonly view: SlipView }) {
  const { betslip, online } = useBetslipParts();
  return (
    <footer className={foot}>
      {view.button.kind === 'placed' && <PlaceButton button={view.button} offline={false} />}
      <Button tone="text" wide disabled={!online} onClick={betslip.keepSame}>
        Keep same selections
      </Button>
    </footer>
  );
}

function PlaceButton({ button, offline }: { readonly button: BetButton; readonly offline: boolean }) {
  const { betslip, onLogIn } = useBetslipParts();
  const id = useId();

  const actions: Partial<Record<BetButton['kind'], () => void>> = {
    logIn: onLogIn,
    place: betslip.place,
    acceptAndPlace: betslip.acceptAndPlace,
    accept: betslip.accept,
  };

  const busy = button.kind === 'sending' || button.kind === 'checking';
  const reason = button.reason;
  return (
    <>
      {reason !== null && !button.quiet && (
        <p className={why} id={id}>
          {reason}
        </p>
      )}
      <Button
        id={PLACE_BUTTON_ID}
        tone="primary"
        size="lg"
        wide
        busy={busy}
        disabled={!button.enabled}
        aria-describedby={reason === null ? undefined : id}
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
