import { FIELDS } from '../leagues/fields.ts';
import { LEAGUES, type League } from '../leagues/leagues.ts';
import { type PlayedGame, standingsOf } from '../leagues/seasonBook.ts';
import { seasonSoFar } from '../leagues/seasonSoFar.ts';
import { nextStarts } from '../leagues/startTimes.ts';
import { keyedRolls, type SimulationSeed } from '../model/keyedRandom.ts';
import { createRandom, type Random, seedFor } from '../model/random.ts';
import { createEvent } from './createEvent.ts';
import { type Draft, openDraft } from './draft.ts';
import { resultOf } from './gameResult.ts';
import type { TimedPlay } from './gameStep.ts';
import { quoteEvent } from './quotes.ts';
import { profileOf, type RollsOf, type SimulatedEvent } from './simulatedEvent.ts';
import type { Simulation, SimulationStep } from './simulationState.ts';
import { SPORT_PROFILES, type SportProfile } from './sportProfile.ts';
import { liveStatisticsOf } from './statistics.ts';
import { type EventStep, movePrices, playEvent, playThrough, startEvent } from './walkEvent.ts';

export interface Tick {
  readonly now: Date;
  /** Playing time added to live games. */
  readonly elapsedMs: number;
  /** How many events change their prices. */
  readonly priceMoves: number;
  /** Ids of the markets and events that were set by hand. */
  readonly overriddenIds: ReadonlySet<string>;
}

/** Live events are picked more often, so their prices move more. */
const LIVE_WEIGHT = 24;
const STATISTICS_EVERY_MS = 5_000;
/** Only the last plays of a longer time are reported. */
const MOST_PLAYS = 50;
/** Interval of the search for missing events, in ticks. */
const REFILL_EVERY = 20;
/** An event that starts later than this, because the feed was paused or the clock was set, is played up to its due state. */
const OVERDUE_MS = 60_000;
/** Playing a whole game takes tens of milliseconds; after a day that was skipped the other events wait for the next ticks. */
const OVERDUE_EVENTS_PER_TICK = 16;

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
      const step = withStatistics(playEvent(event, tick.elapsedMs, rollsOf), tick.elapsedMs);
      draft.set(step.event, step.changes);
      if (step.event.game?.over) endEvent(draft, step.event, tick.overriddenIds, tick.now);
    } else if (sinceStartMs > OVERDUE_MS) {
      overdue += 1;
      if (overdue <= OVERDUE_EVENTS_PER_TICK) playFor(draft, event, sinceStartMs, rollsOf, tick);
    } else if (sinceStartMs >= 0) {
      const step = startEvent(event, rollsOf);
      draft.set(step.event, step.changes);
    }
  }
  for (const event of pickForPrices(draft.ordered(), tick.priceMoves, random)) {
    const step = movePrices(event, random);
    draft.set(step.event, step.changes);
  }
  if (overdue > 0 || simulation.tick % REFILL_EVERY === 0) {
    refill(draft, simulation, tick.now, random);
    draft.playFields(tick.now, rollsOf);
  }
  return draft.close(random, simulation.tick + 1);
}

/** A step with what pages show beside the markets: plays at once, sums every few seconds and at the end. */
function withStatistics(step: EventStep, elapsedMs: number): EventStep {
  const statisticsMs = step.event.statisticsMs + elapsedMs;
  const isDue = statisticsMs >= STATISTICS_EVERY_MS || step.event.game?.over === true;
  const plays = (step.plays ?? []).slice(-MOST_PLAYS).map(({ score, ...play }: TimedPlay) => ({
    ...play,
    homeScore: score?.home ?? null,
    awayScore: score?.away ?? null,
  }));
  const live = isDue ? liveStatisticsOf(step.event) : null;
  const event = { ...step.event, statisticsMs: isDue ? 0 : statisticsMs };
  if (live === null && plays.length === 0) return { ...step, event };
  const change = { kind: 'statistics' as const, eventId: event.id, ...(live && { live }), ...(plays.length > 0 && { plays }) };
  return { ...step, event, changes: [...step.changes, change] };
}

/** Plays the time without a running simulator: games continue or end, due events start and are played up to their due state. */
export function catchUp(simulation: Simulation, gapMs: number, now: Date, overriddenIds: ReadonlySet<string>): SimulationStep {
  const random = createRandom(simulation.randomState);
  const rollsOf = rollsBy(simulation.key);
  const draft = openDraft(simulation, overriddenIds);
  for (const event of draft.ordered()) {
    const since = event.game ? gapMs : now.getTime() - event.startsAtMs;
    if (since > 0) playFor(draft, event, since, rollsOf, { now, overriddenIds });
  }
  refill(draft, simulation, now, random);
  draft.playFields(now, rollsOf);
  return draft.close(random, simulation.tick + 1);
}

/** Plays an event for a longer time, from its start where it has not begun. */
function playFor(
  draft: Draft,
  event: SimulatedEvent,
  forMs: number,
  rollsOf: RollsOf,
  { now, overriddenIds }: Pick<Tick, 'now' | 'overriddenIds'>,
): void {
  let current = event;
  if (!current.game) {
    const step = startEvent(current, rollsOf);
    draft.set(step.event, step.changes);
    current = step.event;
  }
  const played = withStatistics(playThrough(current, forMs, rollsOf), STATISTICS_EVERY_MS);
  draft.set(played.event, played.changes);
  if (played.event.game?.over) endEvent(draft, played.event, overriddenIds, now);
}

/** The first slate of a simulation: every league's number of live and upcoming events. Ids and prices do not depend on the time of day. */
export function firstSimulation(from: SimulationSeed, now: Date, leagues: readonly League[] = LEAGUES): SimulationStep {
  const parts = firstSimulationInParts({ ...from, leagues }, now, 'ALL');
  while (true) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** The same in parts, so that others get a turn. @param scope MAIN: withMoreMarkets() adds the other markets */
export function* firstSimulationInParts(
  { seed, key, leagues }: Pick<Simulation, 'seed' | 'key' | 'leagues'>,
  now: Date,
  scope: 'MAIN' | 'ALL',
): Generator<undefined, SimulationStep> {
  const randomState = seedFor(seed, 'walk');
  const random = createRandom(randomState);
  const rollsOf = rollsBy(key);
  const games = seasonsSoFar(seed, now);
  yield;
  const draft = openDraft(
    { leagues, seed, key, tick: 0, randomState, nextNumber: 1, events: new Map(), schedules: {}, games, fields: [] },
    new Set(),
  );
  const competitions = new Map([...LEAGUES, ...FIELDS].map(({ competition }) => [competition.id, competition]));
  for (const competition of competitions.values()) draft.emit({ kind: 'competition', competition });
  const allMarketsBefore = scope === 'ALL' ? now : null;
  for (const league of leagues) {
    for (let place = 0; place < league.live; place += 1) {
      const pair = draft.takePair(league, now.getTime(), 0);
      if (!pair) continue;
      const event = createEvent(seed, { league, number: draft.takeNumber(), ...pair, startsAtMs: now.getTime() }, random);
      draft.add(league, { ...inTheMiddle(event, now, random, rollsOf), isWhole: allMarketsBefore !== null });
      yield;
    }
    for (const start of nextStarts(league.slots, now, league.upcoming)) {
      addUpcoming(draft, league, { seed, allMarketsBefore, random, startsAtMs: start.getTime() });
      yield;
    }
    const standings = standingsOf(games, league);
    if (standings) draft.emit({ kind: 'standings', standings });
  }
  draft.playFields(now, rollsOf);
  return { ...draft.close(random, 0), newGames: games };
}

/** The other markets of the first of the events that a slate of main markets should have them for; null: all have them. */
export function withMoreMarkets(
  simulation: Simulation,
  overriddenIds: ReadonlySet<string>,
  now: Date,
  mostEvents: number,
): SimulationStep | null {
  const draft = openDraft(simulation, overriddenIds);
  const waiting = draft
    .ordered()
    .flatMap((event) => {
      const league = LEAGUES.find(({ competition }) => competition.id === event.competitionId);
      return league && lacksMarkets(league, event, now) ? [{ league, event }] : [];
    })
    .sort((a, b) => a.event.startsAtMs - b.event.startsAtMs);
  if (waiting.length === 0) return null;
  for (const { league, event } of waiting.slice(0, mostEvents)) draft.add(league, { ...event, isWhole: true });
  return draft.close(createRandom(simulation.randomState), simulation.tick);
}

/** The games of all leagues before a simulation begins. */
export function seasonsSoFar(seed: number, now: Date): readonly PlayedGame[] {
  return LEAGUES.flatMap((league) => seasonSoFar(seed, league, SPORT_PROFILES[league.sport], now));
}

const DAY_MS = 86_400_000;

interface Place {
  readonly seed: number;
  /** The time by which an event has all of its markets; null: it has main markets only. */
  readonly allMarketsBefore: Date | null;
  readonly random: Random;
  readonly startsAtMs: number;
}

/** Adds the next fixture at a time, if there is one whose sides are free then. */
function addUpcoming(
  draft: Draft,
  league: League,
  { seed, allMarketsBefore, random, startsAtMs }: Place,
  restHours = league.restHours,
): void {
  const pair = draft.takePair(league, startsAtMs, restHours);
  if (!pair) return;
  const event = createEvent(seed, { league, number: draft.takeNumber(), ...pair, startsAtMs }, random);
  draft.add(league, { ...event, isWhole: allMarketsBefore !== null && hasAllMarkets(league, startsAtMs, allMarketsBefore) });
}

function hasAllMarkets(league: League, startsAtMs: number, now: Date): boolean {
  return startsAtMs - now.getTime() < league.allMarketsDays * DAY_MS;
}

function lacksMarkets(league: League, { isWhole, game, startsAtMs }: SimulatedEvent, now: Date): boolean {
  return !isWhole && (game !== null || hasAllMarkets(league, startsAtMs, now));
}

/** An event is at its start rather than in less than this share of it. */
const LEAST_SHARE = 0.01;

/** An event near the middle of its game, its markets open; nearer to the start where it would be over or a main market at its limit. */
function inTheMiddle(event: SimulatedEvent, now: Date, random: Random, rollsOf: RollsOf): SimulatedEvent {
  const started = startEvent(event, rollsOf).event;
  for (let share = 0.2 + 0.55 * random.next(); share >= LEAST_SHARE; share /= 2) {
    const playedMs = Math.round(share * typicalSeconds(profileOf(event))) * 1_000;
    const played = playThrough(started, playedMs, rollsOf).event;
    if (played.game?.over || quoteEvent(played, 'MAIN').some(({ state }) => state === 'AT_LIMIT')) continue;
    const startsAtMs = Math.floor((now.getTime() - playedMs) / 60_000) * 60_000;
    return { ...played, suspendedMs: 0, startsAtMs };
  }
  return { ...started, startsAtMs: now.getTime() };
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

/** A side of an event that is added because too few are live rests only so long. */
const LEAST_REST_HOURS = 2.5;

/** Adds missing events: upcoming ones at the league's next times, and one that starts soon where too few are live or about to start. */
function refill(draft: Draft, { seed, leagues }: Simulation, now: Date, random: Random): void {
  const all = draft.ordered();
  for (const league of leagues) {
    const mine = all.filter(({ competitionId }) => competitionId === league.competition.id);
    const upcoming = mine.filter(({ game }) => game === null);
    for (const event of upcoming) if (lacksMarkets(league, event, now)) draft.add(league, { ...event, isWhole: true });
    const soon = upcoming.filter(({ startsAtMs }) => startsAtMs - now.getTime() < 10 * 60_000);
    for (let missing = league.live - (mine.length - upcoming.length) - soon.length; missing > 0; missing -= 1) {
      const startsAtMs = Math.ceil((now.getTime() + (60 + 180 * random.next()) * 1_000) / 60_000) * 60_000;
      addUpcoming(draft, league, { seed, allMarketsBefore: now, random, startsAtMs }, LEAST_REST_HOURS);
    }
    if (upcoming.length >= league.upcoming) continue;
    const planned = nextStarts(league.slots, now, league.upcoming * 2).map((start) => start.getTime());
    for (const { startsAtMs } of upcoming) {
      const taken = planned.indexOf(startsAtMs);
      if (taken >= 0) planned.splice(taken, 1);
    }
    for (const startsAtMs of planned.slice(0, league.upcoming - upcoming.length))
      addUpcoming(draft, league, { seed, allMarketsBefore: now, random, startsAtMs });
  }
}

/** The result is sent with all that markets need. While a market of the event is overridden by hand, the event stays at its last second. */
function endEvent(draft: Draft, event: SimulatedEvent, overriddenIds: ReadonlySet<string>, now: Date): void {
  for (const id of overriddenIds) if (id.startsWith(`${event.id}.`)) return;
  const result = resultOf(event);
  draft.emit({ kind: 'result', eventId: event.id, result });
  draft.remove(event.id);
  draft.played({
    competitionId: event.competitionId,
    home: event.home,
    away: event.away,
    atMs: now.getTime(),
    homeScore: result.homeScore ?? 0,
    awayScore: result.awayScore ?? 0,
    ...((result.periods ?? []).some(({ kind }) => kind !== 'REGULATION') && { isOvertime: true }),
    ...(result.method !== undefined && { note: noteOf(result.method, result.round) }),
  });
}

function noteOf(method: string, round = 1): string {
  if (method === 'DECISION') return 'Decision';
  return `${method === 'KO_TKO' ? 'KO' : 'Submission'}, R${round}`;
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
