import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../server/platform/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/postgres/embeddedPostgres.ts';
import { isAlive } from '../../server/platform/processIdentity.ts';

const log = createLog('silent');
let directory: string;
let running: EmbeddedPostgres | null;

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'slipstream-embedded-'));
  await chmod(directory, 0o755);
  running = null;
});

afterEach(async () => {
  await running?.stop();
  await rm(directory, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('loses nothing over a stop and a start, syncs to disk, and has a random password', async () => {
    running = await startEmbeddedPostgres(directory, log);
    await ask(running.migrateUrl, 'CREATE TABLE marker AS SELECT 42 AS answer');
    expect(await ask(running.url, "SELECT current_setting('fsync') || current_setting('synchronous_commit') AS durable")).toEqual([
      { durable: 'onon' },
    ]);
    for (const file of ['postgres.password', 'postgres.run-password'])
      expect((await stat(path.join(directory, file))).mode & 0o777).toBe(0o600);
    expect(await ask(running.url, 'SELECT session_user AS who')).toEqual([{ who: 'slipstream_run' }]);
    await expect(ask(running.url, 'CREATE TABLE mine (id int)')).rejects.toThrow(/permission denied/);
    await expect(ask(running.url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(/password/);
    const pid = running.pid();
    await running.stop();
    expect(isAlive(pid)).toBe(false);
    running = await startEmbeddedPostgres(directory, log);
    expect(await ask(running.migrateUrl, 'SELECT answer FROM marker')).toEqual([{ answer: 42 }]);
  });

  it('is adopted when the process that started it has ended', async () => {
    const abandoned = await startEmbeddedPostgres(directory, log);
    await ask(abandoned.migrateUrl, 'CREATE TABLE marker AS SELECT 1 AS answer');
    running = await startEmbeddedPostgres(directory, log);
    expect(running.pid()).toBe(abandoned.pid());
    expect(running.url).toBe(abandoned.url);
    expect(await ask(running.migrateUrl, 'SELECT answer FROM marker')).toEqual([{ answer: 1 }]);
    await Promise.all([running.stop(), abandoned.stop()]);
    running = null;
  });

  it.runIf(process.getuid?.() === 0)('runs where only root may go', async () => {
    await chmod(directory, 0o700);
    const inside = path.join(directory, 'inside');
    await mkdir(inside);
    running = await startEmbeddedPostgres(inside, log);
    expect(await ask(running.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    await running.stop();
    await chmod(directory, 0o755);
    running = await startEmbeddedPostgres(inside, log);
    expect(await ask(running.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is started again at the same address when it is killed', async () => {
    running = await startEmbeddedPostgres(directory, log);
    const { migrateUrl: url } = running;
    const killed = running.pid();
    await ask(url, 'CREATE TABLE marker AS SELECT 7 AS answer');
    process.kill(killed, 'SIGKILL');
    const rows = await vi.waitFor(() => ask(url, 'SELECT answer FROM marker'), { timeout: 15_000, interval: 50 });
    expect(rows).toEqual([{ answer: 7 }]);
    await vi.waitFor(() => expect(running?.pid()).not.toBe(killed));
  });

  it('starts although the lock file of a dead one names an id that another process has now', async () => {
    running = await startEmbeddedPostgres(directory, log);
    await running.stop();
    await writeFile(path.join(directory, 'postgres', 'postmaster.pid'), `${process.pid}\n${directory}\n1\n5432\n\n\n\nready\n`);
    running = await startEmbeddedPostgres(directory, log);
    expect(await ask(running.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('says in one sentence that the directory is of another version, or none, or has lost its password', async () => {
    await mkdir(path.join(directory, 'postgres'));
    await expect(startEmbeddedPostgres(directory, log)).rejects.toThrow(
      /^\S+postgres is damaged or no PostgreSQL data directory;.*\.$/,
    );
    await writeFile(path.join(directory, 'postgres', 'PG_VERSION'), '9\n');
    await expect(startEmbeddedPostgres(directory, log)).rejects.toThrow(/was made by PostgreSQL 9, this is \d+;/);
    await writeFile(path.join(directory, 'postgres', 'PG_VERSION'), '18\n');
    await expect(startEmbeddedPostgres(directory, log)).rejects.toThrow(/password .* is missing or unreadable\.$/);
    await writeFile(path.join(directory, 'postgres.password'), 'x\n');
    await expect(startEmbeddedPostgres(directory, log)).rejects.toThrow(/does not start: /);
    expect(await readFile(path.join(directory, 'postgres.log'), 'utf8')).toContain('postgresql.conf');
  });
});
