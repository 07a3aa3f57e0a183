import type { OddsFormat } from '../../core/money/odds.ts';
import { InSightContext } from '../../src/features/sports/data/useLive.ts';
import type { SlateEvent } from '../../src/features/sports/logic/slate.ts';
import { OddsButton } from '../../src/features/sports/ui/odds/OddsButton.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { EventUpdate } from '../../src/platform/prices/liveEvent.ts';
import { useInSight } from '../../src/ui/useInSight.ts';
import { fakeServices } from '../../tests/support/fakeServices.ts';
import { connectedPrices, eventOfMarket, showProduct } from '../productPage.tsx';
import { EVENTS, eventId, play, priceLine, SELECTIONS_PER_EVENT, selectionId, watchFrames } from './traffic.ts';

/** The product's own odds buttons on its own price store, without the rest of a page. */
const events = Array.from({ length: EVENTS }, (_, event) =>
  eventOfMarket(
    {
      id: eventId(event),
      name: `Away ${event} @ Home ${event}`,
      path: '/',
      status: 'IN_PLAY',
      startsAt: '2026-01-01T00:00:00.000Z',
    },
    {
      id: `market-${event}`,
      name: 'Moneyline',
      type: 'MONEYLINE',
      selections: Array.from({ length: SELECTIONS_PER_EVENT }, (__, selection) => {
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
  ),
);

const prices = connectedPrices(events);
const services = fakeServices({
  prices,
  picks: {
    subscribe: () => () => undefined,
    onSelection: () => () => undefined,
    has: () => false,
    count: () => 0,
    toggle: () => undefined,
  },
  oddsFormat: createStore<OddsFormat>('AMERICAN'),
});

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

showProduct(
  services,
  events.map((event) => <Row key={event.id} event={event} />),
);
play((text) => prices.update(JSON.parse(text) as EventUpdate));
watchFrames();
