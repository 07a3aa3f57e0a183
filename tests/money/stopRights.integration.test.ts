import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/store/database.ts';
import { type MoneyFixture, makeMoneyFixture, NOW } from './support/moneyFixture.ts';

const DENIED = '42501';
const CHECK = '23514';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(() => fixture.drop());

it('the role of the servers begins a stop, and can neither end, shorten nor make up one', async () => {
  const { playerId } = await fixture.player(0);
  const later = new Date(NOW.getTime() + 86_400_000);
  const run = (text: string) => fixture.deps.db.pool.query(text, [playerId]);
  await fixture.deps.db.pool.query(`SELECT stop_player($1, 'self_exclusion', $2, false, $3)`, [playerId, later, NOW]);
  expect((await run('UPDATE player_exclusions SET expires_at = now() WHERE player_id = $1')).rowCount).toBe(0);
  for (const text of [
    'DELETE FROM player_exclusions WHERE player_id = $1',
    `INSERT INTO player_exclusions VALUES ($1, 'cool_off')`,
  ])
    await expect(run(text)).rejects.toMatchObject({ code: DENIED });
  expect((await run('SELECT kind, expires_at FROM player_exclusions WHERE player_id = $1')).rows).toEqual([
    { kind: 'self_exclusion', expires_at: later },
  ]);
  expect((await run(`INSERT INTO player_exclusions VALUES ($1, 'casino')`)).rowCount).toBe(1);
  const lift = (db: Pick<Database, 'pool'>, at: Date) => db.pool.query('SELECT lift_stop($1, $2)', [playerId, at]);
  await expect(lift(fixture.deps.db, later)).rejects.toMatchObject({ code: DENIED });
  // An operator, at the player's request and not before its end.
  await expect(lift(fixture.owner, NOW)).rejects.toMatchObject({ code: CHECK });
  await lift(fixture.owner, later);
  expect((await run(`SELECT FROM player_exclusions WHERE player_id = $1 AND kind = 'self_exclusion'`)).rowCount).toBe(0);
});
