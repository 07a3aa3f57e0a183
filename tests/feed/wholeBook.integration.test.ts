import path from 'node:path';
import { graphql } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MarketSubject } from '../../core/money/markets.ts';
import { buildApiSchema, readContract } from '../../server/api/graphql/schema.ts';
import { sportsResolvers } from '../../server/api/graphql/sports/sportsResolvers.ts';
import { gradeLeg } from '../../server/domain/settlement/gradeLeg.ts';
import { seedSimulation } from '../../server/feed/index.ts';
import { simulationPlayer } from '../../server/feed/simulator/simulator.ts';
import { type FeedFixture, makeFeedFixture } from './support/feedFixture.ts';

const HOURS_MS = 3_600_000;

let fixture: FeedFixture;
beforeAll(async () => {
  fixture = await makeFeedFixture({ start: '2026-11-27T18:00:00Z', hasWholeSlate: true });
  await seedSimulation(fixture.deps, 3);
});
afterAll(() => fixture.drop());

const schema = buildApiSchema(readContract(path.resolve('schema')), sportsResolvers);

async function ask<Data>(source: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const answer = await graphql({ schema, source, variableValues: variables, contextValue: { deps: fixture.deps } });
  expect(answer.errors).toBeUndefined();
  return JSON.parse(JSON.stringify(answer.data)) as Data;
}

interface Found {
  readonly event: {
    readonly marketCount: number;
    readonly markets: readonly {
      readonly id: string;
      readonly type: string;
      readonly subject: MarketSubject | null;
      readonly selections: readonly { readonly side: string; readonly outcome: string | null; readonly points: number | null }[];
    }[];
  };
}

const EVENT = `query ($id: ID!) { event(id: $id) { marketCount markets { id type
  subject { periods { from to } side unit player { id stat } scope target } selections { side outcome points } } } }`;
const STATISTICS = `query ($id: ID!) { eventStatistics(eventId: $id) { statistics { key home away homeShare }
  plays { number period text homeScore } players { id name side headshot { path } numbers { stat value } }
  form { side games { opponent outcome score } } injuries { player status } } }`;

async function eventsOf(status: string, least: number): Promise<readonly string[]> {
  const { rows } = await fixture.deps.db.pool.query<{ id: string }>(
    `SELECT e.id FROM events e WHERE e.competition_id = 'nfl' AND e.status = $1
       AND (SELECT count(*) FROM markets m WHERE m.event_id = e.id) >= $2 ORDER BY e.starts_at, e.id`,
    [status, least],
  );
  return rows.map(({ id }) => id);
}

it('an NFL event has sixty markets and more in the contract, each with what it is about', async () => {
  const [id] = await eventsOf('PRE_GAME', 60);
  const { event } = await ask<Found>(EVENT, { id });
  expect(event.markets.length).toBe(event.marketCount);
  expect(event.markets.length).toBeGreaterThanOrEqual(60);
  expect(new Set(event.markets.map(({ type }) => type)).size).toBeGreaterThanOrEqual(9);
  expect(event.markets.filter(({ subject }) => subject?.player).length).toBeGreaterThan(30);
  for (const { selections } of event.markets)
    for (const { side, outcome } of selections) expect(side === 'OUTCOME').toBe(outcome !== null);
});

it('statistics, plays, players, form and the table are answered, and change as a game is played', async () => {
  const [live] = await eventsOf('IN_PLAY', 60);
  const player = simulationPlayer(fixture.deps);
  for (let count = 0; count < 240; count += 1) await player.tick();
  const { eventStatistics } = await ask<{ eventStatistics: Record<string, readonly Record<string, unknown>[]> }>(STATISTICS, {
    id: live,
  });
  expect(eventStatistics.players).toHaveLength(16);
  expect(eventStatistics.statistics?.map(({ key }) => key)).toContain('total-yards');
  expect(eventStatistics.plays?.[0]).toMatchObject({ number: expect.any(Number), text: expect.any(String) });
  expect(eventStatistics.form).toHaveLength(2);
  const { standings } = await ask<{ standings: { columns: string[]; rows: { place: number; values: string[] }[] } }>(
    '{ standings(competitionId: "nfl") { columns rows { place name values form logo { path } } } }',
  );
  expect(standings.rows).toHaveLength(32);
  expect(standings.rows[0]?.values).toHaveLength(standings.columns.length);
  expect(await ask('{ standings(competitionId: "open-tour") { columns } }')).toEqual({ standings: null });
});

it('the result of a game grades every one of its markets, and moves the records of its sides', async () => {
  const [id] = await eventsOf('PRE_GAME', 60);
  const { event } = await ask<Found>(EVENT, { id });
  const before = await fixture.deps.db.pool.query('SELECT id, participants FROM events ORDER BY id');
  const { rows: starts } = await fixture.deps.db.pool.query<{ startsAt: Date }>(
    'SELECT starts_at AS "startsAt" FROM events WHERE id = $1',
    [id],
  );
  fixture.deps.clock.advanceMs((starts[0]?.startsAt.getTime() ?? 0) - fixture.deps.clock.now().getTime() + 6 * HOURS_MS);
  const player = simulationPlayer(fixture.deps);
  for (let count = 0; count < 20; count += 1) await player.tick();
  const { rows } = await fixture.deps.db.pool.query(
    `SELECT status, home_score AS "homeScore", away_score AS "awayScore", periods, facts FROM results WHERE event_id = $1`,
    [id],
  );
  const [{ facts, ...score }] = rows as [{ facts: object }];
  const result = { ...score, ...facts } as unknown as Parameters<typeof gradeLeg>[1];
  const pointsOf = (points: number | null): number | null => points && Math.round(points * 100);
  const ungraded = event.markets.filter(({ type, subject, selections }) => {
    const plain = JSON.parse(JSON.stringify(subject ?? {}), (_, value) => value ?? undefined) as MarketSubject;
    const whole = { ...plain, ...(plain.target !== undefined && { target: plain.target * 100 }) };
    return selections.every(({ side, outcome, points }) => {
      const leg = { marketType: type, side, outcome, pointsHundredths: pointsOf(points), subject: whole, rules: null };
      const graded: unknown = gradeLeg(leg as Parameters<typeof gradeLeg>[0], result);
      const grade = typeof graded === 'object' && graded !== null && 'grade' in graded ? graded.grade : graded;
      return grade === 'VOIDED' || grade === 'PENDING';
    });
  });
  expect(ungraded.map(({ id: marketId }) => marketId)).toEqual([]);
  const after = await fixture.deps.db.pool.query('SELECT id, participants FROM events ORDER BY id');
  const old = new Map(before.rows.map((row) => [row.id, JSON.stringify(row.participants)]));
  expect(
    after.rows.filter((row) => old.has(row.id) && old.get(row.id) !== JSON.stringify(row.participants)).length,
  ).toBeGreaterThan(20);
});
