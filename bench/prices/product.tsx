import { createRoot } from 'react-dom/client';
import { brand } from '../../brands/tsb/brand.ts';
import { HIGHLIGHT_MS } from '../../core/highlight.ts';
import type { OddsFormat } from '../../core/odds.ts';
import { InSightContext } from '../../src/features/sports/data/useLive.ts';
import type { SlateEvent } from '../../src/features/sports/logic/slate.ts';
import { OddsButton } from '../../src/features/sports/ui/odds/OddsButton.tsx';
import { systemClock, systemTimers } from '../../src/platform/clock.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { EventUpdate } from '../../src/platform/prices/liveEvent.ts';
import { PriceStore } from '../../src/platform/prices/priceStore.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { showMode, writeTheme } from '../../src/ui/applyTheme.ts';
import { useInSight } from '../../src/ui/useInSight.ts';
import { fakeServices } from '../../tests/support/fakeServices.ts';
import { EVENTS, eventId, play, priceLine, SELECTIONS_PER_EVENT, selectionId, watchFrames } from './traffic.ts';

/** The product's own odds buttons on its own price store, without the rest of a page. */
const store = new PriceStore({
  clock: systemClock,
  timers: systemTimers,
  nextFrame: (run) => void requestAnimationFrame(run),
  mayNotify: () => true,
  highlightMs: () => HIGHLIGHT_MS,
});

const marketId = (event: number): string => `market-${event}`;

function slateEvent(event: number): SlateEvent {
  return {
    id: eventId(event),
    name: `Away ${event} @ Home ${event}`,
    path: '/',
    sport: 'football',
    competitionName: 'NFL',
    competitionPath: '/',
    status: 'IN_PLAY',
    startsAt: '2026-01-01T00:00:00.000Z',
    participants: [],
    homeScore: null,
    awayScore: null,
    clock: null,
    periods: [],
    marketCount: 1,
    markets: [
      {
        id: marketId(event),
        name: 'Moneyline',
        type: 'MONEYLINE',
        status: 'OPEN',
        main: true,
        selections: Array.from({ length: SELECTIONS_PER_EVENT }, (_, selection) => {
          const { numeratorLong, denominatorLong } = priceLine(event, selection, 0);
          return {
            id: selectionId(event, selection),
            name: `Pick ${selection}`,
            side: 'HOME' as const,
            pointsHundredths: null,
            odds: { numerator: numeratorLong, denominator: denominatorLong },
          };
        }),
      },
    ],
  };
}

const events = Array.from({ length: EVENTS }, (_, event) => slateEvent(event));

const services = fakeServices({
  prices: store,
  picks: {
    subscribe: () => () => undefined,
    onSelection: () => () => undefined,
    has: () => false,
    count: () => 0,
    toggle: () => undefined,
  },
  oddsFormat: createStore<OddsFormat>('AMERICAN'),
});

writeTheme(brand);
showMode(brand, 'dark');
store.connected();
store.seedEvents(
  events.map((event, index) => ({
    id: event.id,
    sequence: 1,
    asOf: '2026-01-01T00:00:00.000Z',
    status: 'IN_PLAY',
    markets: [
      {
        id: marketId(index),
        status: 'OPEN',
        selections: Array.from({ length: SELECTIONS_PER_EVENT }, (_, selection) => {
          const { selectionId: id, ...price } = priceLine(index, selection, 0);
          return { id, ...price };
        }),
      },
    ],
  })),
);

/** The part of a product's row that serves its prices. */
function Row({ event }: { readonly event: SlateEvent }) {
  const [ref, inSight] = useInSight<HTMLDivElement>();
  return (
    <div ref={ref} className="row">
      <InSightContext value={inSight}>
        {event.markets.flatMap((market) =>
          market.selections.map((selection) => (
            <OddsButton key={selection.id} event={event} market={market} selection={selection} />
          )),
        )}
      </InSightContext>
    </div>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ServicesContext value={services}>
      {events.map((event) => (
        <Row key={event.id} event={event} />
      ))}
    </ServicesContext>,
  );
play((text) => store.update(JSON.parse(text) as EventUpdate));
watchFrames();
