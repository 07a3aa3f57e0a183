import { afterAll, beforeAll, expect, it } from 'vitest';
import { revokeSession } from '../../server/store/identity/sessions.ts';
import { until } from '../support/until.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(() => fixture.drop());

it('a placement that waits for a lock while the player logs out is not placed', async () => {
  const { db } = fixture.deps;
  await fixture.event('e1');
  const player = await fixture.player(10_000);
  const holder = await fixture.owner.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(`SELECT pg_advisory_xact_lock(event_lock_key('e1'))`);
    const placing = fixture.place(player, [straight('e1.home', 1_000)]);
    await until(async () => {
      const { rows } = await fixture.owner.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ 'place_bets'`,
      );
      return rows.length === 1;
    });
    await revokeSession(db.query, player.sessionId, 'log-out', NOW);
    await holder.query('COMMIT');
    expect(await placing).toMatchObject({ kind: 'REJECTED', errors: [{ code: 'SESSION_ENDED' }] });
  } finally {
    holder.release();
  }
  expect(await fixture.cash(player)).toBe(10_000);
});
