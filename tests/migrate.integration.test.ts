import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
});
