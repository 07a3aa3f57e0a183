import { type ReactNode, useMemo } from 'react';
import { createStore } from '../../../../platform/externalStore.ts';
import { type StillBoard, stillPrices } from '../../../../platform/gallery/stillPrices.ts';
import { stillServices } from '../../../../platform/gallery/stillServices.ts';
import { ServicesContext, useServices } from '../../../../platform/usePlatform.ts';
import { cls, join } from '../../../../ui/cls.ts';
import { BrandPanels } from '../../../../ui/gallery/BrandPanels.tsx';
import { nothing } from '../../../../ui/gallery/galleryStyles.ts';
import { Sample, sampleColumns, samples } from '../../../../ui/gallery/Sample.tsx';
import { useTitle } from '../../../../ui/useTitle.ts';
import { marketGroups } from '../../logic/markets/groups.ts';
import type { Competition, SlateEvent } from '../../logic/slate.ts';
import { CompetitionCard } from '../CompetitionCard.tsx';
import { EventInfo } from '../event/EventInfo.tsx';
import { MarketCard } from '../event/MarketCard.tsx';
import { LiveStrip } from '../LiveStrip.tsx';
import { LineMovementCard } from '../movement/LineMovementCard.tsx';
import { OddsButton } from '../odds/OddsButton.tsx';
import { Scoreboard } from '../Scoreboard.tsx';
import { SlateSkeleton } from '../Skeletons.tsx';
import { SlateMessage } from '../SlateMessage.tsx';
import { boardOf, firstPrice, LIVE, PICKED, PRICES, ROWS, SAMPLES_AT, THREE_WAY } from './boardSamples.ts';
import { EVENT_BOARD, FIGHT, FOOTBALL_EVENT, SOCCER_EVENT, STATISTICS } from './eventSamples.ts';
import { MOVEMENTS } from './movementSamples.ts';

/** As wide as the lists of the product at most. */
const listWide = cls({ maxWidth: 960 });
const cards = sampleColumns(252);
const prices = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: 16 });

const listOf = (events: readonly SlateEvent[]): Competition => ({
  id: 'gallery',
  name: 'NFL',
  path: '/live',
  sport: 'football',
  icon: 'football',
  eventCount: events.length + 9,
  events,
});
const NFL = listOf(ROWS);
const SOCCER: Competition = { ...listOf([THREE_WAY]), name: 'Premier League', sport: 'soccer' };

const GROUPS = [FOOTBALL_EVENT, SOCCER_EVENT, FIGHT].flatMap((event) => {
  const { open, closed } = marketGroups(event);
  return [...open, ...closed].map((group) => ({ event, group }));
});

const PLACES = ['lines', 'competition', 'event', 'strip'] as const;

/** Every state of a price, a row, a list and the live strip, in every brand of a sportsbook and mode. For developers. */
export function SportsGallery() {
  useTitle('Gallery of the lines');
  return <BrandPanels title="Gallery of the lines" Samples={Samples} only="sportsbook" isWide />;
}

function Samples() {
  return (
    <div className={join(samples, listWide)}>
      <Still>
        <div className={prices}>
          {PRICES.map(({ name, event }) => (
            <Sample key={name} name={name}>
              <OddsButton event={event} {...firstPrice(event)} />
            </Sample>
          ))}
        </div>
        <Sample name="A list">
          <CompetitionCard competition={NFL} now={SAMPLES_AT} seeAll />
        </Sample>
        <Sample name="A list with a draw">
          <CompetitionCard competition={SOCCER} now={SAMPLES_AT} title="Live" />
        </Sample>
        <Sample name="The live strip">
          <LiveStrip events={LIVE} />
        </Sample>
      </Still>
      <Still isPaused>
        <Sample name="A list, offline">
          <CompetitionCard competition={listOf(LIVE)} now={SAMPLES_AT} />
        </Sample>
        <Sample name="The live strip, offline">
          <LiveStrip events={LIVE} />
        </Sample>
      </Still>
      <Still board={EVENT_BOARD}>
        {GROUPS.map(({ event, group }) => (
          <Sample key={`${event.id} ${group.key}`} name={`${event.sport}, ${group.title}`}>
            <MarketCard event={event} group={group} openAtFirst isFirst />
          </Sample>
        ))}
        <Sample name="An event before the start">
          <Scoreboard event={FOOTBALL_EVENT} now={SAMPLES_AT} />
        </Sample>
        <Sample name="An event in play">
          <Scoreboard event={SOCCER_EVENT} now={SAMPLES_AT} statistics={STATISTICS} />
        </Sample>
        <Sample name="A fight">
          <Scoreboard event={FIGHT} now={SAMPLES_AT} statistics={STATISTICS} />
        </Sample>
        <Sample name="Statistics">
          <EventInfo event={FOOTBALL_EVENT} statistics={STATISTICS} now={SAMPLES_AT} />
        </Sample>
      </Still>
      <div className={cards}>
        {MOVEMENTS.map(
          ([name, view]) =>
            view && (
              <Sample key={name} name={`Movement, ${name}`}>
                <LineMovementCard {...view} />
              </Sample>
            ),
        )}
      </div>
      <Sample name="Loading">
        <SlateSkeleton above="strip" />
      </Sample>
      {PLACES.flatMap((what) =>
        (['error', 'offline'] as const).map((kind) => (
          <Sample key={`${what} ${kind}`} name={`No ${what}, ${kind}`}>
            <SlateMessage what={what} kind={kind} onRetry={nothing} />
          </Sample>
        )),
      )}
    </div>
  );
}

/** A page whose prices and picks stay as they are. */
interface StillProps {
  readonly isPaused?: boolean;
  readonly board?: StillBoard;
  readonly children: ReactNode;
}

function Still({ isPaused = false, board, children }: StillProps) {
  const services = useServices();
  const still = useMemo(
    () => ({
      ...stillServices(services, { status: 'loggedOut', isOnline: !isPaused }),
      prices: stillPrices(board ?? boardOf(isPaused)),
      watchEvents: () => nothing,
      oddsFormat: createStore('AMERICAN' as const),
      picks: {
        subscribe: () => nothing,
        onSelection: () => nothing,
        count: () => PICKED.size,
        toggle: nothing,
        has: (id: string) => PICKED.has(id),
      },
    }),
    [services, isPaused, board],
  );
  return <ServicesContext value={still}>{children}</ServicesContext>;
}
