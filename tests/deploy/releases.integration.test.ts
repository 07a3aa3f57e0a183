import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVER_FLAGS } from '../../scripts/lib/serverFlags.mjs';
import { releaseSchema } from '../../server/store/releaseSchema.ts';
import { type ReadyProcess, startProcess, whenReady } from '../edge/support/process.ts';
import { ensureProductIsBuilt, migrateProduct } from '../support/builtProduct.ts';
import { CHEAP_PASSWORDS } from '../support/passwords.ts';
import { WIDE_LIMITS } from '../support/productServer.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { type ScratchDatabase, scratchDatabase } from '../support/scratchDatabase.ts';
import { SMALL_SLATE } from '../support/smallSlate.ts';
import { until } from '../support/until.ts';
import { startBettor } from './support/bettor.ts';
import { makeNextRelease, type NextRelease } from './support/nextRelease.ts';

const OWN = releaseSchema();
const BETTORS = 3;
const BETS_OF_A_PHASE = 20;
/** A server on a busy machine takes this long for a phase at most. */
const PHASE_PATIENCE_MS = 120_000;
/** Five servers are started, one after the other. */
const STARTS_PATIENCE_MS = 900_000;

let scratch: ScratchDatabase;
let next: NextRelease;
const running = new Set<ReadyProcess>();

beforeAll(async () => {
  ensureProductIsBuilt();
  scratch = await scratchDatabase();
  next = await makeNextRelease();
  // Which release's functions are called, as the database counts it.
  await scratch.owner.pool.query(`ALTER DATABASE ${scratch.name} SET track_functions = 'pl'`);
});
afterAll(async () => {
  for (const server of running) await stop(server);
  await next.remove();
  await scratch.drop();
});

/** @param schema of the release, by which its connections are known */
const environment = (schema: string): Record<string, string> => ({
  ...WIDE_LIMITS,
  ...SMALL_SLATE,
  ...CHEAP_PASSWORDS,
  DATABASE_URL: `${scratch.url}?application_name=${schema}`,
  SANDBOX: 'true',
  IDENTITY_PORT: '0',
  PORT: '0',
});

async function start(project = process.cwd(), schema = OWN): Promise<ReadyProcess> {
  const server = await whenReady(startProcess([...SERVER_FLAGS, `${project}/dist/server/main.js`], environment(schema)));
  running.add(server);
  return server;
}

async function stop(server: ReadyProcess): Promise<void> {
  running.delete(server);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}

/** Calls of place_bets so far, by the schema of the release. */
async function callsOfReleases(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await scratch.owner.pool.query<{ schema: string; calls: number }>(
    `SELECT schemaname AS schema, calls FROM pg_stat_user_functions WHERE funcname = 'place_bets'`,
  );
  return Object.fromEntries(rows.map(({ schema, calls }) => [schema, calls]));
}

it(
  'a deploy and the way back lose no bet, and each server calls the functions of its own release',
  async () => {
    const first = await start();
    const second = await start();
    const bettors = await Promise.all(Array.from({ length: BETTORS }, () => startBettor(() => [...running].map(({ url }) => url))));
    const placed = (): number => bettors.reduce((sum, bettor) => sum + bettor.placed.length, 0);
    const phase = async (): Promise<void> => {
      const before = placed();
      await expect.poll(placed, { timeout: PHASE_PATIENCE_MS }).toBeGreaterThan(before + BETS_OF_A_PHASE);
    };
    await phase();
    await expect.poll(async () => Object.keys(await callsOfReleases())).toEqual([OWN]);

    // The deploy: the job beside the servers of this release, then the next one's beside them, and alone.
    await migrateProduct(environment(next.schema), next.project);
    await phase();
    const newer = await start(next.project, next.schema);
    await phase();
    // A server of this release ends and comes back half-way.
    await stop(first);
    const again = await start();
    await phase();
    for (const server of [second, again]) await stop(server);
    await expectCalls({ of: next.schema, notOf: OWN }, phase);

    // And back: nothing has to be run.
    const back = await start();
    await stop(newer);
    await expectCalls({ of: OWN, notOf: next.schema }, phase);
    await Promise.all(bettors.map((bettor) => bettor.stop()));

    expect(await new SandboxClient(back.url).audit()).toMatchObject({ balanced: true, discrepancies: [] });
    const acknowledged = bettors.flatMap((bettor) => bettor.placed);
    const { rows } = await scratch.owner.pool.query<{ id: string; bets: number }>(
      'SELECT placement_id AS id, count(*) AS bets FROM bets GROUP BY placement_id',
    );
    expect(rows.filter(({ bets }) => bets !== 1)).toEqual([]);
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(rows).toHaveLength(acknowledged.length);
  },
  STARTS_PATIENCE_MS,
);

/** Expects calls of one release's function in the phase and none of the other's, whose servers have stopped. */
async function expectCalls(of: { readonly of: string; readonly notOf: string }, phase: () => Promise<void>): Promise<void> {
  await until(() => haveEnded(of.notOf), PHASE_PATIENCE_MS);
  const before = await callsOfReleases();
  await phase();
  await expect.poll(async () => Number((await callsOfReleases())[of.of])).toBeGreaterThan(Number(before[of.of]));
  expect((await callsOfReleases())[of.notOf]).toBe(before[of.notOf]);
}

/** Whether the connections of a release's servers are gone, which report their last calls when they end. */
async function haveEnded(schema: string): Promise<boolean> {
  const { rowCount } = await scratch.owner.pool.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [schema]);
  return rowCount === 0;
}
