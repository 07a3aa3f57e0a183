import { FIELDS } from '../leagues/fields.ts';
import { LEAGUES, type League } from '../leagues/leagues.ts';
import { type PlayedGame, standingsOf } from '../leagues/seasonBook.ts';
import type { Side } from '../leagues/side.ts';
import type { Random } from '../model/random.ts';
import type { FeedChange } from '../types.ts';
import { toFeedEvent } from './createEvent.ts';
import { type FieldEvent, fieldChanges, fieldId, missingFieldEvents, toFieldFeedEvent } from './fieldEvent.ts';
import { firstSchedule, takeFixture } from './schedule.ts';
import type { RollsOf, SimulatedEvent } from './simulatedEvent.ts';
import type { Simulation, SimulationStep } from './simulationState.ts';
import { factsOf } from './statistics.ts';

const HOUR_MS = 3_600_000;

/** One step of the simulation that is being made. */
export interface Draft {
  /** Ordered by id, so that a simulation read from the database continues exactly like one in memory. */
  ordered(): SimulatedEvent[];
  set(event: SimulatedEvent, changes: readonly FeedChange[]): void;
  add(league: League, event: SimulatedEvent): void;
  remove(id: string): void;
  emit(change: FeedChange): void;
  takeNumber(): number;
  /** The next fixture of a league whose sides rest so long before and after a start. */
  takePair(league: League, startsAtMs: number, restHours: number): { readonly home: Side; readonly away: Side } | null;
  /** A game that has ended: the records of its sides and the table change. */
  played(game: PlayedGame): void;
  /** Starts and ends what has no two sides, and adds what is missing of it. */
  playFields(now: Date, rollsOf: RollsOf): void;
  close(random: Random, tick: number): SimulationStep;
}

/** Collects one step. Overridden events are removed, and changes of overridden markets left out. */
export function openDraft(simulation: Simulation, overriddenIds: ReadonlySet<string>): Draft {
  const events = new Map(simulation.events);
  const touchedIds = new Set<string>();
  const changes: FeedChange[] = [];
  let nextNumber = simulation.nextNumber;
  let { games, schedules, fields } = simulation;
  const newGames: PlayedGame[] = [];
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
      const { markets, ...shown } = toFeedEvent(league, event, games);
      changes.push({ kind: 'event', event: { ...shown, markets: markets.filter(({ id }) => !overriddenIds.has(id)) } });
      if (event.isWhole) changes.push({ kind: 'statistics', eventId: event.id, facts: factsOf(league, event, games) });
    },
    remove(id) {
      events.delete(id);
      touchedIds.add(id);
    },
    emit: (change) => void changes.push(change),
    takeNumber: () => nextNumber++,
    takePair(league, startsAtMs, restHours) {
      const { id } = league.competition;
      const others = [...events.values()].filter(({ competitionId }) => competitionId === id);
      const isFree = ({ name }: Side): boolean =>
        !others.some(
          (event) => (event.home === name || event.away === name) && Math.abs(event.startsAtMs - startsAtMs) <= restHours * HOUR_MS,
        );
      const taken = takeFixture(simulation.seed, league, schedules[id] ?? firstSchedule(league), isFree);
      if (!taken) return null;
      schedules = { ...schedules, [id]: taken.schedule };
      return { home: taken.home, away: taken.away };
    },
    played(game) {
      games = [...games, game];
      newGames.push(game);
      const league = LEAGUES.find(({ competition }) => competition.id === game.competitionId);
      if (!league) return;
      for (const event of events.values()) {
        if (event.competitionId !== game.competitionId || event.game !== null) continue;
        if (![event.home, event.away].some((name) => name === game.home || name === game.away)) continue;
        const { markets: _markets, ...shown } = toFeedEvent(league, { ...event, isWhole: false }, games);
        changes.push({ kind: 'event', event: { ...shown, markets: [] } });
      }
      const standings = standingsOf(games, league);
      if (standings) changes.push({ kind: 'standings', standings });
    },
    playFields(now, rollsOf) {
      fields = fields.flatMap((event): FieldEvent[] => {
        const field = FIELDS.find((each) => fieldId(each) === event.fieldId);
        if (!field || overriddenIds.has(event.id)) return [];
        const made = fieldChanges(simulation.seed, field, event, now, rollsOf({ id: event.id, step: 0 }));
        changes.push(...made.flatMap((change) => withoutOverridden(change, overriddenIds) ?? []));
        return now.getTime() >= event.endsAtMs ? [] : [{ ...event, isStarted: event.isStarted || made.length > 0 }];
      });
      for (const field of FIELDS)
        for (const event of missingFieldEvents(field, fields, now, () => nextNumber++)) {
          fields = [...fields, event];
          changes.push({ kind: 'event', event: toFieldFeedEvent(simulation.seed, field, event) });
        }
    },
    close: (random, tick) => ({
      simulation: {
        leagues: simulation.leagues,
        seed: simulation.seed,
        key: simulation.key,
        tick,
        randomState: random.state(),
        nextNumber,
        events,
        schedules,
        games,
        fields,
      },
      changes,
      touchedIds,
      newGames,
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
