import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { LegRules } from '../../../ui/LegRules.tsx';
import { Note } from '../../../ui/Note.tsx';
import { AmountFields } from './AmountFields.tsx';
import { BetReward } from './BetReward.tsx';
import { BoostedPrice } from './BoostedPrice.tsx';
import { useBetslipParts } from './betslipContext.ts';
import { CardMessages } from './CardMessages.tsx';
import { JoinedLeg } from './JoinedLeg.tsx';
import type { BetCardProps } from './StraightCard.tsx';
import { betCard, cardHead, strongLine } from './slipStyles.ts';
import { TeaserPoints } from './TeaserPoints.tsx';

const head = cls({ paddingBottom: 4 });
const total = cls({ type: 'base', fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' });
const legs = cls({ borderTop: '1px solid $line' });
const foot = cls({ padding: '0 12px 8px' });

/** The legs that can be teased as one bet, at the points chosen. */
export function TeaserCard({ bet, disabled, locked, now }: BetCardProps) {
  const { betslip, online } = useBetslipParts();
  const nameId = useId();
  const { teaser } = bet;
  if (teaser === null) return null;
  return (
    <>
      <article className={betCard} aria-labelledby={nameId} data-bet-type={bet.type}>
        <div className={`${cardHead} ${head}`}>
          <span className={strongLine} id={nameId}>
            {bet.title}
          </span>
          <span className={total}>
            {online && bet.boostedOdds !== null && bet.totalOdds !== null ? (
              <BoostedPrice plain={bet.totalOdds} boosted={bet.boostedOdds} />
            ) : online ? (
              (bet.totalOdds ?? '—')
            ) : (
              'Paused'
            )}
          </span>
          <LegRules legs={bet.legs} />
        </div>
        <TeaserPoints teaser={teaser} disabled={locked} />
        <ul className={legs}>
          {bet.legs.map((leg) => (
            <JoinedLeg key={leg.selectionId} leg={leg} priced={false} locked={locked} now={now} />
          ))}
        </ul>
        <AmountFields bet={bet} disabled={disabled || bet.isLocked} nameId={nameId} />
        <CardMessages messages={bet.messages} />
        <BetReward bet={bet} disabled={disabled} />
        <div className={foot}>
          <Button tone="quiet" size="sm" aria-disabled={locked || undefined} onClick={betslip.clearTeaser}>
            Clear teaser
          </Button>
        </div>
      </article>
      {teaser.leftOut.length > 0 && (
        <Note
          tone="neutral"
          icon="info"
          title={
            teaser.leftOut.length === 1
              ? `${teaser.leftOut[0]} is not in this teaser`
              : `${teaser.leftOut.length} picks are not in this teaser`
          }
        >
          Only main spreads and totals of football or basketball can be teased, before the start and near −110.
        </Note>
      )}
    </>
  );
}
