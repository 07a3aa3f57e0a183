import { LEAGUES, type League } from '../leagues/leagues.ts';
import { nextStarts } from '../leagues/startTimes.ts';
import { keyedRolls, type SimulationSeed } from '../model/keyedRandom.ts';
import { createRandom, type Random, seedFor, shuffled } from '../model/random.ts';
import type { FeedChange } from '../types.ts';
import { createEvent, toFeedEvent } from './createEvent.ts';
import { viewGame } from './game.ts';
import { quoteEvent } from './quotes.ts';
import { profileOf, type RollsOf, type SimulatedEvent } from './simulatedEvent.ts';
import type { SportProfile } from './sportProfile.ts';
import { movePrices, playEvent, playThrough, startEvent } from './walkEvent.ts';

/** The complete state of the simulator. The same simulation, given the same ticks, yields the same changes. */
export interface Simulation extends SimulationSeed {
  readonly tick: number;
  readonly randomState: number;
  readonly nextNumber: number;
  readonly events: ReadonlyMap<string, SimulatedEvent>;
}

export interface Tick {
  readonly now: Date;
  /** Playing time added to live games. */
  readonly elapsedMs: number;
  /** How many events change their prices. */
  readonly priceMoves: number;
  /** Ids of the markets and events that were set by hand. */
  readonly overriddenIds: ReadonlySet<string>;
}

export interface SimulationStep {
  readonly simulation: Simulation;
  readonly changes: readonly FeedChange[];
  /** Events whose state has to be written; removed ones are no longer in the simulation. */
  readonly touchedIds: ReadonlySet<string>;
}

/** Live events are picked more often, so their prices move more. */
const LIVE_WEIGHT = 24;
/** Interval of the search for missing events, in ticks. */
const REFILL_EVERY = 20;
/** An event that starts later than this, because the feed was paused or the clock was set, is played up to its due state. */
const OVERDUE_MS = 60_000;
/** Playing a whole game takes tens of milliseconds; after a day that was skipped the other events wait for the next ticks. */
const OVERDUE_EVENTS_PER_TICK = 8;

/**
 * One tick: live games continue, due events start, prices move, finished games end, and missing events are added. The business clock
 * decides which events are due; live games advance by `elapsedMs` alone, so that setting the clock forward does not end them.
 */
export function advanceSimulation(simulation: Simulation, tick: Tick): SimulationStep {
  const random = createRandom(simulation.randomState);
  const rollsOf = rollsBy(simulation.key);
  const draft = openDraft(simulation, tick.overriddenIds);
  let overdue = 0;
  for (const event of draft.ordered()) {
    const sinceStartMs = tick.now.getTime() - event.startsAtMs;
    if (event.game) {
      const step = playEvent(event, tick.elapsedMs, rollsOf);
      draft.set(step.event, step.changes);
      if (step.event.game?.over) endEvent(draft, step.event, tick.overriddenIds);
    } else if (sinceStartMs > OVERDUE_MS) {
      overdue += 1;
      if (overdue <= OVERDUE_EVENTS_PER_TICK) playFor(draft, event, sinceStartMs, rollsOf, tick.overriddenIds);
    } else if (sinceStartMs >= 0) {
      const step = startEvent(event, rollsOf);
      draft.set(step.event, step.changes);
    }
  }
  for (const event of pickForPrices(draft.ordered(), tick.priceMoves, random)) {
    const step = movePrices(event, random);
    draft.set(step.event, step.changes);
  }
  if (overdue > 0 || simulation.tick % REFILL_EVERY === 0) refill(draft, simulation.seed, tick.now, random);
  return draft.close(random, simulation.tick + 1);
}

/** Plays the time without a running simulator: games continue or end, due events start and are played up to their due state. */
export function catchUp(simulation: Simulation, gapMs: number, now: Date, overriddenIds: ReadonlySet<string>): SimulationStep {
  const random = createRandom(simulation.randomState);
  const rollsOf = rollsBy(simulation.key);
  const draft = openDraft(simulation, overriddenIds);
  for (const event of draft.ordered()) {
    const since = event.game ? gapMs : now.getTime() - event.startsAtMs;
    if (since > 0) playFor(draft, event, since, rollsOf, overriddenIds);
  }
  refill(draft, simulation.seed, now, random);
  return draft.close(random, simulation.tick + 1);
}

/** Plays an event for a longer time, from its start where it has not begun. */
function playFor(draft: Draft, event: SimulatedEvent, forMs: number, rollsOf: RollsOf, overriddenIds: ReadonlySet<string>): void {
  let current = event;
  if (!current.game) {
    const step = startEvent(current, rollsOf);
    draft.set(step.event, step.changes);
    current = step.event;
  }
  const played = playThrough(current, forMs, rollsOf);
  draft.set(played.event, played.changes);
  if (played.event.game?.over) endEvent(draft, played.event, overriddenIds);
}

/** The first slate of a simulation: every league's number of live and upcoming events. Ids and prices do not depend on the time of day. */
export function firstSimulation({ seed, key }: SimulationSeed, now: Date): SimulationStep {
  const randomState = seedFor(seed, 'walk');
  const random = createRandom(randomState);
  const rollsOf = rollsBy(key);
  const draft = openDraft({ seed, key, tick: 0, randomState, nextNumber: 1, events: new Map() }, new Set());
  for (const { competition } of LEAGUES) draft.emit({ kind: 'competition', competition });
  for (const league of LEAGUES) {
    const sides = shuffled(random, league.sides);
    const starts = nextStarts(league.slots, now, league.upcoming);
    for (let place = 0; place < league.live + league.upcoming; place += 1) {
      const home = sides[2 * place];
      const away = sides[2 * place + 1];
      if (!home || !away) continue;
      const isLive = place < league.live;
      const upcomingMs = (starts[place - league.live] ?? now).getTime();
      const pairing = { league, number: draft.takeNumber(), home, away, startsAtMs: upcomingMs };
      const created = createEvent(seed, pairing, random);
      draft.add(league, isLive ? inTheMiddle(created, now, random, rollsOf) : created);
    }
  }
  return draft.close(random, 0);
}

/** An event near the middle of its game, its markets open; nearer to the start where it would be over or a main market at its limit. */
function inTheMiddle(event: SimulatedEvent, now: Date, random: Random, rollsOf: RollsOf): SimulatedEvent {
  const started = startEvent(event, rollsOf).event;
  for (let share = 0.2 + 0.55 * random.next(); ; share /= 2) {
    const playedMs = Math.round(share * typicalSeconds(profileOf(event))) * 1_000;
    const played = playThrough(started, playedMs, rollsOf).event;
    if (played.game?.over || quoteEvent(played).some(({ spec, state }) => spec.main && state === 'AT_LIMIT')) continue;
    const startsAtMs = Math.floor((now.getTime() - playedMs) / 60_000) * 60_000;
    return { ...played, suspendedMs: 0, startsAtMs };
  }
}

/** The games' random numbers, which only the holder of the key can compute. */
function rollsBy(key: string): RollsOf {
  return ({ id, step }) => keyedRolls(key, `${id}:${step}`);
}

/** Typical duration of a sport's events, breaks included. */
function typicalSeconds(profile: SportProfile): number {
  if (profile.kind === 'clock')
    return profile.periods * profile.periodSeconds + profile.breakSeconds.reduce((sum, seconds) => sum + seconds, 0);
  if (profile.kind === 'sets') return profile.setsToWin * 9 * profile.gameSeconds[1];
  return profile.rounds * (profile.roundSeconds + profile.breakSeconds);
}

/** Adds missing events: upcoming ones at the league's next times, and one that starts soon where too few are live or about to start. */
function refill(draft: Draft, seed: number, now: Date, random: Random): void {
  const all = draft.ordered();
  for (const league of LEAGUES) {
    const mine = all.filter(({ competitionId }) => competitionId === league.competition.id);
    const upcoming = mine.filter(({ game }) => game === null);
    const soon = upcoming.filter(({ startsAtMs }) => startsAtMs - now.getTime() < 10 * 60_000);
    const busy = new Set(mine.flatMap(({ home, away }) => [home, away]));
    const starts: number[] = [];
    for (let missing = league.live - (mine.length - upcoming.length) - soon.length; missing > 0; missing -= 1)
      starts.push(Math.ceil((now.getTime() + (60 + 180 * random.next()) * 1_000) / 60_000) * 60_000);
    if (upcoming.length < league.upcoming) {
      const planned = nextStarts(league.slots, now, league.upcoming * 2).map((start) => start.getTime());
      for (const { startsAtMs } of upcoming) {
        const taken = planned.indexOf(startsAtMs);
        if (taken >= 0) planned.splice(taken, 1);
      }
      starts.push(...planned.slice(0, league.upcoming - upcoming.length));
    }
    const free =
      starts.length > 0
        ? shuffled(
            random,
            league.sides.filter(({ name }) => !busy.has(name)),
          )
        : [];
    for (const startsAtMs of starts) {
      const home = free.pop();
      const away = free.pop();
      if (!home || !away) break;
      draft.add(league, createEvent(seed, { league, number: draft.takeNumber(), home, away, startsAtMs }, random));
    }
  }
}

/** The final score is sent with a result. While a market of the event is overridden by hand, the event stays at its last second. */
function endEvent(draft: Draft, event: SimulatedEvent, overriddenIds: ReadonlySet<string>): void {
  for (const id of overriddenIds) if (id.startsWith(`${event.id}.`)) return;
  const view = event.game && viewGame(profileOf(event), event.game);
  draft.emit({
    kind: 'result',
    eventId: event.id,
    result: { homeScore: view?.homeScore ?? 0, awayScore: view?.awayScore ?? 0 },
  });
  draft.remove(event.id);
}

function pickForPrices(events: readonly SimulatedEvent[], count: number, random: Random): SimulatedEvent[] {
  const left = events.filter(({ suspendedMs, game }) => suspendedMs === 0 && !game?.over);
  const picked: SimulatedEvent[] = [];
  const weightOf = (event: SimulatedEvent): number => (event.game ? LIVE_WEIGHT : 1);
  let weight = left.reduce((sum, event) => sum + weightOf(event), 0);
  while (picked.length < count && left.length > 0) {
    let roll = random.next() * weight;
    const index = left.findIndex((event) => {
      roll -= weightOf(event);
      return roll < 0;
    });
    const [event] = left.splice(index < 0 ? left.length - 1 : index, 1);
    if (!event) break;
    weight -= weightOf(event);
    picked.push(event);
  }
  return picked;
}

interface Draft {
  /** Ordered by id, so that a simulation read from the database continues exactly like one in memory. */
  ordered(): SimulatedEvent[];
  set(event: SimulatedEvent, changes: readonly FeedChange[]): void;
  add(league: League, event: SimulatedEvent): void;
  remove(id: string): void;
  emit(change: FeedChange): void;
  takeNumber(): number;
  close(random: Random, tick: number): SimulationStep;
}

/** Collects one step. Overridden events are removed, and changes of overridden markets left out. */
function openDraft(simulation: Simulation, overriddenIds: ReadonlySet<string>): Draft {
  const events = new Map(simulation.events);
  const touchedIds = new Set<string>();
  const changes: FeedChange[] = [];
  let nextNumber = simulation.nextNumber;
  for (const id of overriddenIds) if (events.delete(id)) touchedIds.add(id);
  return {
    ordered: () => [...events.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    set(event, emitted) {
      if (events.get(event.id) === event) return;
      events.set(event.id, event);
      touchedIds.add(event.id);
      for (const change of emitted) {
        const allowed = withoutOverridden(change, overriddenIds);
        if (allowed) changes.push(allowed);
      }
    },
    add(league, event) {
      events.set(event.id, event);
      touchedIds.add(event.id);
      changes.push({ kind: 'event', event: toFeedEvent(simulation.seed, league, event) });
    },
    remove(id) {
      events.delete(id);
      touchedIds.add(id);
    },
    emit: (change) => void changes.push(change),
    takeNumber: () => nextNumber++,
    close: (random, tick) => ({
      simulation: { seed: simulation.seed, key: simulation.key, tick, randomState: random.state(), nextNumber, events },
      changes,
      touchedIds,
    }),
  };
}

function withoutOverridden(change: FeedChange, overriddenIds: ReadonlySet<string>): FeedChange | null {
  if (overriddenIds.size === 0) return change;
  if (change.kind === 'marketStatus') return overriddenIds.has(change.marketId) ? null : change;
  if (change.kind !== 'prices') return change;
  const prices = change.prices.filter(({ selectionId }) => !overriddenIds.has(selectionId.slice(0, selectionId.lastIndexOf('.'))));
  return prices.length > 0 ? { ...change, prices } : null;
}
