import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate } from '../server/store/migrate.ts';
import { scratchDatabase } from './support/scratchDatabase.ts';

describe('migrations', () => {
  it('may be run again, and by several processes at once', async () => {
    const scratch = await scratchDatabase();
    await Promise.all([1, 2, 3].map(() => migrate(scratch.owner, path.resolve('server/store/migrations'))));
    const { rows } = await scratch.db.pool.query('SELECT count(*) AS count FROM competitions');
    expect(rows).toEqual([{ count: 0 }]);
    await scratch.drop();
  });
});
