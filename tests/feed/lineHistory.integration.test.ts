import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Odds } from '../../core/money/odds.ts';
import { contexts } from '../../server/contexts.ts';
import { applyFeed, applyManual, lineHistoryJob, resetSimulation } from '../../server/feed/index.ts';
import { createWork } from '../../server/jobs/work.ts';
import { createLoops, type Loops } from '../../server/platform/loop.ts';
import { listEvents, readLineMovement, recordLines } from '../../server/store/catalogue/index.ts';
import { createDatabase } from '../../server/store/database.ts';
import { until } from '../support/until.ts';
import { type FeedFixture, makeFeedFixture, makeSlateFixture } from './support/feedFixture.ts';
import { nfl, sampleEvent } from './support/samples.ts';

const QUARTER_MS = 900_000;
const DAY_MS = 96 * QUARTER_MS;
const HOME = 'a.ml.home';
const OPENING: Odds = { numerator: 50, denominator: 71 };

let fixture: FeedFixture;
const running: Pick<Loops, 'stop'>[] = [];
beforeEach(async () => {
  fixture = await makeFeedFixture({ start: '2026-11-18T18:00:00Z' });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((job) => job.stop()));
  await fixture.drop();
});

const record = (): Promise<void> => recordLines(fixture.deps.db, fixture.deps.clock.now());

async function setPrice(numerator: number, selectionId = HOME): Promise<void> {
  await applyFeed(fixture.deps, [
    { kind: 'prices', eventId: 'a', prices: [{ selectionId, odds: { numerator, denominator: 100 } }] },
  ]);
}

async function movementOf(selectionId = HOME) {
  const movement = await readLineMovement(fixture.deps.db, selectionId, fixture.deps.clock.now());
  if (movement === null) throw new Error(`There is no ${selectionId}`);
  return movement;
}

const numerators = async (): Promise<readonly number[]> => (await movementOf()).entries.map(({ odds }) => odds.numerator);

async function countEntries(): Promise<number> {
  const { rows } = await fixture.deps.db.pool.query<{ count: number }>('SELECT count(*) AS count FROM line_history');
  return rows[0]?.count ?? 0;
}

describe('the record of lines', () => {
  it('begins with the opening, and appends only the prices that changed, one a quarter of an hour', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    expect(await movementOf()).toMatchObject({ marketType: 'MONEYLINE', side: 'HOME', opening: null, entries: [] });
    await record();
    expect(await movementOf()).toMatchObject({ opening: { odds: OPENING }, entries: [{ odds: OPENING }] });
    expect(await countEntries()).toBe(4);
    fixture.deps.clock.advanceMs(QUARTER_MS);
    await record();
    expect(await countEntries()).toBe(4);
    await setPrice(80);
    await record();
    await setPrice(81);
    await record();
    expect(await numerators()).toEqual([50, 80]);
    fixture.deps.clock.advanceMs(QUARTER_MS);
    await record();
    expect(await numerators()).toEqual([50, 80, 81]);
    expect(await countEntries()).toBe(6);
  });

  it('appends where only the points changed', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    await record();
    fixture.deps.clock.advanceMs(QUARTER_MS);
    const odds = { numerator: 10, denominator: 11 };
    await applyFeed(fixture.deps, [
      { kind: 'prices', eventId: 'a', prices: [{ selectionId: 'a.total.over', odds, pointsHundredths: 4_850 }] },
    ]);
    await record();
    expect(await movementOf('a.total.over')).toMatchObject({
      opening: { pointsHundredths: 4_750 },
      entries: [{ pointsHundredths: 4_750 }, { pointsHundredths: 4_850 }],
    });
  });

  it('passes over markets that take no bets, and goes on when they open', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    await record();
    fixture.deps.clock.advanceMs(QUARTER_MS);
    const { pool } = fixture.owner;
    const turn = (status: 'CLOSED' | 'OPEN') =>
      applyManual(fixture.deps, [{ kind: 'marketStatus', eventId: 'a', marketId: 'a.ml', status }]);
    await setPrice(80);
    for (const [close, open] of [
      [() => turn('CLOSED'), () => turn('OPEN')],
      ...[
        [`UPDATE markets SET silent = true WHERE id = 'a.ml'`, `UPDATE markets SET silent = false WHERE id = 'a.ml'`],
        [`UPDATE events SET status = 'FINISHED' WHERE id = 'a'`, `UPDATE events SET status = 'PRE_GAME' WHERE id = 'a'`],
      ].map((texts) => texts.map((text) => () => pool.query(text))),
    ]) {
      await close?.();
      await record();
      expect(await numerators()).toEqual([50]);
      await open?.();
    }
    await record();
    expect(await numerators()).toEqual([50, 80]);
  });

  it('keeps the opening and the price that was valid 24 hours ago, and removes what ended before', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    for (const numerator of [61, 62, 63]) {
      await record();
      fixture.deps.clock.advanceMs(QUARTER_MS);
      await setPrice(numerator);
    }
    await record();
    fixture.deps.clock.advanceMs(DAY_MS);
    expect(await countEntries()).toBe(7);
    await record();
    expect(await countEntries()).toBe(5);
    expect(await movementOf()).toMatchObject({ opening: { odds: OPENING }, entries: [{ odds: { numerator: 63 } }] });
    // The price has not moved, so nothing is appended.
    fixture.deps.clock.advanceMs(DAY_MS);
    await record();
    expect(await countEntries()).toBe(5);
    // It is still valid at the beginning of the 24 hours in which the next one comes.
    await setPrice(70);
    await record();
    fixture.deps.clock.advanceMs(QUARTER_MS);
    await record();
    expect(await numerators()).toEqual([63, 70]);
  });

  it('forgets what it wrote after a clock that was turned back, and what belongs to no selection', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    await record();
    fixture.deps.clock.advanceMs(8 * QUARTER_MS);
    await setPrice(80);
    await record();
    fixture.deps.clock.advanceMs(-4 * QUARTER_MS);
    expect(await numerators()).toEqual([50]);
    await record();
    expect(await numerators()).toEqual([50, 80]);
    fixture.deps.clock.advanceMs(-8 * QUARTER_MS);
    await record();
    expect((await movementOf()).opening).toMatchObject({ odds: { numerator: 80 } });
    await fixture.owner.pool.query(`DELETE FROM markets WHERE id = 'a.ml'`);
    await record();
    expect(await countEntries()).toBe(2);
  });
});

describe('the job of the record', () => {
  it('records at its start and after the clock jumps, on several servers once', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    const other = createDatabase(fixture.url, 4);
    for (const db of [fixture.deps.db, other]) {
      const job = createLoops(fixture.deps, [lineHistoryJob({ ...fixture.deps, db })]);
      running.push(job);
      await job.start();
    }
    await until(async () => (await countEntries()) === 4, 3_000);
    await setPrice(80);
    fixture.deps.clock.advanceMs(5 * QUARTER_MS);
    await until(async () => (await countEntries()) > 4, 5_000);
    await Promise.all(running.splice(0).map((job) => job.stop()));
    await other.close();
    expect(await numerators()).toEqual([50, 80]);
    expect(await countEntries()).toBe(5);
  });

  it('is one of every server, in production too', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    const deps = { ...fixture.deps, config: { ...fixture.deps.config, sandbox: false, production: true } };
    const work = createWork(deps, contexts, { gateway: null, sendMail: async () => undefined, loops: [] });
    running.push(work);
    await work.start();
    await until(async () => (await countEntries()) === 4);
  });
});

describe('the past of a seeded simulation', () => {
  it('is the same for a seed, moves, and ends at the present prices', async () => {
    await fixture.drop();
    fixture = await makeSlateFixture();
    const first = await pasts();
    expect(first.some(({ entries }) => entries.length > 3)).toBe(true);
    for (const { entries, opening, present } of first) {
      expect(entries.at(-1)).toMatchObject(present);
      expect(entries[0]).toEqual(opening);
    }
    await resetSimulation(fixture.deps, 1);
    expect(await pasts()).toEqual(first);
    const before = await countEntries();
    await record();
    expect((await pasts()).map(({ entries }) => entries)).toEqual(first.map(({ entries }) => entries));
    // The markets that are no main ones begin now.
    expect(await countEntries()).toBeGreaterThan(before);
  });
});

/** Line histories of the main lines of the first upcoming events. */
async function pasts() {
  const events = (await listEvents(fixture.deps.db, { status: 'PRE_GAME' })).slice(0, 6);
  const selections = events.flatMap(({ markets }) => markets.filter(({ main }) => main).flatMap((market) => market.selections));
  return Promise.all(
    selections.map(async ({ id, odds, pointsHundredths }) => ({ ...(await movementOf(id)), present: { odds, pointsHundredths } })),
  );
}
