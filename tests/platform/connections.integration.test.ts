import { expect, it } from 'vitest';
import { readConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/start/connectDatabase.ts';
import { createDatabase } from '../../server/store/database.ts';
import { scratchDatabase } from '../support/scratchDatabase.ts';

it('a server opens no more connections than its configuration allows', async () => {
  const scratch = await scratchDatabase();
  const config = readConfig({ DATABASE_URL: scratch.url, DATABASE_CONNECTIONS: '4' });
  const db = await openDatabase({ url: scratch.url, migrateUrl: scratch.url }, config);
  const queries = [db.pool, db.subscriptions.pool].flatMap((pool) =>
    Array.from({ length: 12 }, () => pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid FROM pg_sleep(0.05)')),
  );
  const pids = (await Promise.all(queries)).map(({ rows }) => rows[0]?.pid);
  expect(new Set(pids).size).toBe(4);
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
