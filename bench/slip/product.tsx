import { MemoryRouter } from 'react-router';
import type { OddsFormat } from '../../core/money/odds.ts';
import { createBetslip } from '../../src/features/betslip/data/betslip.ts';
import { createPanel } from '../../src/features/betslip/data/panelChoice.ts';
import { slipEffects } from '../../src/features/betslip/data/slipEffects.ts';
import type { Persisted } from '../../src/features/betslip/data/slipPorts.ts';
import type { Slip } from '../../src/features/betslip/logic/slip.ts';
import { fakeApi } from '../../src/features/betslip/testing/fakeApi.ts';
import { slipOf } from '../../src/features/betslip/testing/fixtures.ts';
import { picksOf } from '../../src/features/betslip/testing/picksOf.ts';
import { BetslipContext } from '../../src/features/betslip/ui/betslipContext.ts';
import { OpenSlip } from '../../src/features/betslip/ui/OpenSlip.tsx';
import { InSightContext } from '../../src/features/sports/data/useLive.ts';
import type { Selection, SlateEvent } from '../../src/features/sports/logic/slate.ts';
import { OddsButton } from '../../src/features/sports/ui/odds/OddsButton.tsx';
import { afterPaint } from '../../src/platform/afterPaint.ts';
import { systemClock, systemTimers } from '../../src/platform/clock.ts';
import type { OpenRequests } from '../../src/platform/data/openRequests.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeServices } from '../../tests/support/fakeServices.ts';
import { watchFrames } from '../prices/traffic.ts';
import { connectedPrices, eventOfMarket, showProduct } from '../productPage.tsx';
import { CYCLE, picksAt, playChanges, STAKE_CENTS } from './traffic.ts';

/** The product's open slip on its own machine, and the price buttons of its picks, without the rest of a page and without a server. */

const STAKES = Object.fromEntries(picksAt(0).map(({ selectionId }) => [`straight:${selectionId}`, STAKE_CENTS]));
/** The slip after so many changes, as texts: a page parses what a server sends. */
const texts = Array.from({ length: CYCLE }, (_, changes) => JSON.stringify(slipOf(picksAt(changes), STAKES)));

function slipAt(changes: number): Slip {
  return { ...(JSON.parse(texts[changes % CYCLE] ?? '') as Slip), revision: changes + 1 };
}

function inMemory<Value>(first: Value): Persisted<Value> {
  return { ...createStore<Value>(first), stored: async () => undefined };
}

const api = fakeApi(slipAt(0));
const persistedSlip = inMemory<Slip | null>(null);
const keepsSelections = inMemory(false);
const report = (scope: string, error: unknown): void => {
  throw new Error(scope, { cause: error });
};
const betslip = createBetslip({
  login: createStore('loggedIn' as const),
  connection: createStore({ online: true, live: true }),
  anonymousToken: createStore<string | null>(null),
  persistedSlip,
  keepsSelections,
  unsent: { read: () => null, write: () => undefined },
  ownedPicks: { read: () => null, write: () => undefined },
  visitor: () => ({ playerAlias: null, isFault: false }),
  clock: systemClock,
  report,
  loadEffects: async () => (machine) =>
    slipEffects(
      {
        api,
        persistedTab: inMemory(null),
        persistedSlip,
        keepsSelections,
        openPlacements: { ...inMemory<OpenRequests>({}), loaded: async () => undefined },
        clock: systemClock,
        timers: systemTimers,
        newId: () => crypto.randomUUID(),
        report,
        trackError: () => undefined,
        onPlaced: () => undefined,
        onRefused: () => undefined,
        isAcknowledgementDue: createStore(false),
        balanceCents: createStore<number | null>(null),
        hold: () => undefined,
      },
      machine,
    ),
  afterPaint,
});

interface Priced {
  readonly event: SlateEvent;
  readonly selection: Selection;
}

const priced: readonly Priced[] = picksAt(0).map(({ selectionId, name, odds, pointsHundredths, ...pick }) => {
  const selection: Selection = { id: selectionId, name, side: 'HOME', pointsHundredths, odds };
  const event = eventOfMarket(
    { id: pick.eventId, name: pick.eventName, path: pick.eventPath, status: 'PRE_GAME', startsAt: pick.startsAt },
    { id: pick.marketId, name: pick.marketName, type: pick.marketType, selections: [selection] },
  );
  return { event, selection };
});

const prices = connectedPrices(priced.map(({ event }) => event));
const services = fakeServices({
  data: fakeServer().data,
  flags: { get: () => false, subscribe: () => () => undefined, areKnown: createStore(true) },
  prices,
  watchEvents: () => () => undefined,
  picks: picksOf(betslip),
  oddsFormat: createStore<OddsFormat>('AMERICAN'),
});

// Without the server's word that nothing is newer, a price takes no picks.
for (const { event } of priced) prices.observe(event.id, 1, 0);

const panel = createPanel(inMemory(false));
const opened = { current: false };

function Page() {
  return (
    <BetslipContext
      value={{
        betslip,
        panel,
        login: 'loggedIn',
        online: true,
        balanceCents: 10_000_000,
        firstName: null,
        format: 'AMERICAN',
        highlightMs: 2_000,
        onLogIn: () => undefined,
        onDeposit: () => undefined,
        onUpdate: null,
        paused: false,
      }}
    >
      <div className="prices">
        <InSightContext value>
          {priced.flatMap(({ event, selection }) =>
            event.markets.map((market) => <OddsButton key={market.id} event={event} market={market} selection={selection} />),
          )}
        </InSightContext>
      </div>
      <section className="slip">
        <OpenSlip maximized={false} wasMinimized={opened} />
      </section>
    </BetslipContext>
  );
}

showProduct(
  services,
  <MemoryRouter>
    <Page />
  </MemoryRouter>,
);
betslip.preload();
watchFrames();
if (location.hash === '#moving') playChanges((changes) => api.push(slipAt(changes)));
