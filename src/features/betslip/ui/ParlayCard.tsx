import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { AmountFields } from './AmountFields.tsx';
import { BetReward } from './BetReward.tsx';
import { BoostedPrice } from './BoostedPrice.tsx';
import { useBetslipParts } from './betslipContext.ts';
import { CardMessages } from './CardMessages.tsx';
import { JoinedGroup } from './JoinedLeg.tsx';
import type { BetCardProps } from './StraightCard.tsx';
import { betCard, cardHead, strongLine } from './slipStyles.ts';

const head = cls({ paddingBottom: 4, gridTemplateColumns: 'minmax(0, 1fr) auto' });
const total = cls({ type: 'base', fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums', paddingRight: 32 });
const calm = cls({ color: '$text3', fontWeight: 600 });

// In sight also below twenty legs, above their dots, at the lower edge of the padding around the card.
const fields = cls({
  position: 'sticky',
  bottom: -12,
  zIndex: 2,
  paddingTop: 12,
  borderTop: '1px solid $line',
  borderRadius: '0 0 $radii$md $radii$md',
  backgroundColor: '$inset',
});
const instead = cls({ padding: '0 12px 12px' });

/** All picks as one bet, joined by a line. */
export function ParlayCard({ bet, disabled, locked, now }: BetCardProps) {
  const { betslip, online } = useBetslipParts();
  const nameId = useId();
  return (
    <article className={betCard} aria-labelledby={nameId} data-bet-type={bet.type}>
      <div className={`${cardHead} ${head}`}>
        <span className={strongLine} id={nameId}>
          {bet.title}
        </span>
        <span className={online && bet.totalOdds !== null ? total : `${total} ${calm}`}>
          {online ? (
            bet.boostedOdds !== null && bet.totalOdds !== null ? (
              <BoostedPrice plain={bet.totalOdds} boosted={bet.boostedOdds} />
            ) : (
              (bet.totalOdds ?? '—')
            )
          ) : (
            'Paused'
          )}
        </span>
      </div>
      <ul>
        {bet.groups.map((group) => (
          <JoinedGroup key={group.eventId} group={group} locked={locked} now={now} />
        ))}
      </ul>
      <div className={fields}>
        <AmountFields bet={bet} disabled={disabled} nameId={nameId} />
      </div>
      <CardMessages messages={bet.messages} />
      <BetReward bet={bet} disabled={disabled} />
      {bet.isRefused && (
        <div className={instead}>
          <Button size="sm" onClick={() => betslip.chooseTab('STRAIGHT')}>
            Bet as straights
          </Button>
        </div>
      )}
    </article>
  );
}
