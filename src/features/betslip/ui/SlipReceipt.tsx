import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { shownOdds } from '../../../../core/money/odds.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PlacedIllustration } from '../../../ui/illustrations/PlacedIllustration.tsx';
import { StraightIllustration } from '../../../ui/illustrations/StraightIllustration.tsx';
import { MONEY_WORDS } from '../../../words/glossary.ts';
import { useReceiptBets } from '../data/receiptBets.ts';
import { isSettled, outcomeText } from '../logic/placement/betNow.ts';
import type { Receipt } from '../logic/placement/placement.ts';
import { useBetslipParts } from './betslipContext.ts';
import { ShareButton } from './ShareButton.tsx';
import { betCard } from './slipStyles.ts';

const thanks = cls({ flex: 'none', padding: '20px 24px 12px' });
const list = cls({ padding: '0 12px' });
const reward = cls({ color: '$reward' });
const actions = cls({ flex: 'none' });
const row = cls({
  display: 'flex',
  gap: 12,
  justifyContent: 'space-between',
  padding: '10px 0',
  borderTop: '1px solid $line',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&:first-child': { borderTop: 0 },
  '& strong': { display: 'block', type: 'base', fontWeight: 600 },
  '& small': { display: 'block', type: 'caption', color: '$text2' },
  '& > div + div': { textAlign: 'right', flex: 'none' },
  '& > :first-child': { minWidth: 0, flex: 1 },
  '& > button': { margin: '-6px -8px', flex: 'none' },
});

export interface SlipReceiptProps {
  readonly receipt: Receipt;
}

/** The browser has notifications, and the player has not decided about them. */
const canAskForNotifications = (): boolean =>
  'PushManager' in window && 'Notification' in window && Notification.permission === 'default';

/** The placed bets as they are now, and a link to My Bets. */
export function SlipReceipt({ receipt }: SlipReceiptProps) {
  const { firstName, format } = useBetslipParts();
  const navigate = useNavigate();
  const now = useReceiptBets(receipt.placementId);
  const bets = receipt.bets.map((bet) => ({ bet, settled: now.find(({ betId }) => betId === bet.betId) }));
  const isOpen = bets.length === 0 || bets.some(({ settled }) => !isSettled(settled));
  const count = bets.length === 1 ? '1 bet' : `${bets.length} bets`;
  const root = useRef<HTMLDivElement>(null);

  // The list of many bets may have been scrolled down. In braces: newer browsers return a promise, which is no clean-up.
  useEffect(() => {
    root.current?.closest('[role=tabpanel]')?.scrollTo({ top: 0 });
  }, []);

  return (
    <>
      <div role="status" ref={root}>
        <EmptyState
          className={thanks}
          illustration={isOpen ? <PlacedIllustration /> : <StraightIllustration />}
          title={isOpen ? `You’re in. ${count} placed.` : `${count} settled.`}
        >
          {isOpen && (firstName === null ? 'Good luck.' : `Good luck, ${firstName}.`)}
        </EmptyState>
      </div>
      {bets.length > 0 && (
        <ul className={`${betCard} ${list}`}>
          {bets.map(({ bet, settled }) => (
            <li key={bet.betId} className={row}>
              <div>
                <strong>{bet.title}</strong>
                <small>{bet.subtitle}</small>
                {bet.reward !== undefined && <small className={reward}>{bet.reward}</small>}
                <small>ID {bet.reference}</small>
              </div>
              <div>
                <strong>{isSettled(settled) ? outcomeText(settled, bet.isCash) : formatMoney(bet.stakeCents)}</strong>
                <small>
                  {isSettled(settled) && `${formatMoney(bet.stakeCents)} at `}
                  {shownOdds(bet.odds, format)}
                </small>
                <small>
                  {MONEY_WORDS.payout} {formatMoney(settled?.payoutCents ?? bet.payoutCents)}
                </small>
              </div>
              {!isSettled(settled) && <ShareButton betId={bet.betId} label={`Share bet: ${bet.title}`} />}
            </li>
          ))}
        </ul>
      )}
      <div className={actions}>
        <Button tone="secondary" wide onClick={() => void navigate(isOpen ? '/my-bets' : '/my-bets/settled')}>
          My Bets
        </Button>
        {isOpen && canAskForNotifications() && (
          <Button tone="quiet" wide onClick={() => void navigate('/account/settings/notifications')}>
            Tell me when it settles
          </Button>
        )}
      </div>
    </>
  );
}
