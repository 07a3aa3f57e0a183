import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useEventPage } from '../data/useEventPage.ts';
import { useWatchAll } from '../data/useLive.ts';
import { useNow } from '../data/useNow.ts';
import { marketGroups, OPEN_AT_FIRST } from '../logic/marketGroups.ts';
import type { SlateEvent } from '../logic/slate.ts';
import { EventFeaturedBets } from './EventFeaturedBets.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { MarketAccordion } from './MarketAccordion.tsx';
import { NotFoundNotice } from './NotFoundNotice.tsx';
import { Scoreboard } from './Scoreboard.tsx';
import { SlateRegion } from './SlateRegion.tsx';
import { titledPage } from './sectionStyles.ts';

const crumb = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  minWidth: 0,
  type: 'body',
  color: '$text3',
  '& a': { color: '$text2', fontWeight: 500, borderRadius: '$xs', whiteSpace: 'nowrap', '&:hover': { color: '$text' } },
  '& > h1': { font: 'inherit', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

function EventView({ event }: { readonly event: SlateEvent }) {
  const now = useNow(60_000);
  const groups = useMemo(() => marketGroups(event), [event]);
  useWatchAll([event.id]);
  useTitle(event.name);
  return (
    <div className={titledPage}>
      <nav className={crumb} aria-label="Breadcrumb">
        <Link to={event.competitionPath}>{event.competitionName}</Link>
        <Icon name="chevronRight" size={14} />
        <h1 aria-current="page">{event.name}</h1>
      </nav>
      <Scoreboard event={event} now={now} />
      {groups.map((group, index) => (
        <MarketAccordion key={group.key} event={event} group={group} openAtFirst={index < OPEN_AT_FIRST} />
      ))}
      {groups.length === 0 && (
        <RegionEmpty title="No lines on this game right now">They open as soon as prices are set.</RegionEmpty>
      )}
      <EventFeaturedBets eventId={event.id} />
    </div>
  );
}

export function EventPage() {
  const { eventId = '' } = useParams();
  const page = useEventPage(eventId);
  return (
    <SlateRegion slate={page} what="event" skeleton={<EventSkeleton />}>
      {({ found }) => (found ? <EventView key={eventId} event={found} /> : <NotFoundNotice what="event" />)}
    </SlateRegion>
  );
}
