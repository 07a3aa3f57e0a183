import { until } from '../../support/until.ts';
import type { MoneyFixture } from './moneyFixture.ts';

/** What `ask` answers when it has waited for the player's cash account until `meanwhile` has ended. Nothing else may wait for a lock. */
export async function askBehindLock<Answer>(
  { owner }: Pick<MoneyFixture, 'owner'>,
  playerId: string,
  ask: () => Promise<Answer>,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  const holder = await owner.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(`SELECT FROM ledger_accounts WHERE player_id = $1 AND kind = 'CASH' FOR UPDATE`, [playerId]);
    const answer = ask();
    await until(async () => {
      const { rows } = await owner.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length === 1;
    });
    await meanwhile();
    await holder.query('COMMIT');
    return await answer;
  } finally {
    holder.release();
  }
}
