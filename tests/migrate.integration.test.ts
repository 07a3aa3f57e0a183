import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { audit } from '../server/store/ledger/index.ts';
import { migrate } from '../server/store/migrate.ts';
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

  it('of an older version refuse to start, and leave the functions of the newer one', async () => {
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

  it('make of stored placements what they are now: bets, and requests that know the refusals', async () => {
    const { scratch, pool, end } = await databaseBefore('0290');
    await pool.query(`INSERT INTO placements VALUES ('player', 'taken', 'of two', true, NULL, now()),
      ('player', 'refused', 'of one', false, '[{"code": "NO_BETS"}]', now())`);
    await pool.query(`INSERT INTO bets (player_id, placement_id, position, draft_bet_id, kind, stake_cents, potential_payout_cents, placed_at)
      SELECT 'player', 'taken', position, 'x', 'STRAIGHT', 100, 200, now() FROM generate_series(1, 2) AS position`);

    await migrate(scratch.owner, path.resolve('server/store/migrations'));
    expect((await pool.query('SELECT position FROM bets ORDER BY position')).rows).toEqual([{ position: 1 }, { position: 2 }]);
    expect((await pool.query('SELECT id, body_hash, outcome, answer FROM money_requests ORDER BY id')).rows).toEqual([
      { id: 'refused', body_hash: 'of one', outcome: 'REFUSED', answer: [{ code: 'NO_BETS' }] },
      { id: 'taken', body_hash: 'of two', outcome: 'DECIDED', answer: null },
    ]);
    for (const table of ['bets', 'money_requests'])
      await expect(pool.query(`DELETE FROM ${table}`)).rejects.toMatchObject({ code: '23000' });
    await end();
  });

  it('make one table of the requests for placements, what of them is held, and cash outs', async () => {
    const { scratch, pool, end } = await databaseBefore('0395');
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO bets (player_id, placement_id, position, body_hash, draft_bet_id, kind, stake_cents, potential_payout_cents, placed_at)
        SELECT 'player', 'placed', position, 'of two', 'x', 'STRAIGHT', 100, 200, '2026-11-27Z' FROM generate_series(1, 2) AS position
        RETURNING id`,
    );
    const betId = rows[0]?.id;
    await pool.query(`INSERT INTO rejected_placements VALUES ('player', 'same', 'of one', '[{"code": "NO_BETS"}]', '2026-11-27Z')`);
    await pool.query(`INSERT INTO held_placements (player_id, placement_id, body_hash, cash_cents, credit_cents, win_cents, liability_scopes,
        liability_ids, liability_cents, bets, takes_moves, held_at, delay_ms, due_at)
      VALUES ('player', 'held', 'of three', 400, 0, 800, '{}', '{}', '{}', '[]', true, now(), 1000, '2026-11-28Z')`);
    await pool.query(`INSERT INTO cash_outs VALUES ($1, 1, 5, 50, 100, 45, 0, 1, false, now())`, [betId]);
    await pool.query(
      `INSERT INTO cash_out_requests VALUES ('player', 'same', 'of half', $1, 1, NULL, '2026-11-27Z'),
        ('player', 'late', 'of all', $1, NULL, 'SUSPENDED', '2026-11-27Z')`,
      [betId],
    );

    await migrate(scratch.owner, path.resolve('server/store/migrations'));
    const at = { due_at: null, decided_at: new Date('2026-11-27Z') };
    expect((await pool.query('SELECT * FROM money_requests ORDER BY kind, id')).rows).toEqual(
      [
        { kind: 'CASH_OUT', id: 'late', body_hash: 'of all', outcome: 'REFUSED', answer: { betId, refusal: 'SUSPENDED' }, ...at },
        {
          kind: 'CASH_OUT',
          id: 'same',
          body_hash: 'of half',
          outcome: 'DECIDED',
          answer: { betId, number: 1, amountCents: 45 },
          ...at,
        },
        {
          kind: 'PLACEMENT',
          id: 'held',
          body_hash: 'of three',
          outcome: 'HELD',
          answer: null,
          due_at: new Date('2026-11-28Z'),
          decided_at: null,
        },
        { kind: 'PLACEMENT', id: 'placed', body_hash: 'of two', outcome: 'DECIDED', answer: null, ...at },
        { kind: 'PLACEMENT', id: 'same', body_hash: 'of one', outcome: 'REFUSED', answer: [{ code: 'NO_BETS' }], ...at },
      ].map((row) => ({ player_id: 'player', ...row })),
    );
    expect((await pool.query('SELECT cash_cents FROM held_placements')).rows).toEqual([{ cash_cents: 400 }]);
    await end();
  });

  it('make of limits, restrictions, checks and places what the gate reads', async () => {
    const { scratch, pool, end } = await databaseBefore('0385');
    for (const id of ['a', 'b'])
      await pool.query(`INSERT INTO players (id, username, email, first_name, last_name, region_code, created_at)
        VALUES ('${id}', '${id}', '${id}@slipstream.test', 'A', 'B', 'US-NJ', now())`);
    await pool.query(`INSERT INTO casino_limits VALUES ('a', 'LOSS', 'WEEKLY', 500)`);
    await pool.query(`INSERT INTO player_session_settings VALUES ('a', 1800, 3600), ('b', 1800, NULL)`);
    await pool.query(`INSERT INTO player_restrictions VALUES ('b', 'casino', NULL)`);
    await pool.query(`INSERT INTO casino_location_checks VALUES ('a', 'FAILED', NULL), ('b', 'EXCLUSION_BOUNDARY', '2026-11-27Z')`);
    const texas = { countryCode: 'US', regionCode: 'US-TX', city: 'Dallas' };
    await pool.query(`INSERT INTO settings VALUES ('visitor', $1), ('flags', '{}')`, [
      JSON.stringify({ countryCode: 'CA', regionCode: 'CA-ON', 'player:a': texas, 'player:gone': texas }),
    ]);

    await migrate(scratch.owner, path.resolve('server/store/migrations'));
    const rows = async (table: string) => (await pool.query(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows;
    expect(await rows('player_limits')).toEqual([
      { player_id: 'a', type: 'DAILY_TIME', period: 'DAILY', amount_cents: null, seconds: 3600 },
      { player_id: 'a', type: 'LOSS', period: 'WEEKLY', amount_cents: 500, seconds: null },
    ]);
    expect(await rows('player_session_settings')).toHaveLength(2);
    expect(await rows('player_exclusions')).toEqual([{ player_id: 'b', kind: 'casino', expires_at: null, ends_by_itself: true }]);
    const noPass = { pass_region: null, pass_expires_at: null, pass_refresh_at: null, pass_address: null };
    const nowhere = { country_code: null, region_code: null, city: null, ip_address: null, source: null, ...noPass };
    const somewhere = { ...nowhere, source: 'SANDBOX', outcome: null, expires_at: null };
    expect(await rows('player_locations')).toEqual([
      { ...somewhere, player_id: 'a', country_code: 'US', region_code: 'US-TX', city: 'Dallas', outcome: 'FAILED' },
      { ...nowhere, player_id: 'b', outcome: 'EXCLUSION_BOUNDARY', expires_at: new Date('2026-11-27Z') },
      { ...somewhere, player_id: null, country_code: 'CA', region_code: 'CA-ON' },
    ]);
    expect(await rows('settings')).toEqual([{ key: 'flags', value: {} }]);
    await end();
  });

  it('make one array of the bets that are held, with their tickets, rewards and legs', async () => {
    const { scratch, pool, end } = await databaseBefore('0380');
    await pool.query(`INSERT INTO held_placements (player_id, placement_id, body_hash, cash_cents, credit_cents, win_cents, liability_scopes,
        liability_ids, liability_cents, draft_bet_ids, kinds, stakes, payouts, leg_bets, selection_ids, numerators, denominators, points,
        terms, rewards, shown, held_at, delay_ms, due_at)
      VALUES ('player', 'held', 'hash', 400, 0, 800, '{}', '{}', '{}', '{one,many}', '{STRAIGHT,ROUND_ROBIN}', '{100,300}', '{200,1000}',
        '{1,2,2,2}', '{a,a,b,c}', '{1,1,2,3}', '{1,1,1,1}', '{NULL,NULL,-250,NULL}', '[null, {"sizes": [2]}]',
        '[{"kind": "BONUS_BET", "id": "r"}, null]', NULL, now(), 1000, now())`);
    await migrate(scratch.owner, path.resolve('server/store/migrations'));

    const { rows } =
      await pool.query(`SELECT takes_moves, (bet).draft_bet_id AS id, (bet).kind::text, (bet).combinations, (bet).payout_cents,
        (bet).reward ->> 'id' AS reward, (SELECT string_agg(leg::text, ' ') FROM unnest((bet).legs) AS leg) AS legs
      FROM held_placements CROSS JOIN LATERAL jsonb_populate_recordset(NULL::requested_bet, bets) AS bet`);
    expect(rows).toEqual([
      { takes_moves: false, id: 'one', kind: 'STRAIGHT', combinations: 1, payout_cents: 200, reward: 'r', legs: '(a,1,1,)' },
      {
        takes_moves: false,
        id: 'many',
        kind: 'ROUND_ROBIN',
        combinations: 3,
        payout_cents: 1_000,
        reward: null,
        legs: '(a,1,1,) (b,2,1,-250) (c,3,1,)',
      },
    ]);
    expect((await pool.query('SELECT reward_id FROM reward_uses')).rows).toEqual([{ reward_id: 'r' }]);
    await end();
  });

  it('give what was given before a reason that the audit takes', async () => {
    const { scratch, pool, end } = await databaseBefore('0780');
    for (const id of ['a', 'b'])
      await pool.query(`INSERT INTO players (id, username, email, first_name, last_name, region_code, created_at)
        VALUES ('${id}', '${id}', '${id}@slipstream.test', 'A', 'B', 'US-NJ', now())`);
    await pool.query(`INSERT INTO ledger_accounts (kind, player_id, balance_cents)
      SELECT kind, player_id, 0 FROM unnest(enum_range(NULL::ledger_account_kind)) AS kind, unnest('{a,b}'::text[]) AS player_id
        WHERE kind NOT IN ('HOUSE', 'PAYMENTS')`);
    await pool.query(`INSERT INTO promotion_awards (promotion_id, player_id, cents, reward_id, awarded_at) VALUES ('taken-down', 'a', 5, NULL, now()),
      ('taken-down', 'b', 5, 'of-promotion', now())`);
    await pool.query(`INSERT INTO referrals (friend_id, referrer_id, signed_up_at, awarded_at, friend_reward_id, referrer_reward_id)
      VALUES ('a', 'b', now(), now(), 'of-friend', 'of-referrer')`);
    await pool.query(`INSERT INTO rewards (id, player_id, kind, title, amount_cents, created_at, expires_at) VALUES
      ('of-promotion', 'b', 'BONUS_BET', 't', 5, now(), now()), ('of-friend', 'a', 'BONUS_BET', 't', 5, now(), now()),
      ('of-referrer', 'b', 'BONUS_BET', 't', 5, now(), now()), ('of-operator', 'a', 'CASHBACK', 't', 5, now(), now())`);
    await pool.query(
      `INSERT INTO promo_codes (code, title, bonus_bet_cents, minimum_deposit_cents, ends_at, reward_seconds) VALUES ('OLD', 't', 5, 0, now(), 9)`,
    );
    await pool.query(
      `INSERT INTO loyalty_entries (player_id, kind, tier_points, credits, year, at) VALUES ('a', 'GRANT', 7, 5, 2026, now())`,
    );
    await pool.query(`INSERT INTO loyalty_members (player_id, tier, granted_year) VALUES ('b', 'ADVANTAGE', 2026)`);
    for (const [reference, kind] of [
      ['opening:a', 'CASH'],
      ['promotion:1', 'PROMOTIONAL_CREDIT'],
    ])
      await pool.query(`INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
        SELECT '${reference}', 'FUNDING', 1, id, 5, now() FROM ledger_accounts WHERE player_id = 'a' AND kind = '${kind}'`);
    await migrate(scratch.owner, path.resolve('server/store/migrations'));
    const { rows } = await pool.query('SELECT source FROM rewards ORDER BY id');
    expect(rows.map(({ source }) => source.replace(/operator:\d+/, 'operator'))).toEqual([
      'referral:a:a',
      'operator',
      'promotion:2',
      'referral:a:b',
    ]);
    expect((await audit(scratch.db, new Date())).discrepancies).toEqual([]);
    await expect(pool.query('UPDATE loyalty_entries SET credits = 9')).rejects.toMatchObject({ code: '23000' });
    await end();
  });
});

/** An empty database with the migrations before this one, and no functions: those of today need tables of today. */
async function databaseBefore(first: string) {
  const scratch = await scratchDatabase();
  const { pool } = scratch.owner;
  const before = await mkdtemp(path.join(tmpdir(), 'slipstream-before-'));
  await cp(path.resolve('server/store'), before, { recursive: true });
  for (const name of await readdir(path.join(before, 'migrations')))
    if (name >= first) await rm(path.join(before, 'migrations', name));
  for (const name of await readdir(path.join(before, 'functions'))) await rm(path.join(before, 'functions', name));
  await pool.query('DROP SCHEMA public CASCADE');
  await pool.query('CREATE SCHEMA public');
  await migrate(scratch.owner, path.join(before, 'migrations'));
  const end = async (): Promise<void> => {
    await rm(before, { recursive: true });
    await scratch.drop();
  };
  return { scratch, pool, end };
}
