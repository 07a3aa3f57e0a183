import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate, UnknownMigrations } from '../server/store/migrate.ts';
import { scratchDatabase } from './support/scratchDatabase.ts';

const PLACE_BETS = `SELECT * FROM pg_proc WHERE proname = 'place_bets'`;

describe('migrations', () => {
  it('may be run again, and by several processes at once', async () => {
    const scratch = await scratchDatabase();
    await Promise.all([1, 2, 3].map(() => migrate(scratch.owner, path.resolve('server/store/migrations'))));
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
    await expect(migrate(scratch.owner, path.resolve('server/store/migrations'))).resolves.toBeUndefined();
    await feed.query('ROLLBACK');
    feed.release();
    await scratch.drop();
  });

  it('write functions and rights again only where they, or what the database has of them, have changed', async () => {
    const scratch = await scratchDatabase();
    const { pool } = scratch.owner;
    const start = (minutes = {}) => migrate(scratch.owner, path.resolve('server/store/migrations'), [], minutes, true);
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
      ['CREATE TABLE younger (id text)', () => may('INSERT', 'younger')],
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
    const start = () => migrate(scratch.owner, path.resolve('server/store/migrations'), [], {}, true);
    const list = async (query: string): Promise<readonly string[]> =>
      (await pool.query<{ one: string }>(`SELECT one FROM (${query}) made ORDER BY one`)).rows.map(({ one }) => one);
    const folder = path.resolve('server/store/functions');
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
    const named = texts.flatMap((text) => [...text.matchAll(/CREATE TRIGGER (\w+)/g)].map(([, name]) => `'${name}'`));
    const triggers = (what: string) => `SELECT ${what} AS one FROM pg_trigger WHERE tgname IN (${named.join(', ')})`;
    const inSchema = `relnamespace = 'public'::regnamespace`;
    await start();
    for (const [kind, query, change] of [
      ['triggers', triggers('pg_get_triggerdef(oid)'), triggers(`format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass)`)],
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

  it('a server of an older version refuses to start, and leaves the functions of the newer one', async () => {
    const scratch = await scratchDatabase();
    const older = await mkdtemp(path.join(tmpdir(), 'slipstream-older-'));
    await cp(path.resolve('server/store'), older, { recursive: true });
    const newest = (await readdir(path.join(older, 'migrations'))).sort().at(-1) ?? '';
    await rm(path.join(older, 'migrations', newest));
    await scratch.owner.pool.query('DROP FUNCTION place_bets');
    await expect(migrate(scratch.owner, path.join(older, 'migrations'))).rejects.toThrow(newest.replace('.sql', ''));
    const { rowCount } = await scratch.owner.pool.query(`SELECT FROM pg_proc WHERE proname = 'place_bets'`);
    expect(rowCount).toBe(0);
    await rm(older, { recursive: true });
    await scratch.drop();
  });

  it('refuse a database of before the baseline with a sentence that says what to do, and change nothing', async () => {
    const scratch = await scratchDatabase();
    const { pool } = scratch.owner;
    await pool.query(`DROP FUNCTION place_bets; UPDATE kysely_migration SET name = '0001_catalogue' WHERE name = '0001_baseline'`);
    const refusal = await migrate(scratch.owner, path.resolve('server/store/migrations')).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnknownMigrations);
    expect(String(refusal)).toContain('move the data directory (DATA_DIR) away or name an empty database (DATABASE_URL)');
    expect((await pool.query(PLACE_BETS)).rowCount).toBe(0);
    await scratch.drop();
  });
});
