import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { useEventPage } from '../data/useEventPage.ts';
import { useEventFact, useWatchAll } from '../data/useLive.ts';
import { useNow } from '../data/useNow.ts';
import { useNames, useStatistics } from '../data/useStatistics.ts';
import { sportName } from '../logic/competitionPage.ts';
import type { SlateEvent } from '../logic/slate.ts';
import { type EventPlayer, type EventStatistics, infoTabs } from '../logic/statistics.ts';
import { Crumb } from './Crumb.tsx';
import { EventFeaturedBets } from './EventFeaturedBets.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { EventMarkets } from './event/EventMarkets.tsx';
import { PlayersContext } from './event/playersContext.ts';
import { notFoundNotice } from './notFoundPart.ts';
import { Scoreboard } from './Scoreboard.tsx';
import { SlateRegion } from './SlateRegion.tsx';
import { titledList } from './sectionStyles.ts';

const atEnd = cls({ marginLeft: 'auto', flex: 'none' });
const NO_PLAYERS: readonly EventPlayer[] = [];
const eventInfo = lazyPart(() => import('./event/EventInfo.tsx').then((module) => module.EventInfo));

/** The live stream's place. */
const stream = lazyPart<{ readonly eventId: string }>(() => import('./stream/LiveStream.tsx').then((module) => module.LiveStream));

interface EventViewProps {
  readonly event: SlateEvent;
  readonly statistics: EventStatistics | null;
}

function EventView({ event: loaded, statistics }: EventViewProps) {
  const now = useNow(60_000);
  const players = useNames(statistics?.players);
  // The same object while the names are: a player's numbers change every few seconds, and no price with them.
  const event = useMemo(() => ({ ...loaded, players }), [loaded, players]);
  const [isInfoOpen, setInfoOpen] = useState(false);
  const hasInfo = statistics !== null && infoTabs(statistics, null).length > 0;
  useWatchAll([event.id]);
  const status = useEventFact(event.id, (state) => state.status, event.status);
  useTitle(event.name);
  return (
    <div className={titledList}>
      <Crumb
        steps={[
          { label: sportName(event.sport), path: null },
          { label: event.competitionName, path: event.competitionPath },
        ]}
        end={
          hasInfo && (
            <Button tone="outline" size="sm" className={atEnd} aria-expanded={isInfoOpen} onClick={() => setInfoOpen(!isInfoOpen)}>
              <Icon name="grid" size={16} />
              Stats
            </Button>
          )
        }
      >
        <h1 aria-current="page">{event.name}</h1>
      </Crumb>
      <Scoreboard event={event} now={now} statistics={statistics} />
      {isInfoOpen && statistics !== null && <eventInfo.Component event={event} statistics={statistics} now={now} />}
      <PlayersContext value={statistics?.players ?? NO_PLAYERS}>
        {status === 'IN_PLAY' && <stream.Component eventId={event.id} />}
        <EventMarkets event={event} />
      </PlayersContext>
      <EventFeaturedBets eventId={event.id} />
    </div>
  );
}

export function EventPage() {
  const { eventId = '' } = useParams();
  const page = useEventPage(eventId);
  const statistics = useStatistics(eventId);
  const skeleton = <EventSkeleton />;
  return (
    <SlateRegion slate={page} what="event" skeleton={skeleton}>
      {({ found }) => {
        if (found === null) return <notFoundNotice.Component what="event" />;
        // Shown together, so that no price moves when they come.
        return statistics === undefined ? skeleton : <EventView key={eventId} event={found} statistics={statistics} />;
      }}
    </SlateRegion>
  );
}
