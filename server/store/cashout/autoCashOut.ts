import type { Deps } from '../../deps.ts';
import { isCashable } from '../../domain/cashout/cashOutOffer.ts';
import { ownOf } from '../../platform/requestContext.ts';
import type { AutoCashOut } from './cashOut.ts';
import { readOffers } from './readOffers.ts';

/**
 * Sets or replaces the instruction. IMPOSSIBLE: the bet is not open, cannot be cashed out, or can never be worth so much. A bet that ends
 * in between leaves an instruction that the job removes.
 */
export async function setAutoCashOut(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { playerId, betId, amountCents }: AutoCashOut,
): Promise<'SET' | 'UNKNOWN_BET' | 'IMPOSSIBLE'> {
  const at = deps.clock.now();
  const read = ownOf((await readOffers(deps, [betId], at)).get(betId), playerId);
  if (read === null) return 'UNKNOWN_BET';
  const { bet } = read;
  if (!isCashable(bet) || bet.outcome !== 'PENDING' || amountCents < 1 || amountCents > bet.runningPayoutCents) return 'IMPOSSIBLE';
  await deps.db.query
    .insertInto('auto_cash_outs')
    .values({ bet_id: betId, player_id: playerId, amount_cents: amountCents, set_at: at })
    .onConflict((conflict) => conflict.column('bet_id').doUpdateSet({ amount_cents: amountCents, set_at: at }))
    .execute();
  return 'SET';
}

/** @returns false where there was none. */
export async function removeAutoCashOut({ db }: Pick<Deps, 'db'>, playerId: string, betId: number): Promise<boolean> {
  const deleted = await db.query
    .deleteFrom('auto_cash_outs')
    .where('bet_id', '=', betId)
    .where('player_id', '=', playerId)
    .returning('bet_id')
    .execute();
  return deleted.length > 0;
}

/** A page of all instructions, by bet; the next page begins after its last one. */
export async function listAutoCashOuts(
  { db }: Pick<Deps, 'db'>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly AutoCashOut[]> {
  const rows = await db.query
    .selectFrom('auto_cash_outs')
    .select(['bet_id', 'player_id', 'amount_cents'])
    .where('bet_id', '>', after)
    .orderBy('bet_id')
    .limit(limit)
    .execute();
  return rows.map(({ bet_id: betId, player_id: playerId, amount_cents: amountCents }) => ({ betId, playerId, amountCents }));
}
