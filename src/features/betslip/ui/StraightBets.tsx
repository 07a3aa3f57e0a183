import { memo } from 'react';
import { Link } from 'react-router';
import { cls } from '../../../ui/cls.ts';
import type { BetView } from '../logic/view/slipView.ts';
import { LegTime } from './LegTime.tsx';
import { StraightCard } from './StraightCard.tsx';
import type { SectionProps } from './sections.tsx';
import { eventLink, third } from './slipStyles.ts';

const group = cls({ display: 'flex', flexDirection: 'column', gap: 6, flex: 'none' });
const heading = cls({ padding: '2px 2px 0 14px', fontWeight: 600, '&&': { color: '$text2' } });

/** Rendered again only when its own bet changes: of twenty, one price moves at a time. */
const Card = memo(StraightCard);

/** A card for each straight bet. Several on one event stand together below its name. */
export function StraightBets({ bets, sameEvent, refusals: _none, ...props }: SectionProps) {
  const groups = new Map<string, BetView[]>();
  for (const bet of bets) {
    const grouped = sameEvent.find(({ draftBetIds }) => draftBetIds.includes(bet.draftBetId));
    const key = grouped?.eventId ?? bet.groups[0]?.eventId ?? bet.draftBetId;
    groups.set(key, [...(groups.get(key) ?? []), bet]);
  }
  // The wrapper and its key are the same for one bet and for several, so that a field keeps the focus when another bet joins its own.
  return [...groups].map(([eventId, own]) => {
    const name = sameEvent.find((one) => one.eventId === eventId)?.eventName;
    const [leg] = own[0]?.legs ?? [];
    return (
      <section key={eventId} className={group} {...(name !== undefined && { 'aria-label': name })}>
        {name !== undefined && leg !== undefined && (
          <p className={`${third} ${heading}`}>
            <Link className={eventLink} to={leg.eventPath}>
              {name}
            </Link>
            <span aria-hidden="true">·</span>
            <LegTime leg={leg} now={props.now} />
          </p>
        )}
        {own.map((bet) => (
          <Card key={bet.draftBetId} bet={bet} underEvent={name !== undefined} {...props} />
        ))}
      </section>
    );
  });
}
