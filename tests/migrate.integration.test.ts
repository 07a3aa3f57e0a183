import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '../server/store/migrate.ts';
import { scratchDatabase } from './support/scratchDatabase.ts';

describe('migrations', () => {
  it('may be run again, and by several processes at once', async () => {
    const scratch = await scratchDatabase();
    await Promise.all([1, 2, 3].map(() => migrate(scratch.db, path.resolve('server/store/migrations'))));
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM competitions`.execute(scratch.db.query);
    expect(rows).toEqual([{ count: 0 }]);
    await scratch.drop();
  });
});
