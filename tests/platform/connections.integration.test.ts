import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '../../server/platform/config.ts';
import { isBlocked, isDatabaseUnavailable } from '../../server/platform/databaseFailure.ts';
import { openDatabase } from '../../server/start/connectDatabase.ts';
import { createDatabase } from '../../server/store/database.ts';
import { PURPOSES, type Purpose } from '../../server/store/purposes.ts';
import { scratchDatabase } from '../support/scratchDatabase.ts';

const OF_REQUESTS: readonly Purpose[] = ['identity', 'money', 'reading'];

it('a server opens no more connections for requests than its configuration allows', async () => {
  const scratch = await scratchDatabase();
  const config = readConfig({ DATABASE_URL: scratch.url, DATABASE_CONNECTIONS: '4' });
  const db = await openDatabase({ url: scratch.url, migrateUrl: scratch.url }, config);
  const queries = OF_REQUESTS.flatMap((purpose) =>
    Array.from({ length: 6 }, () =>
      db.of(purpose).pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid FROM pg_sleep(0.05)'),
    ),
  );
  const pids = (await Promise.all(queries)).map(({ rows }) => rows[0]?.pid);
  expect(new Set(pids).size).toBe(4);
  await db.close();
  await scratch.drop();
});

it('each connection has the limits of its purpose, and those of the operator before them', async () => {
  const scratch = await scratchDatabase();
  const db = createDatabase(`${scratch.url}?options=-c%20lock_timeout%3D77`, 4);
  const names = ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout'];
  for (const [purpose, { idleInTransactionMs, statementMs }] of Object.entries(PURPOSES)) {
    const { rows } = await db
      .of(purpose as Purpose)
      .pool.query('SELECT setting::integer FROM pg_settings WHERE name = ANY($1) ORDER BY name', [names]);
    expect([purpose, ...rows.map(({ setting }) => setting)]).toEqual([purpose, idleInTransactionMs, 77, statementMs]);
  }
  await db.close();
  await scratch.drop();
});

it('those who wait for a locked table of one purpose leave the connections of the others free, and give up by themselves', async () => {
  const scratch = await scratchDatabase();
  const db = createDatabase(scratch.url, 4);
  await scratch.owner.query.transaction().execute(async (trx) => {
    await sql`LOCK TABLE bets IN ACCESS EXCLUSIVE MODE`.execute(trx);
    const waiting = Promise.allSettled([1, 2].map(() => db.of('money').pool.query('SELECT FROM bets')));
    expect((await db.of('identity').pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    for (const waited of await waiting) {
      const reason = waited.status === 'rejected' ? waited.reason : null;
      expect(isDatabaseUnavailable(reason) && isBlocked(reason)).toBe(true);
    }
  });
  expect((await db.of('money').pool.query('SELECT count(*) AS bets FROM bets')).rows).toEqual([{ bets: 0 }]);
  await db.close();
  await scratch.drop();
});

it('closing ends every connection, whether a query was built or written', async () => {
  const scratch = await scratchDatabase();
  const byHand = createDatabase(scratch.url, 2);
  const built = createDatabase(scratch.url, 2);
  await byHand.pool.query('SELECT 1');
  await built.query.selectNoFrom((expressions) => expressions.lit(1).as('one')).execute();
  for (const db of [byHand, built]) {
    expect(db.pool.totalCount).toBe(1);
    await db.close();
    expect(db.pool.totalCount).toBe(0);
  }
  await scratch.drop();
});

it('a statement that is refused leaves its connection; one whose connection was ended gets the next a new one', async () => {
  const scratch = await scratchDatabase();
  const db = createDatabase(scratch.url, 1);
  const pid = async () => (await db.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  const first = await pid();
  await expect(db.pool.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
  await expect(db.pool.query("SET statement_timeout = '20ms'; SELECT pg_sleep(9)")).rejects.toMatchObject({ code: '57014' });
  expect(await pid()).toBe(first);
  const ended = expect(db.pool.query('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: '57P01' });
  await scratch.owner.pool.query('SELECT pg_terminate_backend($1)', [first]);
  await ended;
  expect(await pid()).not.toBe(first);
  await db.close();
  await scratch.drop();
});
