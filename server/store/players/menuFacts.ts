import type { Database } from '../database.ts';

/** What the account menu of a player depends on, beside the balances. */
export interface MenuFacts {
  readonly freeBets: number;
  readonly profitBoosts: number;
  readonly bonusSpins: number;
  readonly referralViewed: boolean;
  /** No promotions are offered to this player. */
  readonly promotionsRestricted: boolean;
}

/** One query, because every open page asks for it every five seconds. Null: there is no such player. */
export async function readMenuFacts(db: Pick<Database, 'pool'>, playerId: string, now: Date): Promise<MenuFacts | null> {
  const { rows } = await db.pool.query<MenuFacts>({
    name: 'account-menu-facts',
    text: `SELECT p.referral_viewed_at IS NOT NULL AS "referralViewed",
        (SELECT count(*) FROM usable_rewards WHERE player_id = p.id AND kind = 'BONUS_BET' AND starts_at <= $2 AND expires_at > $2) AS "freeBets",
        (SELECT count(*) FROM usable_rewards WHERE player_id = p.id AND kind = 'PROFIT_BOOST' AND starts_at <= $2 AND expires_at > $2) AS "profitBoosts",
        (SELECT coalesce(sum(spins), 0) FROM usable_awards WHERE player_id = p.id AND kind = 'BONUS_SPINS' AND starts_at <= $2 AND expires_at > $2) AS "bonusSpins",
        NOT player_is_offered(p.id, $2) AS "promotionsRestricted"
      FROM players p WHERE p.id = $1`,
    values: [playerId, now],
  });
  return rows[0] ?? null;
}

/** Notes the first time only. */
export async function noteReferralViewed({ query }: Pick<Database, 'query'>, playerId: string, at: Date): Promise<void> {
  await query
    .updateTable('players')
    .set({ referral_viewed_at: at })
    .where('id', '=', playerId)
    .where('referral_viewed_at', 'is', null)
    .execute();
}
