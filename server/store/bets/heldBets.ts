import type { PricedBet, ShownBet } from '../../domain/betKinds/priceBets.ts';
import type { RepricedBet } from '../../domain/betKinds/smallMoves.ts';
import type { BetTerms } from '../../domain/betKinds/types.ts';
import type { BetReward } from '../../domain/rewards/reward.ts';
import type { Database } from '../database.ts';

interface HeldRow {
  readonly kinds: readonly PricedBet['kind'][];
  readonly stakes: readonly number[];
  readonly payouts: readonly number[];
  readonly leg_bets: readonly number[];
  readonly selection_ids: readonly string[];
  readonly numerators: readonly number[];
  readonly denominators: readonly number[];
  readonly terms: readonly BetTerms[] | null;
  readonly rewards: readonly (BetReward | null)[] | null;
  readonly shown: readonly ShownBet[];
}

/** Bets that are held, as they are priced anew; none where they are decided meanwhile, or follow no move. */
export async function readHeldBets(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  placementId: string,
): Promise<readonly RepricedBet[]> {
  const { rows } = await pool.query<HeldRow>({
    name: 'held-bets',
    text: `SELECT kinds::text[], stakes, payouts, leg_bets, selection_ids, numerators, denominators, terms, rewards, shown
      FROM held_placements WHERE player_id = $1 AND placement_id = $2 AND shown IS NOT NULL`,
    values: [playerId, placementId],
  });
  return rows.flatMap((row) => row.shown.map((shown, index) => toBet(row, shown, index)));
}

function toBet(row: HeldRow, shown: ShownBet, index: number): RepricedBet {
  const [kind, stakeCents, payoutCents] = [row.kinds[index], row.stakes[index], row.payouts[index]];
  if (kind === undefined || stakeCents === undefined || payoutCents === undefined) throw new Error('A held bet is incomplete');
  const legs = row.selection_ids.flatMap((selectionId, leg) => {
    const [numerator, denominator] = [row.numerators[leg], row.denominators[leg]];
    if (numerator === undefined || denominator === undefined) throw new Error('A held leg is incomplete');
    return row.leg_bets[leg] === index + 1 ? [{ selectionId, odds: { numerator, denominator } }] : [];
  });
  return { kind, stakeCents, payoutCents, terms: row.terms?.[index] ?? null, reward: row.rewards?.[index] ?? null, legs, shown };
}
