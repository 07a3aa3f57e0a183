import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadiness } from '../../server/start/readiness.ts';
import { probeWrite } from '../../server/store/probeWrite.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { START_PATIENCE_MS } from '../support/productServer.ts';
import { until } from '../support/until.ts';
import { SERVER, startProcess, whenReady } from './support/process.ts';

describe('a database without space for what is new', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await buildTestApi();
    await seedCatalogue(api.deps);
    await api.owner.pool.query(
      `CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`,
    );
  });
  afterAll(() => api.stop());

  /** Every write to the table fails as on a full disk while `work` runs. */
  async function withoutSpace<Value>(table: string, work: () => Promise<Value>): Promise<Value> {
    await api.owner.pool.query(
      `CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION no_space()`,
    );
    try {
      return await work();
    } finally {
      await api.owner.pool.query(`DROP TRIGGER full_disk ON ${table}`);
    }
  }

  it('answers a log-in and a placement with 503, to be tried again, and does both once there is space', async () => {
    const { player, authorization } = await api.logIn();
    const logIn = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/identity/token',
        payload: { grant_type: 'password', client_id: 'slipstream-web', username: player.username, password: 'correct horse' },
      });
    const refused = await withoutSpace('sessions', logIn);
    expect([refused.statusCode, refused.body]).toEqual([503, expect.not.stringContaining('space')]);
    expect((await logIn()).statusCode).toBe(200);

    const bets = [
      {
        draftBetId: 'a',
        section: 'STRAIGHT',
        betAmount: 500,
        legs: [{ selectionId: FIXTURE.bills.spread, numeratorLong: 10, denominatorLong: 11, points: -2.5 }],
      },
    ];
    const id = randomUUID();
    const place = () =>
      api.query<{ result: { placement: { status: string } } }>(
        'mutation P($id: ID!, $bets: [PlaceBetInput!]!) { result: betslipPlaceBets(placementId: $id, bets: $bets) { placement { status } } }',
        { id, bets },
        authorization,
      );
    const answer = await withoutSpace('bets', place);
    expect([answer.status, answer.errors.map(({ extensions }) => extensions.code)]).toEqual([503, ['DATABASE_UNAVAILABLE']]);
    expect((await place()).data?.result.placement.status).toBe('PLACED');
    expect(api.logged.filter((line) => line.includes('resolver failed'))).toEqual([]);
  });

  it('is not ready until it can be written to again', async () => {
    const { notReady: ready } = createReadiness(api.deps.db);
    await withoutSpace('write_probe', async () => expect(await ready()).toBe('the database cannot be written to'));
    await until(async () => (await ready()) === null);
  });

  it('is asked for new space by every probe, and for one write by many probes at once', async () => {
    const read = async () => {
      // Otherwise statistics are seconds behind; the pool gives out its last used connection.
      await api.deps.db.pool.query('SELECT pg_stat_force_next_flush()');
      await api.owner.pool.query('SELECT pg_stat_clear_snapshot()');
      const { rows } = await api.owner.pool.query<{ probes: number; files: number }>(
        `SELECT probes, (SELECT temp_files FROM pg_stat_database WHERE datname = current_database()) AS files FROM write_probe`,
      );
      return rows[0] ?? { probes: 0, files: 0 };
    };
    const before = await read();
    await probeWrite(api.deps.db);
    await until(async () => (await read()).files > before.files);
    const { notReady: ready } = createReadiness(api.deps.db);
    expect(await Promise.all(Array.from({ length: 20 }, ready))).toEqual(Array.from({ length: 20 }, () => null));
    expect((await read()).probes).toBe(before.probes + 2);
  });
});

/** A small separate file system; null where this process may not create one. */
async function smallDisk(): Promise<{ readonly directory: string; unmount(): Promise<void> } | null> {
  if (process.getuid?.() !== 0) return null;
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0755', 'tmpfs', directory]);
  if (mounted.status !== 0) {
    await rm(directory, { recursive: true });
    return null;
  }
  return {
    directory,
    async unmount() {
      spawnSync('umount', [directory]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const disk = await smallDisk();

describe.skipIf(disk === null)('a server whose disk is full', () => {
  afterAll(() => disk?.unmount());

  it('answers 503 and is not ready, loses nothing, and works again without a restart when there is room', async () => {
    const directory = disk?.directory ?? '';
    const server = startProcess(SERVER, { DATA_DIR: path.join(directory, 'data'), PORT: '0' });
    try {
      const { url } = await whenReady(server);
      const readiness = async () => (await fetch(`${url}/readyz`)).status;
      const newPlayer = async () => {
        const response = await fetch(`${url}/sandbox/players`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ balanceCents: 500 }),
        });
        await response.text();
        return response.status;
      };
      expect([await readiness(), await newPlayer()]).toEqual([200, 201]);

      const filler = path.join(directory, 'filler');
      const fill = (): boolean => {
        for (const size of [1_048_576, 65_536, 4_096])
          try {
            const chunk = Buffer.alloc(size, 1);
            for (;;) appendFileSync(filler, chunk);
          } catch {
            // Nothing of this size fits any more.
          }
        return true;
      };
      const answers = new Set<number>();
      await until(async () => {
        fill();
        answers.add(await newPlayer());
        return (await readiness()) === 503 && answers.has(503);
      }, START_PATIENCE_MS);
      expect([...answers].filter((status) => status !== 201 && status !== 503)).toEqual([]);

      rmSync(filler);
      await until(async () => (await readiness()) === 200, START_PATIENCE_MS);
      await until(async () => (await newPlayer()) === 201, START_PATIENCE_MS);
      expect(await (await fetch(`${url}/sandbox/audit`)).json()).toMatchObject({ balanced: true });
    } finally {
      server.child.kill('SIGTERM');
      await server.ended;
    }
  });
});
