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

  it('make of stored placements what they are now: bets that know their request, and refusals', async () => {
    const scratch = await scratchDatabase();
    const { pool } = scratch.owner;
    const before = await mkdtemp(path.join(tmpdir(), 'slipstream-before-'));
    await cp(path.resolve('server/store'), before, { recursive: true });
    const migrations = await readdir(path.join(before, 'migrations'));
    for (const name of migrations) if (name >= '0290') await rm(path.join(before, 'migrations', name));
    // The functions of today need tables of today.
    for (const name of await readdir(path.join(before, 'functions'))) await rm(path.join(before, 'functions', name));
    await pool.query('DROP SCHEMA public CASCADE');
    await pool.query('CREATE SCHEMA public');
    await migrate(scratch.owner, path.join(before, 'migrations'));
    await pool.query(`INSERT INTO placements VALUES ('player', 'taken', 'of two', true, NULL, now()),
      ('player', 'refused', 'of one', false, '[{"code": "NO_BETS"}]', now())`);
    await pool.query(`INSERT INTO bets (player_id, placement_id, position, draft_bet_id, kind, stake_cents, potential_payout_cents, placed_at)
      SELECT 'player', 'taken', position, 'x', 'STRAIGHT', 100, 200, now() FROM generate_series(1, 2) AS position`);

    await migrate(scratch.owner, path.resolve('server/store/migrations'));
    const bets = await pool.query('SELECT position, body_hash FROM bets ORDER BY position');
    expect(bets.rows).toEqual([1, 2].map((position) => ({ position, body_hash: 'of two' })));
    const refused = await pool.query('SELECT id, body_hash, errors FROM rejected_placements');
    expect(refused.rows).toEqual([{ id: 'refused', body_hash: 'of one', errors: [{ code: 'NO_BETS' }] }]);
    for (const table of ['bets', 'rejected_placements'])
      await expect(pool.query(`DELETE FROM ${table}`)).rejects.toMatchObject({ code: '23000' });
    await rm(before, { recursive: true });
    await scratch.drop();
  });
});
