import { sameOdds } from '../../../core/money/odds.ts';
import type { MarketStatus } from '../../../core/wire/contract.ts';
import { integer, normal, type Rolls } from '../model/random.ts';
import type { FeedChange, FeedPrice } from '../types.ts';
import { marketId } from './createEvent.ts';
import { advanceGame, type Game, startGame, viewGame } from './game.ts';
import type { TimedPlay } from './gameStep.ts';
import { settleLines } from './lines.ts';
import { priceLifetimeMs } from './priceLifetime.ts';
import { type MarketQuotes, quoteEvent, type Scope, selectionKey } from './quotes.ts';
import { boundedDrift, profileOf, type RollsOf, type SimulatedEvent } from './simulatedEvent.ts';
import type { SportProfile } from './sportProfile.ts';

/** An event one step later, and its feed changes. No changes: nothing visible changed. */
export interface EventStep {
  readonly event: SimulatedEvent;
  readonly changes: readonly FeedChange[];
  /** What happened in it, as pages tell it. */
  readonly plays?: readonly TimedPlay[];
}

/** Interval at which a running clock is published on its own; every other change of the event carries it too. */
const CLOCK_EVERY_MS = 2_000;

/** Before the start only the drift moves prices, and it never makes one better than fair. One move in so many is of all markets. */
const WHOLE_MOVES = 6;

/** Strong enough that a price reverts within minutes, weak enough that it moves away first. */
const DRIFT_RETAINED = 0.97;

/** Starts the event. */
export function startEvent(event: SimulatedEvent, rollsOf: RollsOf): EventStep {
  const game = startGame(profileOf(event), rollsOf(event));
  const started = settleLines({ ...event, game, clockMs: 0, step: event.step + 1 });
  return { event: started, changes: [stateChange(started, true), ...wholeOffer(started, 'ALL')] };
}

/** Advances a live event. The caller ends it: see `over`. */
export function playEvent(event: SimulatedEvent, elapsedMs: number, rollsOf: RollsOf): EventStep {
  const { played, decisive, published, plays, isCounted } = play(event, elapsedMs, rollsOf(event));
  const state = published ? [stateChange(played, false)] : [];
  if (played.game?.over) return { event: played, changes: state, plays };
  const reopened = event.suspendedMs > 0 && played.suspendedMs === 0;
  const isDue = played.suspendedMs === 0 && played.pricedMs >= priceLifetimeMs(played);
  if (!decisive && !reopened && !isDue && published !== 'SCORE') {
    const counted = isCounted && played.suspendedMs === 0 ? wholeOffer(played, 'COUNTED') : [];
    return { event: played, changes: [...state, ...counted], plays };
  }
  const settled = settleLines({ ...played, pricedMs: 0 });
  return { event: settled, changes: [...state, ...wholeOffer(settled, 'ALL')], plays };
}

/** Advances an event second by second through a longer time, and returns only the changes of the final state. */
export function playThrough(event: SimulatedEvent, forMs: number, rollsOf: RollsOf): EventStep {
  const profile = profileOf(event);
  let { game, suspendedMs, step } = event;
  const plays: TimedPlay[] = [];
  for (let left = forMs; left > 0 && game && !game.over; left -= 1_000, step += 1) {
    const random = rollsOf({ id: event.id, step });
    const next = advanceGame(profile, game, event, 1, random);
    game = next.game;
    plays.push(...(next.plays ?? []));
    suspendedMs = next.decisive && !game.over ? suspensionMs(profile, random) : Math.max(0, suspendedMs - 1_000);
  }
  const current = { ...event, game, suspendedMs, clockMs: 0, pricedMs: 0, step };
  const state = [stateChange(current, false)];
  if (game?.over) return { event: current, changes: state, plays };
  const settled = settleLines(current);
  return { event: settled, changes: [...state, ...wholeOffer(settled, 'ALL')], plays };
}

interface Played {
  readonly played: SimulatedEvent;
  /** The current prices are invalid. */
  readonly decisive: boolean;
  /** Whether the step is published, and whether it moves prices. */
  readonly published: 'SCORE' | 'CLOCK' | null;
  readonly plays: readonly TimedPlay[];
  /** Something was counted beside the score. Plays tell it at once, so that no price on it may wait. */
  readonly isCounted: boolean;
}

function play(event: SimulatedEvent, elapsedMs: number, random: Rolls): Played {
  const profile = profileOf(event);
  if (!event.game || event.game.over) return { played: event, decisive: false, published: null, plays: [], isCounted: false };
  const { game, decisive, plays = [] } = advanceGame(profile, event.game, event, elapsedMs / 1_000, random);
  const before = viewGame(profile, event.game);
  const after = viewGame(profile, game);
  const scored =
    before.homeScore !== after.homeScore ||
    before.awayScore !== after.awayScore ||
    before.periods.length !== after.periods.length ||
    (game.kind === 'sets' && event.game.kind === 'sets' && game.sets !== event.game.sets);
  const clockDue = before.clock !== after.clock && event.clockMs + elapsedMs >= CLOCK_EVERY_MS;
  const published = scored || game.over ? 'SCORE' : clockDue ? 'CLOCK' : null;
  const suspendedMs = decisive && !game.over ? suspensionMs(profile, random) : Math.max(0, event.suspendedMs - elapsedMs);
  const clockMs = published ? 0 : event.clockMs + elapsedMs;
  const pricedMs = event.pricedMs + elapsedMs;
  const isCounted = hasCounted(event.game, game);
  return {
    played: { ...event, game, suspendedMs, clockMs, pricedMs, step: event.step + 1 },
    decisive,
    published,
    plays,
    isCounted,
  };
}

function hasCounted(before: Game, after: Game): boolean {
  if (before.kind === 'clock' && after.kind === 'clock')
    return before.tally.stats !== after.tally.stats || before.tally.units !== after.tally.units;
  return before.kind === 'rounds' && after.kind === 'rounds' && before.landed !== after.landed;
}

/** One price update of an event: the market's drift takes a step. Suspended events do not change. */
export function movePrices(event: SimulatedEvent, random: Rolls): EventStep {
  if (event.suspendedMs > 0 || event.game?.over) return { event, changes: [] };
  const { driftStep } = profileOf(event);
  const scope: Scope = event.game === null && event.isWhole && random.next() * WHOLE_MOVES < 1 ? 'ALL' : 'MAIN';
  let moved = event;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const margin = moved.drift.margin * DRIFT_RETAINED + normal(random) * driftStep;
    const total = moved.drift.total * DRIFT_RETAINED + normal(random) * driftStep;
    moved = settleLines({ ...moved, drift: boundedDrift(event, { margin, total }) });
    // Compared at the same moment, because time alone changes prices. All values are sent; the catalogue finds the changed ones.
    if (offerChanges(event, moved, 'MAIN').length === 0) continue;
    const offer = wholeOffer(moved, scope);
    return { event: moved, changes: event.game ? [stateChange({ ...moved, clockMs: 0 }, false), ...offer] : offer };
  }
  return { event: moved, changes: [] };
}

function suspensionMs(profile: SportProfile, random: Rolls): number {
  const [least, most] = profile.kind === 'clock' ? (profile.suspendSeconds ?? [2, 4]) : [3, 6];
  return integer(random, least, most) * 1_000;
}

function stateChange(event: SimulatedEvent, starts: boolean): FeedChange {
  if (!event.game) throw new Error(`${event.id} has not begun`);
  const view = viewGame(profileOf(event), event.game);
  return {
    kind: 'eventState',
    eventId: event.id,
    state: {
      ...(starts && { status: 'IN_PLAY' as const }),
      clock: view.clock,
      periods: view.periods,
      ...(view.homeScore !== null && { homeScore: view.homeScore }),
      ...(view.awayScore !== null && { awayScore: view.awayScore }),
    },
  };
}

/** The status of each market of the scope, and the prices of the open ones. */
function wholeOffer(event: SimulatedEvent, scope: Scope): FeedChange[] {
  const markets = quoteEvent(event, scope);
  const prices = markets.flatMap((market) => (statusOf(event, market) === 'OPEN' ? pricesOf(event, market) : []));
  return [
    ...markets.map((market) => ({
      kind: 'marketStatus' as const,
      eventId: event.id,
      marketId: marketId(event, market.spec),
      status: statusOf(event, market),
    })),
    { kind: 'prices', eventId: event.id, prices },
  ];
}

function pricesOf(event: SimulatedEvent, market: MarketQuotes): FeedPrice[] {
  const id = marketId(event, market.spec);
  return market.quotes.map((quote) => ({
    selectionId: `${id}.${selectionKey(quote)}`,
    odds: quote.odds,
    pointsHundredths: quote.pointsHundredths,
  }));
}

/** The difference between two states of an event's offer. A suspended price stays; the new one is sent with the reopening. */
function offerChanges(before: SimulatedEvent, after: SimulatedEvent, scope: Scope = 'ALL'): FeedChange[] {
  const changes: FeedChange[] = [];
  const prices: FeedPrice[] = [];
  const old = new Map(quoteEvent(before, scope).map((market) => [market.spec.key, market]));
  for (const market of quoteEvent(after, scope)) {
    const previous = old.get(market.spec.key);
    const status = statusOf(after, market);
    if (previous && statusOf(before, previous) !== status)
      changes.push({ kind: 'marketStatus', eventId: after.id, marketId: marketId(after, market.spec), status });
    if (status !== 'OPEN') continue;
    const unchanged = before.suspendedMs === 0 && previous !== undefined && sameQuotes(previous, market);
    if (!unchanged) prices.push(...pricesOf(after, market));
  }
  if (prices.length > 0) changes.push({ kind: 'prices', eventId: after.id, prices });
  return changes;
}

function sameQuotes(a: MarketQuotes, b: MarketQuotes): boolean {
  return (
    a.quotes.length === b.quotes.length &&
    a.quotes.every((quote, index) => {
      const other = b.quotes[index];
      return other !== undefined && sameOdds(quote.odds, other.odds) && quote.pointsHundredths === other.pointsHundredths;
    })
  );
}

function statusOf(event: SimulatedEvent, market: MarketQuotes): MarketStatus {
  if (market.state === 'DECIDED') return 'HIDDEN';
  // At its limit it waits for a price as after a score.
  return event.suspendedMs > 0 || market.state === 'AT_LIMIT' ? 'CLOSED' : 'OPEN';
}
