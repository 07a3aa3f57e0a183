import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../server/platform/clock.ts';
import { readConfig } from '../../server/platform/config.ts';
import { createOwnerDatabase } from '../../server/store/database.ts';
import { createPlayer, DEMO_PLAYER } from '../../server/store/players/index.ts';
import { logIn } from '../support/apiClient.ts';
import { migrateProduct } from '../support/builtProduct.ts';
import { databaseUrl } from '../support/globalSetup.ts';
import { CHEAP_PASSWORDS } from '../support/passwords.ts';
import { freePort } from '../support/postgresCluster.ts';
import { START_PATIENCE_MS } from '../support/productServer.ts';
import { type ScratchDatabase, scratchDatabase } from '../support/scratchDatabase.ts';
import { until } from '../support/until.ts';
import { type ReadyProcess, SERVER, type StartedProcess, startProcess, whenReady } from './support/process.ts';

const PRODUCTION = { NODE_ENV: 'production', SANDBOX: 'false' };

const started: StartedProcess[] = [];
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
});

function launch(environment: Readonly<Record<string, string>>): StartedProcess {
  const server = startProcess(SERVER, { PORT: '0', ...environment });
  started.push(server);
  return server;
}

const ready = (environment: Readonly<Record<string, string>>): Promise<ReadyProcess> => whenReady(launch(environment));

async function refusal(environment: Readonly<Record<string, string>>): Promise<string> {
  const server = launch(environment);
  const hasStarted = await whenReady(server).then(
    () => true,
    () => false,
  );
  expect(hasStarted).toBe(false);
  expect((await server.ended).code).toBe(1);
  return server.stderr().trim();
}

async function stop(server: StartedProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}

const readyz = async (url: string): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, body: await response.json() };
};

describe('a server in production on a PostgreSQL of the operator', () => {
  let scratch: ScratchDatabase;
  const [ownerRole, serverRole] = ['owner', 'server'].map((name) => `${name}_${randomUUID().replaceAll('-', '')}`);
  const as = (role: string | undefined): string => {
    const url = new URL(scratch.url);
    url.username = role ?? '';
    url.password = 'its own';
    return url.toString();
  };
  beforeAll(async () => {
    scratch = await scratchDatabase();
    await scratch.withoutSandbox();
    for (const role of [ownerRole, serverRole])
      await scratch.owner.pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'its own' IN ROLE slipstream_run`);
  });
  afterAll(async () => {
    await scratch.owner.pool.query(`DROP ROLE ${serverRole}`);
    await scratch.drop();
  });

  it('refuses a log-in that is a superuser or owns the money, and a database at any time, in one sentence', async () => {
    expect(await refusal({ ...PRODUCTION, DATABASE_URL: scratch.url })).toMatch(
      /^The role of DATABASE_URL is a superuser, which production refuses: [^\n]*DATABASE_MIGRATE_URL\.$/,
    );
    await scratch.owner.pool.query(`GRANT UPDATE ON ledger_accounts TO ${serverRole}`);
    expect(await refusal({ ...PRODUCTION, DATABASE_URL: as(serverRole), DATABASE_MIGRATE_URL: scratch.url })).toMatch(
      /^The role of DATABASE_URL may change balances without the ledger, which production refuses: [^\n]*\.$/,
    );
    await scratch.owner.pool.query(`REVOKE UPDATE ON ledger_accounts FROM ${serverRole}`);
    const setChecked = (checked: boolean) => scratch.owner.pool.query('UPDATE business_clock SET is_checked = $1', [checked]);
    await setChecked(false);
    expect(await refusal({ ...PRODUCTION, DATABASE_URL: as(serverRole), DATABASE_MIGRATE_URL: scratch.url })).toMatch(
      /^The database does not check the time of its servers \(business_clock\.is_checked\), which production refuses: [^\n]*\.$/,
    );
    await setChecked(true);
    expect(await refusal({ ...PRODUCTION, DATABASE_MIGRATE_URL: scratch.url })).toBe(
      'Environment variable DATABASE_MIGRATE_URL is not usable: it goes with DATABASE_URL.',
    );
  });

  it('works as slipstream_run where its one log-in owns the tables', async () => {
    const name = `owned_${randomUUID().replaceAll('-', '')}`;
    await scratch.owner.pool.query(`CREATE DATABASE ${name} OWNER ${ownerRole}`);
    const environment = { ...PRODUCTION, DATABASE_URL: databaseUrl(as(ownerRole), name) };
    expect(await refusal(environment)).toMatch(/: run node dist\/server\/migrate\.js first\.$/);
    await migrateProduct(environment);
    const server = await ready(environment);
    expect((await readyz(server.url)).status).toBe(200);
    const owner = createOwnerDatabase(databaseUrl(as(ownerRole), name), 1);
    const { rows } = await owner.pool.query(`SELECT has_table_privilege('slipstream_run', 'ledger_accounts', 'UPDATE') AS may`);
    await owner.close();
    expect(rows).toEqual([{ may: false }]);
    await stop(server);
    await scratch.owner.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await scratch.owner.pool.query(`DROP ROLE ${ownerRole}`);
  });

  it('sends a page that a trusted proxy has by http to https', async () => {
    const server = await ready({
      ...PRODUCTION,
      DATABASE_URL: as(serverRole),
      TRUSTED_PROXIES: '127.0.0.1',
      HOSTS: 'tsb=tsb.example.com',
    });
    const page = (protocol: string): Promise<Response> =>
      fetch(`${server.url}/sports`, {
        redirect: 'manual',
        headers: {
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-proto': protocol,
          'x-forwarded-host': 'tsb.example.com',
        },
      });
    const inClear = await page('http');
    expect([inClear.status, inClear.headers.get('location')]).toEqual([308, 'https://tsb.example.com/sports']);
    expect((await page('https')).status).not.toBe(308);
    await stop(server);
  });

  it('reports in its log and to probes that a balance was changed behind the ledger', async () => {
    const created = await createPlayer(
      // Servers without a sandbox give nobody money.
      { db: scratch.owner, clock: systemClock(), config: readConfig(CHEAP_PASSWORDS) },
      {
        username: 'somebody',
        password: 'correct horse',
        email: 'somebody@slipstream.test',
        firstName: 'Maya',
        lastName: 'Rivera',
        regionCode: 'US-NJ',
        balanceCents: 1_000,
      },
    );
    if (!created.ok) throw new Error(created.error);
    const opsPort = await freePort();
    const server = await ready({
      ...PRODUCTION,
      OPS_PORT: String(opsPort),
      DATABASE_URL: as(serverRole),
      DATABASE_MIGRATE_URL: scratch.url,
      AUDIT_EVERY_SECONDS: '1',
      LOG_LEVEL: 'warn',
    });
    const readiness = (balanced: boolean): Promise<unknown> =>
      until(async () => {
        const detail: unknown = await (await fetch(`http://127.0.0.1:${opsPort}/health`)).json();
        const { audit } = detail as { audit: { balanced: boolean } | null };
        return audit?.balanced === balanced ? detail : null;
      }, START_PATIENCE_MS);
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await readiness(true)).toMatchObject({ status: 'ready', audit: { balanced: true, discrepancies: 0, at } });
    expect(server.stderr()).not.toContain('audit.discrepancy');

    const tamper = (cents: number) =>
      scratch.owner.pool.query(
        `UPDATE ledger_accounts SET balance_cents = balance_cents + ${cents} WHERE player_id = $1 AND kind = 'CASH'`,
        [created.value.id],
      );
    await tamper(500);
    expect(await readiness(false)).toMatchObject({ status: 'ready', audit: { balanced: false, discrepancies: 1, at } });
    expect(await readyz(server.url)).toEqual({ status: 200, body: { status: 'ready' } });
    const lines = server
      .stderr()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        found: 1,
        discrepancies: [expect.stringContaining('keeps 1500 cents, its entries sum to 1000')],
      }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ security: 'audit.discrepancy', outcome: '1 found' }));

    await tamper(-500);
    expect(await readiness(true)).toMatchObject({ audit: { discrepancies: 0 } });

    const messages = lines.map(({ msg }) => String(msg));
    expect(messages).toContainEqual(expect.stringMatching(/where visitors are, and sign-ups are refused/));
    expect(messages).toContainEqual(expect.stringMatching(/makes no packets outside of a sandbox: bets and games are refused/));
    expect(messages).toContainEqual(expect.stringMatching(/SMTP_URL is not set/));
    const viewer = await fetch(`${server.url}/api/viewer_data`);
    expect(await viewer.json()).toMatchObject({ dma: null });
  });
});

describe('a server on a PostgreSQL of the operator that was not migrated for its release', () => {
  it('says what to run, and writes no schema and no function, in production or not', async () => {
    const scratch = await scratchDatabase();
    onTestFinished(() => scratch.drop());
    await scratch.owner.pool.query('DELETE FROM releases');
    for (const environment of [{}, PRODUCTION])
      expect(await refusal({ ...environment, DATABASE_URL: scratch.url })).toMatch(
        /^The functions of this version \(\S+\) are not in the database: run node dist\/server\/migrate\.js of this version first\.$/,
      );
    expect((await scratch.owner.pool.query('SELECT schema FROM releases')).rows).toEqual([]);
  });
});

describe('a server in production on a data directory', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'slipstream-production-'));
    await chmod(directory, 0o755);
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('does not let the demo player in that a sandbox has left there, nor a session of theirs', async () => {
    const DATA_DIR = path.join(directory, 'data');
    const { username, password } = DEMO_PLAYER;
    const refresh = (url: string, token: string) =>
      fetch(`${url}/api/identity/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'refresh_token', client_id: 'slipstream-web', refresh_token: token }),
      });
    const sandbox = await ready({ DATA_DIR });
    const left = await logIn(sandbox.url, username, password);
    await stop(sandbox);

    const production = await ready({ ...PRODUCTION, DATA_DIR, LOG_LEVEL: 'warn' });
    await expect(logIn(production.url, username, password)).rejects.toThrow(/^Log in answered 400/);
    expect((await refresh(production.url, left.refresh_token)).status).toBe(400);
    expect(production.stderr()).toContain('the demo player that a sandbox left in this database can no longer log in');

    const file = JSON.parse(await readFile(path.join(DATA_DIR, 'server.json'), 'utf8')) as Record<string, string>;
    const owner = createOwnerDatabase(String(file.databaseMigrateUrl), 1);
    const { rows } = await owner.pool.query(
      `SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    await owner.close();
    expect(rows).toEqual([{ usename: 'slipstream_run' }]);
    const run = createOwnerDatabase(String(file.databaseUrl), 1);
    await expect(run.pool.query('UPDATE ledger_accounts SET balance_cents = 1')).rejects.toThrow('permission denied');
    await run.close();
    for (const name of ['postgres.password', 'postgres.run-password'])
      expect((await stat(path.join(DATA_DIR, name))).mode & 0o777).toBe(0o600);
    await stop(production);

    const again = await ready({ DATA_DIR });
    expect((await logIn(again.url, username, password)).user_id).toBe(DEMO_PLAYER.id);
    await stop(again);
  });
});
