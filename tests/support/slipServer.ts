import { type FakeServer, fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { PersistedValueDefinition } from '../../src/platform/storage/persistedValue.ts';

const section = { errors: [], draftBets: [], draftBetEventGroupings: [] };

/** A single bet on a selection, without a stake or rewards. */
const straightOf = (id: string) => ({
  id: `straight:${id}`,
  label: null,
  teaser: null,
  isParlayPlusEligible: false,
  numberOfCombinations: 1,
  combinationSizes: [],
  betAmount: { amount: 0 },
  winAmount: { amount: 0 },
  betToWinRatio: { numeratorLong: 10, denominatorLong: 11 },
  errors: [],
  draftLegs: [{ marketSelection: { id }, teasedPoints: null, buyPointOptions: [] }],
  draftLegEventGroupings: [],
  patronSetAmountType: 'BET',
  amountSourceType: 'CASH',
  selectedFreeBetId: null,
  selectedProfitBoostId: null,
  boostedTotalOdds: null,
  boostedWinAmount: null,
  availableFreeBets: [],
  availableProfitBoosts: [],
  availablePromotionalCreditBalance: null,
});

/** The server's slip with these selections, at these odds. */
export function serverSlip(selectionIds: readonly string[], revision = 1, odds?: readonly [number, number]) {
  const straight = { ...section, draftBets: selectionIds.map(straightOf) };
  const sections = { straight, parlay: section, teaser: section, roundRobin: section };
  return { id: 'player:p1', revision, errors: [], marketSelections: selectionIds.map((id) => legOf(id, odds)), ...sections };
}

/** An open leg of the server's slip. */
function legOf(id: string, [numeratorLong, denominatorLong]: readonly [number, number] = [10, 11]) {
  const quote = { id, name: id, numeratorLong, denominatorLong, points: null };
  return {
    acceptedSelection: quote,
    marketSelection: quote,
    marketId: `m-${id}`,
    marketName: 'Moneyline',
    marketType: 'MONEYLINE',
    marketStatus: 'OPEN',
    placeDelayMs: 0,
    marketStartAt: '2026-11-22T21:25:00Z',
    eventId: `e-${id}`,
    eventName: id,
    eventStatus: 'PRE_GAME',
    eventPath: `/${id}`,
    marketSelectionOddsTrend: null,
    marketSelectionRequiresAcceptance: false,
    errors: [],
  };
}

/** The services that the slip of a player uses, over this server; nothing is stored yet. */
export function slipServices(server: FakeServer) {
  const persist = <Value>({ initial }: PersistedValueDefinition<Value>) => ({
    ...createStore(initial),
    stored: async () => undefined,
    loaded: async () => undefined,
  });
  return {
    session: server.session,
    connection: server.connection,
    persist,
    clock: server.time.clock,
    timers: server.time.timers,
    report: () => undefined,
    anonymousToken: createStore(null),
    player: createStore(null),
    playableCents: createStore(null),
    oddsFormat: createStore('AMERICAN'),
    persistInTab: () => ({ read: () => null, write: () => undefined }),
    persistOnDevice: () => ({ read: () => null, write: () => undefined }),
    analytics: { track: () => undefined },
    betsPlaced: () => undefined,
    betsRefused: () => undefined,
  };
}

/** A server whose slip of this player has these selections. */
export function slipServer(selectionIds: readonly string[]): FakeServer {
  const server = fakeServer();
  let slip = serverSlip(selectionIds);
  const change = (ids: readonly string[]) => {
    slip = serverSlip(ids, slip.revision + 1);
    return { betslip: slip, userErrors: [] };
  };
  server.answer('Betslip', () => ({ betslip: slip }));
  server.answer('BetslipClear', () => ({ betslipClear: change([]) }));
  server.answer('BetslipAddMarketSelection', ({ selectionId }) => ({
    betslipAddMarketSelection: change([...slip.marketSelections.map((leg) => leg.acceptedSelection.id), String(selectionId)]),
  }));
  server.answer('OddsAcceptance', () => ({ account: null }));
  return server;
}
