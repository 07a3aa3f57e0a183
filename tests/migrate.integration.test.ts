import { appendFile, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createReadiness } from '../server/start/readiness.ts';
import { migrate } from '../server/store/migrate.ts';
import { releaseSchema } from '../server/store/releaseSchema.ts';
import { admitRelease, OtherSchema, readSchemaEpoch } from '../server/store/schemaEpoch.ts';
import { scratchDatabase } from './support/scratchDatabase.ts';

const PLACE_BETS = `SELECT * FROM pg_proc WHERE proname = 'place_bets'`;

describe('migrations', () => {
  it('may be run again, and by several processes at once', async () => {
    const scratch = await scratchDatabase();
    await Promise.all([1, 2, 3].map(() => migrate(scratch.owner)));
    const { rows } = await scratch.db.pool.query('SELECT count(*) AS count FROM competitions');
    expect(rows).toEqual([{ count: 0 }]);
    await scratch.drop();
  });

  it('a server or command that starts beside a live feed waits for no table that it is writing', async () => {
    const scratch = await scratchDatabase();
    const feed = await scratch.owner.pool.connect();
    await feed.query('BEGIN');
    const { rows } = await feed.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    await feed.query(`LOCK TABLE ${rows.map(({ name }) => name).join(', ')} IN ROW EXCLUSIVE MODE`);
    await expect(migrate(scratch.owner)).resolves.toBeUndefined();
    await feed.query('ROLLBACK');
    feed.release();
    await scratch.drop();
  });

  it('write functions and rights again only where they, or what the database has of them, have changed', async () => {
    const scratch = await scratchDatabase();
    const { pool } = scratch.owner;
    const start = (minutes = {}) => migrate(scratch.owner, { correctionMinutes: minutes, sandbox: true });
    /** The transaction that wrote a function last. */
    const writer = async (): Promise<unknown> =>
      (await pool.query(`SELECT xmin FROM pg_proc WHERE oid = 'correction_window(text)'::regprocedure`)).rows[0]?.xmin;
    const windowOf = async (): Promise<unknown> =>
      (await pool.query(`SELECT extract(epoch FROM correction_window('tennis'))::integer AS seconds`)).rows[0]?.seconds;
    await start();
    const first = await writer();
    await start();
    expect(await writer()).toBe(first);

    const usual = await windowOf();
    await start({ tennis: 7 });
    expect(await windowOf()).toBe(420);
    await start();
    expect(await windowOf()).toBe(usual);

    const may = async (right: string, table: string): Promise<unknown> =>
      (await pool.query(`SELECT has_table_privilege('slipstream_run', '${table}', '${right}') AS may`)).rows[0]?.may;
    for (const [change, isAsBefore] of [
      ['GRANT UPDATE ON ledger_accounts TO slipstream_run', async () => !(await may('UPDATE', 'ledger_accounts'))],
      ['GRANT UPDATE (balance_cents) ON ledger_accounts TO slipstream_run', async () => !(await columnRight())],
      ['REVOKE ALL ON events FROM slipstream_run', () => may('UPDATE', 'events')],
      ['CREATE TABLE public.younger (id text)', () => may('INSERT', 'younger')],
      ['DROP FUNCTION place_bets', async () => (await pool.query(PLACE_BETS)).rowCount === 1],
      ['GRANT EXECUTE ON FUNCTION place_bets TO PUBLIC', async () => !(await publicRight())],
      ['ALTER FUNCTION place_bets SECURITY INVOKER', async () => (await pool.query(`${PLACE_BETS} AND prosecdef`)).rowCount === 1],
    ] as const) {
      await pool.query(change);
      await start();
      expect(await isAsBefore(), change).toBe(true);
    }
    await scratch.drop();

    async function columnRight(): Promise<unknown> {
      const { rows } = await pool.query(
        `SELECT has_column_privilege('slipstream_run', 'ledger_accounts', 'balance_cents', 'UPDATE') AS may`,
      );
      return rows[0]?.may;
    }
    async function publicRight(): Promise<unknown> {
      const { rows } = await pool.query(
        `SELECT proacl::text LIKE '%{=X/%' OR proacl::text LIKE '%,=X/%' AS may FROM (${PLACE_BETS}) f`,
      );
      return rows[0]?.may;
    }
  });

  it('make again whatever functions and rights consist of, once it is gone', async () => {
    const scratch = await scratchDatabase();
    const { pool } = scratch.owner;
    const start = () => migrate(scratch.owner, { sandbox: true });
    const list = async (query: string): Promise<readonly string[]> =>
      (await pool.query<{ one: string }>(`SELECT one FROM (${query}) made ORDER BY one`)).rows.map(({ one }) => one);
    const ofTriggers = `prorettype = 'trigger'::regtype AND pronamespace = 'public'::regnamespace`;
    const inSchema = `relnamespace = 'public'::regnamespace`;
    await start();
    for (const [kind, query, change] of [
      [
        'functions of triggers',
        `SELECT pg_get_functiondef(oid) AS one FROM pg_proc WHERE ${ofTriggers}`,
        `SELECT format('ALTER FUNCTION %s RESET ALL', oid::regprocedure) AS one FROM pg_proc WHERE ${ofTriggers}`,
      ],
      [
        'rights in the schema',
        `SELECT r AS one FROM unnest('{USAGE,CREATE}'::text[]) r WHERE has_schema_privilege('slipstream_run', 'public', r)`,
        `SELECT unnest('{REVOKE USAGE ON SCHEMA public FROM slipstream_run,GRANT CREATE ON SCHEMA public TO PUBLIC}'::text[]) AS one`,
      ],
      [
        'rights of tables',
        `SELECT concat(oid::regclass, relacl) AS one FROM pg_class WHERE ${inSchema} AND relacl::text LIKE '%slipstream_run%'`,
        `SELECT format('REVOKE ALL ON %s FROM slipstream_run', oid::regclass) AS one FROM pg_class WHERE ${inSchema} AND relkind = 'r'`,
      ],
      [
        'policies of the queue',
        `SELECT concat_ws(' ', tablename, policyname) AS one FROM pg_policies WHERE policyname = 'slipstream_run'`,
        `SELECT format('DROP POLICY %I ON %I.%I', policyname, schemaname, tablename) AS one FROM pg_policies WHERE policyname = 'slipstream_run'`,
      ],
    ] as const) {
      const before = await list(query);
      for (const statement of await list(change)) await pool.query(statement);
      expect(await list(query), kind).not.toEqual(before);
      await start();
      expect(await list(query), kind).toEqual(before);
    }
    await scratch.drop();
  });

  it('refuse a database of before the baseline with a sentence that says what to do, and change nothing', async () => {
    const scratch = await scratchDatabase();
    const { pool } = scratch.owner;
    await pool.query(`DROP FUNCTION place_bets; UPDATE kysely_migration SET name = '0001_catalogue' WHERE name = '0001_baseline'`);
    const refusal = await migrate(scratch.owner).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OtherSchema);
    expect(String(refusal)).toContain('move the data directory (DATA_DIR) away or name an empty database (DATABASE_URL)');
    expect((await pool.query(PLACE_BETS)).rowCount).toBe(0);
    await scratch.drop();
  });

  it('make an index beside writes where a file says that it needs no transaction', async () => {
    const index = `-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS by_motto;
CREATE INDEX CONCURRENTLY by_motto ON competitions (name);
`;
    const { scratch, next } = await nextRelease(index);
    const writer = await scratch.db.pool.connect();
    await writer.query('BEGIN; LOCK TABLE competitions IN ROW EXCLUSIVE MODE');
    const migrated = migrate(scratch.owner, { directory: next });
    await expect
      .poll(async () => (await scratch.db.pool.query(`SELECT to_regclass('by_motto') AS name`)).rows[0]?.name)
      .not.toBeNull();
    await writer.query('COMMIT');
    writer.release();
    await migrated;
    expect(await readSchemaEpoch(scratch.owner.query)).toMatchObject({ version: OWN_EPOCH + 1 });
  });

  it('give up a lock that others wait behind, and get it when it is free', async () => {
    const { scratch, next } = await nextRelease('ALTER TABLE competitions ADD COLUMN motto text;');
    const holder = await scratch.owner.pool.connect();
    await holder.query('BEGIN; LOCK TABLE competitions IN ACCESS SHARE MODE');
    const migrated = migrate(scratch.owner, { directory: next });
    const { query } = scratch.owner;
    const askers = scratch.db.pool;
    await expect.poll(() => waitingFor('competitions', askers)).toBe(true);
    // Who comes behind the migration waits for its patience, not for the holder.
    expect((await askers.query('SELECT count(*) AS count FROM competitions')).rows).toEqual([{ count: 0 }]);
    expect(await readSchemaEpoch(query)).toMatchObject({ version: OWN_EPOCH });
    await holder.query('ROLLBACK');
    holder.release();
    await migrated;
    expect(await readSchemaEpoch(query)).toMatchObject({ version: OWN_EPOCH + 1 });
  });
});

const OWN_EPOCH = Number.parseInt((await readdir('server/store/migrations')).sort().at(-1) ?? '', 10);

async function waitingFor(table: string, { query }: { query(text: string): Promise<{ rows: unknown[] }> }): Promise<boolean> {
  const { rows } = await query.call(
    undefined,
    `SELECT FROM pg_locks WHERE relation = '${table}'::regclass AND NOT granted AND mode = 'AccessExclusiveLock'`,
  );
  return rows.length > 0;
}

/** A database of this release, and the SQL of one that comes after it, with one more migration and another text of a function. */
async function nextRelease(migration: string) {
  const scratch = await scratchDatabase();
  onTestFinished(() => scratch.drop());
  const next = await mkdtemp(path.join(tmpdir(), 'slipstream-next-'));
  onTestFinished(() => rm(next, { recursive: true }));
  await cp(path.resolve('server/store'), next, { recursive: true });
  await writeFile(path.join(next, 'migrations', `${String(OWN_EPOCH + 1).padStart(4, '0')}_next.sql`), migration);
  await appendFile(path.join(next, 'functions/place_bets.sql'), '-- The next release.\n');
  return { scratch, next };
}

describe('two releases', () => {
  const runs = { correctionMinutes: {}, sandbox: true };
  const functionsOf = async (pool: Pick<Awaited<ReturnType<typeof scratchDatabase>>['owner'], 'pool'>['pool'], schema: string) =>
    (
      await pool.query(
        `SELECT oid::regprocedure, xmin FROM pg_proc WHERE pronamespace = to_regnamespace('${schema}') ORDER BY oid::regprocedure::text`,
      )
    ).rows;

  it('have functions of their own, and the older one runs on, is migrated again, and starts again', async () => {
    const { scratch, next } = await nextRelease('ALTER TABLE competitions ADD COLUMN motto text;');
    const { pool } = scratch.owner;
    const before = await functionsOf(pool, releaseSchema());
    await migrate(scratch.owner, { directory: next });
    expect(releaseSchema(next)).not.toBe(releaseSchema());
    expect(await functionsOf(pool, releaseSchema())).toEqual(before);
    expect(await functionsOf(pool, releaseSchema(next))).toHaveLength(before.length);
    await expect(admitRelease(scratch.db, runs)).resolves.toBeUndefined();
    const triggers = `SELECT proconfig FROM pg_proc WHERE proname = 'enter_settlements'`;
    const rights = `SELECT relacl::text FROM pg_class WHERE relname = 'competitions'`;
    const newest = [await pool.query(triggers), await pool.query(rights)].map(({ rows }) => rows);
    expect(newest[0]).toEqual([{ proconfig: [`search_path=${releaseSchema(next)}, public, pg_temp`] }]);
    // The older release's job writes what is its own, and nothing that the newer one has.
    await pool.query('DROP FUNCTION place_bets');
    await migrate(scratch.owner);
    expect(await functionsOf(pool, releaseSchema())).toHaveLength(before.length);
    expect([await pool.query(triggers), await pool.query(rights)].map(({ rows }) => rows)).toEqual(newest);
    await expect(admitRelease(scratch.db, runs)).resolves.toBeUndefined();
  });

  it('do not run together where the schema does not admit the older one, whose functions are gone', async () => {
    const oldest = String(OWN_EPOCH + 1).padStart(4, '0');
    const { scratch, next } = await nextRelease(`-- oldest server: ${oldest}\nALTER TABLE competitions DROP COLUMN icon CASCADE;`);
    await migrate(scratch.owner, { directory: next });
    await expect(admitRelease(scratch.db, runs)).rejects.toThrow(`admits versions that know migration ${OWN_EPOCH + 1}`);
    expect(await createReadiness(scratch.db).notReady()).toBe('the database no longer admits this version');
    await expect(migrate(scratch.owner)).rejects.toThrow(`The database is of a newer version, which has ${oldest}_next`);
    expect(await functionsOf(scratch.owner.pool, releaseSchema())).toEqual([]);
  });

  it('without the functions of the newer one it does not start, and says what to run', async () => {
    const scratch = await scratchDatabase();
    await scratch.owner.pool.query(`DELETE FROM releases`);
    await expect(admitRelease(scratch.db, runs)).rejects.toThrow('run node dist/server/migrate.js of this version first');
    await scratch.owner.pool.query('UPDATE schema_epoch SET version = version - 1, oldest_server = 1');
    await expect(admitRelease(scratch.db, runs)).rejects.toThrow(
      `is at migration ${OWN_EPOCH - 1}, and this version needs ${OWN_EPOCH}`,
    );
    await scratch.drop();
  });

  it('a server whose configuration is not the one of the migration does not start, and says which part', async () => {
    const scratch = await scratchDatabase();
    await expect(admitRelease(scratch.db, { ...runs, sandbox: false })).rejects.toThrow('migrated with a sandbox (SANDBOX)');
    await expect(admitRelease(scratch.db, { ...runs, correctionMinutes: { other: 60 } })).rejects.toThrow('CORRECTION_MINUTES');
    await expect(admitRelease(scratch.db, { ...runs, correctionMinutes: { other: 15 } })).resolves.toBeUndefined();
    await scratch.drop();
  });

  it('keep the functions of the five newest', async () => {
    const { scratch, next } = await nextRelease('SELECT 1;');
    for (let number = 1; number <= 6; number += 1) {
      const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-more-'));
      onTestFinished(() => rm(directory, { recursive: true }));
      await cp(next, directory, { recursive: true });
      await appendFile(path.join(directory, 'functions/place_bets.sql'), `-- ${number}\n`);
      await migrate(scratch.owner, { directory });
    }
    const { rows } = await scratch.owner.pool.query(
      `SELECT count(*) AS rows, (SELECT count(*) FROM pg_namespace WHERE nspname ~ '^release_') AS schemas FROM releases`,
    );
    expect(rows).toEqual([{ rows: 5, schemas: 5 }]);
  });
});
