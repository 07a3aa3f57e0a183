import type { Watcher } from '../../domain/streaming/entitlement.ts';
import type { Database } from '../database.ts';

/** What is asked of a player who wants to watch. The gate is read, not locked: nothing is bet. */
export async function readWatcher(
  db: Pick<Database, 'pool'>,
  { playerId, sessionId, at }: { readonly playerId: string; readonly sessionId: string; readonly at: Date },
): Promise<Watcher> {
  const { rows } = await db.pool.query<Watcher>({
    name: 'stream-watcher',
    text: `SELECT player_may($1, 'SPORTS_BET', 0, $2, $3) AS fault,
        EXISTS (SELECT FROM ledger_accounts WHERE player_id = $1 AND kind = 'CASH' AND balance_cents > 0)
          OR EXISTS (SELECT FROM player_bets WHERE player_id = $1 AND open_bets > 0) AS "isFunded"`,
    values: [playerId, at, sessionId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('A watcher has no answer');
  return row;
}
