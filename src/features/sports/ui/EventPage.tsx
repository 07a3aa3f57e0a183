import { Link, useParams } from 'react-router';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { useEventPage } from '../data/useEventPage.ts';
import { useWatchAll } from '../data/useLive.ts';
import { useNow } from '../data/useNow.ts';
import type { SlateEvent } from '../logic/slate.ts';
import { EventFeaturedBets } from './EventFeaturedBets.tsx';
import { EventMarkets } from './EventMarkets.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { NotFoundNotice } from './NotFoundNotice.tsx';
import { Scoreboard } from './Scoreboard.tsx';
import { SlateRegion } from './SlateRegion.tsx';
import { titledList } from './sectionStyles.ts';

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
  useWatchAll([event.id]);
  useTitle(event.name);
  return (
    <div className={titledList}>
      <nav className={crumb} aria-label="Breadcrumb">
        <Link to={event.competitionPath}>{event.competitionName}</Link>
        <Icon name="chevronRight" size={14} />
        <h1 aria-current="page">{event.name}</h1>
      </nav>
      <Scoreboard event={event} now={now} />
      <EventMarkets event={event} />
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
