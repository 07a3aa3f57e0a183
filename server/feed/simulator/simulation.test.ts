import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { LEAGUES, leaguesOfSlate } from '../leagues/leagues.ts';
import { namedSimulationSeed, randomSimulationSeed } from '../model/keyedRandom.ts';
import type { FeedChange, FeedEvent } from '../types.ts';
import { advanceSimulation, catchUp, firstSimulation, firstSimulationInParts, withMoreMarkets } from './simulation.ts';
import type { Simulation, SimulationStep } from './simulationState.ts';

const NOW = new Date('2026-11-18T18:00:00Z');
const NOTHING_OVERRIDDEN = new Set<string>();

interface Walk {
  readonly simulation: Simulation;
  readonly changes: readonly FeedChange[];
}

function walk(start: Simulation, ticks: number, elapsedMs = 250, overriddenIds: ReadonlySet<string> = NOTHING_OVERRIDDEN): Walk {
  let simulation = start;
  const changes: FeedChange[] = [];
  for (let count = 0; count < ticks; count += 1) {
    const step: SimulationStep = advanceSimulation(simulation, {
      now: new Date(NOW.getTime() + count * elapsedMs),
      elapsedMs,
      priceMoves: 5,
      overriddenIds,
    });
    simulation = step.simulation;
    changes.push(...step.changes);
  }
  return { simulation, changes };
}

function eventsOf(changes: readonly FeedChange[]): FeedEvent[] {
  return changes.flatMap((change) => (change.kind === 'event' ? [change.event] : []));
}

function lastOf(parts: Generator<undefined, SimulationStep>): SimulationStep {
  while (true) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

const first = firstSimulation(namedSimulationSeed(1), NOW);
/** A tenth of the events, for what is true of each. */
const FEW = leaguesOfSlate(10);
const few = (seed: number): SimulationStep => firstSimulation(namedSimulationSeed(seed), NOW, FEW);
const small = few(1);
const slate = eventsOf(first.changes).filter(({ participants }) => participants.length > 0);
/** Almost a minute of games, in steps of the running simulator. */
const moments = walk(first.simulation, 200);
const SOME = leaguesOfSlate(25);
/** More than two hours of games, in long steps. */
const evening = walk(firstSimulation(namedSimulationSeed(1), NOW, SOME).simulation, 130, 60_000);

describe('the first slate', () => {
  it('is the same for the same seed and time, and another for another seed', () => {
    const what = (events: readonly FeedEvent[]) => events.map(({ startsAt: _, ...event }) => event);
    expect(what(eventsOf(few(1).changes))).toEqual(what(eventsOf(small.changes)));
    expect(what(eventsOf(few(2).changes))).not.toEqual(what(eventsOf(small.changes)));
  });

  it('made of main markets, with the others added a few events at a time, is the one that is made at once', () => {
    const from = { ...namedSimulationSeed(1), leagues: FEW };
    const parts = [...firstSimulationInParts(from, NOW, 'MAIN')];
    expect(parts.length).toBeGreaterThan(small.simulation.events.size);
    const thin = lastOf(firstSimulationInParts(from, NOW, 'MAIN'));
    const shown = eventsOf(thin.changes).map(({ id, participants, markets }) => [
      id,
      participants.length === 0 || markets.every(({ main }) => main),
    ]);
    expect(shown).toEqual(eventsOf(small.changes).map(({ id }) => [id, true]));

    const changes = [...thin.changes];
    let { simulation } = thin;
    const starts: number[] = [];
    for (
      let step = withMoreMarkets(simulation, NOTHING_OVERRIDDEN, NOW, 10);
      step !== null;
      step = withMoreMarkets(simulation, NOTHING_OVERRIDDEN, NOW, 10)
    ) {
      expect(eventsOf(step.changes).length).toBeLessThanOrEqual(10);
      starts.push(...eventsOf(step.changes).map(({ startsAt }) => startsAt.getTime()));
      changes.push(...step.changes);
      ({ simulation } = step);
    }
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect({ ...simulation, events: [...simulation.events].sort() }).toEqual({
      ...small.simulation,
      events: [...small.simulation.events].sort(),
    });
    const newest = new Map(eventsOf(changes).map((event) => [event.id, event]));
    expect([...newest.values()]).toEqual(eventsOf(small.changes));
  });

  it('has hundreds of events, and nobody plays two of them without a rest, nor twice against the same side', () => {
    expect(eventsOf(first.changes).length).toBeGreaterThan(300);
    for (const { competition, restHours } of LEAGUES) {
      const mine = slate.filter(({ competitionId, state }) => competitionId === competition.id && !state);
      for (const [index, event] of mine.entries())
        for (const other of mine.slice(index + 1)) {
          const shared = event.participants.filter(({ name }) => other.participants.some((each) => each.name === name));
          expect(shared.length, `${event.id} and ${other.id}`).toBeLessThan(2);
          const hours = Math.abs(event.startsAt.getTime() - other.startsAt.getTime()) / 3_600_000;
          if (shared.length > 0) expect(hours, `${event.id} and ${other.id}`).toBeGreaterThan(restHours);
        }
    }
  });

  it('offers all the markets of a real book', () => {
    const markets = (id: string): number[] =>
      slate.flatMap(({ competitionId, state, markets: all }) =>
        competitionId === id && !state && all.length > 3 ? [all.length] : [],
      );
    for (const [id, least] of [
      ['nfl', 60],
      ['nba', 40],
      ['premier-league', 40],
      ['turin', 20],
      ['fight-night', 20],
    ] as const)
      expect(Math.min(...markets(id)), id).toBeGreaterThanOrEqual(least);
    expect(markets('nfl').length).toBeGreaterThan(12);
  });

  it('has live and upcoming events of every league', () => {
    for (const { competition, live, upcoming } of LEAGUES) {
      const mine = slate.filter(({ competitionId }) => competitionId === competition.id);
      expect(mine.filter(({ state }) => state?.status === 'IN_PLAY')).toHaveLength(live);
      expect(mine.filter(({ state }) => state === undefined)).toHaveLength(upcoming);
      for (const { startsAt, state } of mine) expect(startsAt.getTime() > NOW.getTime()).toBe(state === undefined);
    }
  });

  it('is a full week of the NFL: every team once', () => {
    const teams = slate
      .filter(({ competitionId }) => competitionId === 'nfl')
      .slice(0, 16)
      .flatMap(({ participants }) => participants);
    expect(teams).toHaveLength(32);
    expect(new Set(teams.map(({ abbreviation }) => abbreviation)).size).toBe(32);
    for (const { record } of teams) expect(record).toMatch(/^\d+–\d+$/);
  });

  it('draws badges: two colours and two to four letters', () => {
    for (const { participants } of slate)
      for (const { abbreviation, colors } of participants) {
        expect(abbreviation).toMatch(/^[A-Z]{2,4}$/);
        expect(colors).toHaveLength(2);
        for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }
  });

  it('offers spread, total and moneyline first, and more on the event', () => {
    const game = slate.find(({ competitionId, state }) => competitionId === 'nfl' && !state);
    expect(game?.markets.filter(({ main }) => main).map(({ name }) => name)).toEqual(['Spread', 'Total', 'Moneyline']);
    expect(game?.markets.length).toBeGreaterThan(10);
    for (const { name, startsAt } of slate.filter(({ competitionId }) => competitionId === 'premier-league')) {
      expect(name).toContain(' vs ');
      expect(startsAt).toBeInstanceOf(Date);
    }
  });

  it('is consistent: the favourite of the spread is the favourite of the moneyline', () => {
    for (const event of slate.filter(({ competitionId }) => ['nfl', 'nba', 'ncaaf', 'ncaab'].includes(competitionId))) {
      const spread = event.markets.find(({ id }) => id.endsWith('.spread'))?.selections.find(({ side }) => side === 'HOME');
      const moneyline = event.markets.find(({ id }) => id.endsWith('.moneyline'))?.selections;
      const chance = (side: string): number => {
        const odds = moneyline?.find((selection) => selection.side === side)?.odds;
        return odds ? odds.denominator / (odds.numerator + odds.denominator) : 0;
      };
      if ((spread?.pointsHundredths ?? 0) < -100) expect(chance('HOME')).toBeGreaterThan(chance('AWAY'));
      if ((spread?.pointsHundredths ?? 0) > 100) expect(chance('AWAY')).toBeGreaterThan(chance('HOME'));
    }
  });
});

describe('the games', () => {
  it('the games of a first start are others than those of its seed, which is all that a copy of the source can guess', () => {
    const { seed, key } = randomSimulationSeed();
    expect(key).toHaveLength(64);
    const scores = (from: Parameters<typeof firstSimulation>[0]) =>
      JSON.stringify([...firstSimulation(from, NOW, FEW).simulation.events.values()].map(({ game }) => game));
    expect(scores({ seed, key })).not.toBe(scores(namedSimulationSeed(seed)));
    expect(scores({ seed, key })).toBe(scores({ seed, key }));
  });
});

describe('the walk of prices and scores', () => {
  it('is the same for the same seed and number of ticks', () => {
    expect(isDeepStrictEqual(walk(small.simulation, 60).changes, walk(few(1).simulation, 60).changes)).toBe(true);
    expect(isDeepStrictEqual(walk(few(3).simulation, 40).changes, walk(small.simulation, 40).changes)).toBe(false);
  });

  it('continues from stored JSON as if it had never stopped', () => {
    const half = walk(small.simulation, 60).simulation;
    const stored = [...half.events.values()].map((event) => JSON.parse(JSON.stringify(event)));
    const restored = { ...half, events: new Map(stored.reverse().map((event) => [event.id, event])) };
    expect(isDeepStrictEqual(walk(restored, 60).changes, walk(half, 60).changes)).toBe(true);
  });

  it('keeps margins within bounds and prices exact', () => {
    const prices = new Map<string, { numerator: number; denominator: number }>();
    const markets = new Map(slate.flatMap(({ markets: all }) => all.map((market) => [market.id, market])));
    for (const market of markets.values()) for (const { id, odds } of market.selections) prices.set(id, odds);
    const check = (): void => {
      for (const { id, selections, type } of markets.values()) {
        const sum = selections.reduce((total, selection) => {
          const odds = prices.get(selection.id) ?? selection.odds;
          expect(odds.numerator > 0 && odds.denominator > 0).toBe(true);
          return total + odds.denominator / (odds.numerator + odds.denominator);
        }, 0);
        // In a double chance two of three win.
        if (type === 'DOUBLE_CHANCE') continue;
        const sides = selections.length;
        const [least, most] = sides === 2 ? [1.02, 1.07] : [1.02, 1.09 + 0.03 * (sides - 3)];
        expect(sum, id).toBeGreaterThan(least);
        expect(sum, id).toBeLessThan(most);
      }
    };
    check();
    for (const change of moments.changes)
      if (change.kind === 'prices') for (const price of change.prices) if (price.odds) prices.set(price.selectionId, price.odds);
    check();
  });

  it('keeps both sides of a spread at opposite lines, and of a total at one line', () => {
    for (const change of moments.changes) {
      if (change.kind !== 'prices') continue;
      const lines = new Map<string, number[]>();
      for (const { selectionId, pointsHundredths } of change.prices) {
        if (pointsHundredths === null || pointsHundredths === undefined) continue;
        const market = selectionId.slice(0, selectionId.lastIndexOf('.'));
        lines.set(market, [...(lines.get(market) ?? []), pointsHundredths]);
      }
      for (const [market, [one, two]] of lines) {
        if (one === undefined || two === undefined) continue;
        expect(market.includes('spread') ? one + two : one - two, market).toBe(0);
      }
    }
  });

  it('suspends after a goal and opens again', () => {
    const { changes } = moments;
    const closed = new Set<string>();
    const reopened = changes.some((change) => {
      if (change.kind !== 'marketStatus') return false;
      if (change.status === 'CLOSED') closed.add(change.marketId);
      return change.status === 'OPEN' && closed.has(change.marketId);
    });
    expect(reopened).toBe(true);
  });

  it('plays games to their end, starts others, and always has events', () => {
    const { simulation, changes } = evening;
    const results = changes.filter((change) => change.kind === 'result');
    expect(results.length).toBeGreaterThan(20);
    expect(eventsOf(changes).length).toBeGreaterThan(20);
    for (const { competition, upcoming } of SOME) {
      const mine = [...simulation.events.values()].filter(({ competitionId }) => competitionId === competition.id);
      expect(mine.length).toBeGreaterThanOrEqual(upcoming);
    }
  });

  it('ends level only where the sport allows it, with scores that equal the sum of the periods', () => {
    const { changes } = evening;
    const states = new Map<string, readonly { home: number; away: number }[]>();
    for (const change of changes) {
      if (change.kind === 'eventState' && change.state.periods) states.set(change.eventId, change.state.periods);
      if (change.kind !== 'result' || 'void' in change.result) continue;
      const { homeScore, awayScore } = change.result;
      if (!/sim-(nfl|premier-league|la-liga)-/.test(change.eventId)) expect(homeScore, change.eventId).not.toBe(awayScore);
      if (/sim-(turin|riyadh|fight-night|title-fights|open-tour|grand-prix)-/.test(change.eventId)) continue;
      const periods = states.get(change.eventId) ?? [];
      expect(
        periods.reduce((sum, { home }) => sum + home, 0),
        change.eventId,
      ).toBe(homeScore);
      expect(
        periods.reduce((sum, { away }) => sum + away, 0),
        change.eventId,
      ).toBe(awayScore);
    }
  });

  it('leaves overridden events and markets alone', () => {
    const live = eventsOf(small.changes)
      .filter(({ state }) => state?.status === 'IN_PLAY')
      .map(({ id }) => id);
    const [event = '', other = ''] = live;
    const overridden = new Set([event, `${other}.spread`]);
    const { changes, simulation } = walk(small.simulation, 80, 1_000, overridden);
    expect(simulation.events.has(event)).toBe(false);
    // One expectation for all of them: an expectation for each of so many prices took longer than the walk.
    const touched = changes.filter((change) => {
      if (change.kind === 'competition' || change.kind === 'event' || change.kind === 'standings') return false;
      if (change.kind === 'statistics') return false;
      if (change.eventId === event) return true;
      if (change.kind === 'marketStatus') return change.marketId === `${other}.spread`;
      return change.kind === 'prices' && change.prices.some(({ selectionId }) => selectionId.includes(`${other}.spread.`));
    });
    expect(touched).toEqual([]);
    expect(changes.some((change) => change.kind === 'prices' && change.eventId === other)).toBe(true);
    const longer = walk(small.simulation, 60, 64_000, overridden);
    expect(longer.changes.some((change) => change.kind === 'result' && change.eventId === other)).toBe(false);
  });

  it('catches up after a time without running', () => {
    const later = new Date(NOW.getTime() + 36 * 3_600_000);
    const { simulation, changes } = catchUp(small.simulation, 36 * 3_600_000, later, NOTHING_OVERRIDDEN);
    for (const { startsAtMs, game } of simulation.events.values()) expect(game !== null || startsAtMs > later.getTime()).toBe(true);
    const over = changes.flatMap((change) => (change.kind === 'result' ? [change.eventId] : []));
    for (const { id, state } of eventsOf(small.changes)) if (state) expect(over).toContain(id);
  });
});
