import { expect, it } from 'vitest';
import { openDatabase } from '../../server/connectDatabase.ts';
import { readConfig } from '../../server/platform/config.ts';
import { scratchDatabase } from '../support/scratchDatabase.ts';

it('a server opens no more connections than its configuration allows', async () => {
  const scratch = await scratchDatabase();
  const config = readConfig({ DATABASE_URL: scratch.url, DATABASE_CONNECTIONS: '4' });
  const db = await openDatabase({ url: scratch.url, migrateUrl: scratch.url }, config);
  const asked = Array.from({ length: 12 }, () =>
    db.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid FROM pg_sleep(0.05)'),
  );
  const pids = (await Promise.all(asked)).map(({ rows }) => rows[0]?.pid);
  expect(new Set(pids).size).toBe(4);
  await db.close();
  await scratch.drop();
});
