import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { LegRules } from '../../../ui/LegRules.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import type { LegGroupView } from '../logic/view/legGroups.ts';
import { AcceptLegs } from './AcceptLegs.tsx';
import { AmountFields } from './AmountFields.tsx';
import { BetReward } from './BetReward.tsx';
import { BoostedPrice } from './BoostedPrice.tsx';
import { useBetslipParts } from './betslipContext.ts';
import { CardMessages } from './CardMessages.tsx';
import { GameName, JoinedGroup } from './JoinedLeg.tsx';
import type { BetCardProps } from './StraightCard.tsx';
import { betCard, cardHead, strongLine, third } from './slipStyles.ts';

const head = cls({ paddingBottom: 4 });
const total = cls({ type: 'base', fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' });
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
const rule = cls({ type: 'caption', color: '$text2', padding: '0 12px 10px 40px' });
const instead = cls({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '0 12px 12px' });

/** The game of a bet that is on one game alone: its price is the bet's. */
function wholeGame([only, ...others]: readonly LegGroupView[]): LegGroupView | null {
  return only?.isOneBet === true && others.length === 0 ? only : null;
}

/** All picks as one bet, joined by a line. */
export function ParlayCard({ bet, disabled, locked, now }: BetCardProps) {
  const { betslip, online } = useBetslipParts();
  const nameId = useId();
  const game = wholeGame(bet.groups);
  const { removal } = bet;
  return (
    <article className={betCard} aria-labelledby={nameId} data-bet-type={bet.type}>
      <div className={`${cardHead} ${head}`}>
        <span className={strongLine} id={nameId}>
          {bet.title} {game !== null && <Pill tone="accent">Same game</Pill>}
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
        <LegRules legs={bet.legs} />
        {game !== null && (
          <>
            <span className={third}>
              <GameName group={game} now={now} />
            </span>
            <AcceptLegs legs={game.legs} price={bet.totalOdds ?? 'changes'} of={game.eventName} disabled={locked} />
          </>
        )}
      </div>
      <ul>
        {bet.groups.map((group) => (
          <JoinedGroup key={group.eventId} group={group} isWhole={group === game} locked={locked} now={now} />
        ))}
      </ul>
      {bet.voidLegRule !== null && <p className={rule}>{bet.voidLegRule}</p>}
      <div className={fields}>
        <AmountFields bet={bet} disabled={disabled || bet.isLocked} nameId={nameId} />
      </div>
      <CardMessages messages={bet.messages} />
      {bet.isRefused && (
        <div className={instead}>
          {removal !== null && (
            <Button
              size="sm"
              tone="outline"
              aria-disabled={locked || undefined}
              onClick={() => {
                for (const selectionId of removal.selectionIds) betslip.remove(selectionId);
              }}
            >
              {removal.label}
            </Button>
          )}
          <Button size="sm" onClick={() => betslip.chooseTab('STRAIGHT')}>
            Bet as straights
          </Button>
        </div>
      )}
      <BetReward bet={bet} disabled={disabled} />
    </article>
  );
}
