import { sameOdds } from '../../../core/odds.ts';
import type { MarketStatus } from '../../store/catalogue/tables.ts';
import { integer, normal, type Random } from '../model/random.ts';
import type { FeedChange, FeedPrice } from '../types.ts';
import { marketId } from './createEvent.ts';
import { advanceGame, startGame, viewGame } from './game.ts';
import { settleLines } from './lines.ts';
import { type MarketQuotes, quoteEvent } from './quotes.ts';
import { profileOf, type SimulatedEvent } from './simulatedEvent.ts';

/** An event one step later, and what the feed has to say of it. Nothing changed outwardly: no changes. */
export interface EventStep {
  readonly event: SimulatedEvent;
  readonly changes: readonly FeedChange[];
}

/** A running clock is told this often on its own; every other change of the event carries it too. */
const CLOCK_EVERY_MS = 2_000;

/** Strong enough that a price comes back within minutes, weak enough that it goes somewhere first. */
const DRIFT_KEPT = 0.97;

/** Lets the event begin. */
export function startEvent(event: SimulatedEvent, random: Random): EventStep {
  const started = settleLines({ ...event, game: startGame(profileOf(event), random), clockMs: 0 });
  return { event: started, changes: [stateChange(started, true), ...offerChanges(event, started)] };
}

/** Plays a live event on. Its end is for the caller to tell: see `over`. */
export function playEvent(event: SimulatedEvent, elapsedMs: number, random: Random): EventStep {
  const profile = profileOf(event);
  if (!event.game || event.game.over) return { event, changes: [] };
  const { game, decisive } = advanceGame(profile, event.game, event.strengths, elapsedMs / 1_000, random);
  const before = viewGame(profile, event.game);
  const after = viewGame(profile, game);
  const scored = before.homeScore !== after.homeScore || before.awayScore !== after.awayScore;
  const newPeriod = before.periods.length !== after.periods.length;
  const tellClock = before.clock !== after.clock && (event.clockMs + elapsedMs >= CLOCK_EVERY_MS || newPeriod);
  const changedGames = event.sport === 'tennis' && JSON.stringify(before.periods) !== JSON.stringify(after.periods);
  const told = scored || newPeriod || tellClock || changedGames;
  let suspendedMs = Math.max(0, event.suspendedMs - elapsedMs);
  if (decisive && !game.over) suspendedMs = suspensionMs(event, random);
  const played = { ...event, game, suspendedMs, clockMs: told ? 0 : event.clockMs + elapsedMs };
  const state = told ? [stateChange(played, false)] : [];
  if (game.over) return { event: played, changes: state };
  const reopened = event.suspendedMs > 0 && suspendedMs === 0;
  const requoted = scored || newPeriod || changedGames || reopened ? settleLines(played) : played;
  return { event: requoted, changes: [...state, ...offerChanges(event, requoted)] };
}

/** One update of the event's prices: what the market believes takes a step. Suspended events stand still. */
export function movePrices(event: SimulatedEvent, random: Random): EventStep {
  if (event.suspendedMs > 0 || event.game?.over) return { event, changes: [] };
  const { driftStep } = profileOf(event);
  let moved = event;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const margin = moved.drift.margin * DRIFT_KEPT + normal(random) * driftStep;
    const total = moved.drift.total * DRIFT_KEPT + normal(random) * driftStep;
    moved = settleLines({ ...moved, drift: { margin, total } });
    const changes = offerChanges(event, moved);
    if (changes.length > 0) return { event: moved, changes: event.game ? [stateChange(moved, false), ...changes] : changes };
  }
  return { event: moved, changes: [] };
}

function suspensionMs(event: SimulatedEvent, random: Random): number {
  const profile = profileOf(event);
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

/** What differs between two moments of an event's offer. */
export function offerChanges(before: SimulatedEvent, after: SimulatedEvent): FeedChange[] {
  const changes: FeedChange[] = [];
  const prices: FeedPrice[] = [];
  const old = new Map(quoteEvent(before).map((market) => [market.spec.key, market]));
  for (const market of quoteEvent(after)) {
    const previous = old.get(market.spec.key);
    const status = statusOf(after, market);
    const id = marketId(after, market.spec);
    if (previous && statusOf(before, previous) !== status)
      changes.push({ kind: 'marketStatus', eventId: after.id, marketId: id, status });
    // A suspended price stands; the new one comes with the reopening.
    if (status !== 'OPEN') continue;
    for (const quote of market.quotes) {
      const last = before.suspendedMs > 0 ? undefined : previous?.quotes.find(({ side }) => side === quote.side);
      if (last && sameOdds(last.odds, quote.odds) && last.pointsHundredths === quote.pointsHundredths) continue;
      prices.push({
        selectionId: `${id}.${quote.side.toLowerCase()}`,
        odds: quote.odds,
        pointsHundredths: quote.pointsHundredths,
      });
    }
  }
  if (prices.length > 0) changes.push({ kind: 'prices', eventId: after.id, prices });
  return changes;
}

function statusOf(event: SimulatedEvent, market: MarketQuotes): MarketStatus {
  if (market.quotes.length === 0) return 'HIDDEN';
  return event.suspendedMs > 0 ? 'CLOSED' : 'OPEN';
}
