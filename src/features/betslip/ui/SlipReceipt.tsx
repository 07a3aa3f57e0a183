import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { formatMoney } from '../../../../core/money.ts';
import { shownOdds } from '../../../../core/odds.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PlacedIllustration } from '../../../ui/illustrations/PlacedIllustration.tsx';
import type { Receipt } from '../logic/placement/placement.ts';
import { useBetslipParts } from './betslipContext.ts';
import { ShareButton } from './ShareButton.tsx';
import { betCard } from './slipStyles.ts';

const thanks = cls({ flex: 'none', padding: '20px 24px 12px' });
const list = cls({ padding: '0 12px' });
const reward = cls({ color: '$reward' });
const ways = cls({ flex: 'none' });
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
const canBeTold = (): boolean => 'PushManager' in window && 'Notification' in window && Notification.permission === 'default';

/** The placed bets, and a link to My Bets. */
export function SlipReceipt({ receipt }: SlipReceiptProps) {
  const { firstName, balanceCents, format } = useBetslipParts();
  const navigate = useNavigate();
  const count = receipt.bets.length;
  const luck = firstName === null ? 'Good luck.' : `Good luck, ${firstName}.`;
  // The balance of the answer: a later one may contain the win.
  const known = receipt.balanceCents ?? balanceCents;
  const root = useRef<HTMLDivElement>(null);

  // The list of many bets may have been scrolled down. In braces: newer browsers return a promise, which is no clean-up.
  useEffect(() => {
    root.current?.closest('[role=tabpanel]')?.scrollTo({ top: 0 });
  }, []);

  const balance = known === null ? '' : ` Balance is now ${formatMoney(known)}.`;
  return (
    <>
      <div role="status" ref={root}>
        <EmptyState
          className={thanks}
          illustration={<PlacedIllustration />}
          title={`You’re in. ${count === 1 ? '1 bet' : `${count} bets`} placed.`}
        >
          {luck}
          {balance}
        </EmptyState>
      </div>
      {count > 0 && (
        <ul className={`${betCard} ${list}`}>
          {receipt.bets.map((bet) => (
            <li key={bet.betId} className={row}>
              <div>
                <strong>{bet.title}</strong>
                <small>{bet.subtitle}</small>
                {bet.reward !== undefined && <small className={reward}>{bet.reward}</small>}
                <small>ID {bet.reference}</small>
              </div>
              <div>
                <strong>{formatMoney(bet.stakeCents)}</strong>
                <small>{shownOdds(bet.odds, format)}</small>
                <small>To pay {formatMoney(bet.payoutCents)}</small>
              </div>
              <ShareButton betId={bet.betId} label={`Share bet: ${bet.title}`} />
            </li>
          ))}
        </ul>
      )}
      <div className={ways}>
        <Button tone="secondary" wide onClick={() => void navigate('/my-bets')}>
          My Bets
        </Button>
        {canBeTold() && (
          <Button tone="quiet" wide onClick={() => void navigate('/account/settings/notifications')}>
            Tell me when it settles
          </Button>
        )}
      </div>
    </>
  );
}
