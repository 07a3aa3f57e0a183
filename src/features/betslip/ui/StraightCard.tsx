import { memo, useId } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/IconButton.tsx';
import { LegRules } from '../../../ui/LegRules.tsx';
import type { LegView } from '../logic/view/legView.ts';
import type { BetView } from '../logic/view/slipView.ts';
import { AcceptLegs } from './AcceptLegs.tsx';
import { AmountFields } from './AmountFields.tsx';
import { BetReward } from './BetReward.tsx';
import { useBetslipParts } from './betslipContext.ts';
import { CardMessages } from './CardMessages.tsx';
import { LegPrice } from './LegPrice.tsx';
import { LegTime, type LegTimeProps } from './LegTime.tsx';
import { betCard, cardHead, eventLink, mutedLine, removeMark, second, strongLine, struck, third } from './slipStyles.ts';

export interface BetCardProps {
  readonly bet: BetView;
  readonly disabled: boolean;
  /** The pick cannot be removed now. */
  readonly locked: boolean;
  /** Epoch milliseconds: decides which day is "today". */
  readonly now: number;
}

/** One pick as a straight bet with its own stake. @param underEvent the event's name and time stand above the card. */
export function StraightCard({ bet, disabled, locked, now, underEvent }: BetCardProps & { readonly underEvent: boolean }) {
  const nameId = useId();
  const [leg] = bet.legs;
  if (!leg) return null;
  return (
    <article className={betCard} aria-labelledby={nameId} data-bet-type={bet.type}>
      <div className={cardHead}>
        <span className={leg.price.kind === 'unavailable' ? `${strongLine} ${mutedLine}` : strongLine} id={nameId}>
          {leg.title} {leg.lineWas && <s className={struck}>{leg.lineWas}</s>}
        </span>
        <LegPrice price={leg.price} size="card" boosted={bet.boostedOdds} />
        <LegFacts
          selectionId={leg.selectionId}
          title={leg.title}
          marketName={leg.marketName}
          rule={leg.rule}
          eventId={leg.eventId}
          eventName={leg.eventName}
          eventPath={leg.eventPath}
          startsAt={leg.startsAt}
          live={leg.live}
          locked={locked}
          now={now}
          underEvent={underEvent}
        />
        <AcceptLegs legs={bet.legs} price={leg.price.text} of={leg.title} disabled={locked} />
      </div>
      <AmountFields bet={bet} disabled={disabled || bet.isLocked} nameId={nameId} />
      <CardMessages messages={[...bet.messages, ...leg.messages]} />
      <BetReward bet={bet} disabled={disabled} />
    </article>
  );
}

type LegFactsProps = Pick<BetCardProps, 'locked' | 'now'> &
  Pick<LegView, 'selectionId' | 'title' | 'marketName' | 'rule' | 'eventPath'> &
  LegTimeProps & { readonly underEvent: boolean };

/** All of a pick that a price change leaves as it is, with the button that removes it. */
const LegFacts = memo(function LegFacts({
  selectionId,
  title,
  marketName,
  rule,
  eventPath,
  locked,
  now,
  underEvent,
  ...event
}: LegFactsProps) {
  const { betslip } = useBetslipParts();
  return (
    <>
      <IconButton
        compact
        className={removeMark}
        icon="close"
        label={`Remove ${title}`}
        aria-disabled={locked || undefined}
        onClick={() => betslip.remove(selectionId)}
      />
      <span className={second}>{marketName}</span>
      <LegRules legs={[{ title, rule }]} />
      {!underEvent && (
        <span className={third}>
          <Link className={eventLink} to={eventPath}>
            {event.eventName}
          </Link>
          <span aria-hidden="true">·</span>
          <LegTime leg={event} now={now} />
        </span>
      )}
    </>
  );
});
