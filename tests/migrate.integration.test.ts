import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate } from '../server/store/migrate.ts';
import { scratchDatabase } from './support/scratchDatabase.ts';

/** A database as it was before a migration, without functions: those of today need tables of today. */
async function scratchBefore(migration: string) {
  const scratch = await scratchDatabase();
  const before = await mkdtemp(path.join(tmpdir(), 'slipstream-before-'));
  await cp(path.resolve('server/store'), before, { recursive: true });
  for (const name of await readdir(path.join(before, 'migrations')))
    if (name >= migration) await rm(path.join(before, 'migrations', name));
  for (const name of await readdir(path.join(before, 'functions'))) await rm(path.join(before, 'functions', name));
  await scratch.owner.pool.query('DROP SCHEMA public CASCADE');
  await scratch.owner.pool.query('CREATE SCHEMA public');
  await migrate(scratch.owner, path.join(before, 'migrations'));
  await rm(before, { recursive: true });
  return scratch;
}

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
    const scratch = await scratchBefore('0290');
    const { pool } = scratch.owner;
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
    await scratch.drop();
  });

  it('make one array of the bets that are held, with their tickets, rewards and legs', async () => {
    const scratch = await scratchBefore('0380');
    const { pool } = scratch.owner;
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
        ...{ takes_moves: false, id: 'many', kind: 'ROUND_ROBIN', combinations: 3, payout_cents: 1_000 },
        reward: null,
        legs: '(a,1,1,) (b,2,1,-250) (c,3,1,)',
      },
    ]);
    expect((await pool.query('SELECT reward_id FROM reward_uses')).rows).toEqual([{ reward_id: 'r' }]);
    await scratch.drop();
  });
});
