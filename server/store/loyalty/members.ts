import { type Kysely, sql } from 'kysely';
import type { LoyaltyTier, TierFacts } from '../../domain/loyalty/tiers.ts';
import type { Database } from '../database.ts';
import { GIVEN_BY_SANDBOX } from '../reason.ts';
import type { Tables } from '../schema.ts';

/** A player's place in the loyalty programme. */
export interface LoyaltyMember extends TierFacts {
  readonly mychoiceId: string;
  /** Below zero: owed. */
  readonly credits: number;
  /** False: nothing of the programme is shown to this player now. */
  readonly isOffered: boolean;
}

export interface LoyaltyGrant {
  /** Null: as it is. */
  readonly tier: LoyaltyTier | null;
  /** To add, of this year. */
  readonly tierPoints: number;
  /** To add. */
  readonly credits: number;
}

/** What an operator gives a player. */
export async function grantLoyalty(
  db: Kysely<Tables>,
  playerId: string,
  grant: LoyaltyGrant,
  at: Date,
  { operator, words } = GIVEN_BY_SANDBOX,
): Promise<void> {
  const { tier, tierPoints, credits } = grant;
  await sql`SELECT grant_loyalty(${playerId}, ${tier}, ${tierPoints}, ${credits}, ${operator}, ${words}, ${at})`.execute(db);
}

export async function readLoyaltyMember(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  at: Date,
): Promise<LoyaltyMember | null> {
  const { rows } = await pool.query<LoyaltyMember>({
    name: 'loyalty-member',
    text: `SELECT m.tier AS granted, m.granted_year AS "grantedYear", m.mychoice_id AS "mychoiceId", m.credits, now.year,
        coalesce((SELECT tier_points FROM loyalty_years WHERE player_id = m.player_id AND year = now.year), 0) AS points,
        coalesce((SELECT tier_points FROM loyalty_years WHERE player_id = m.player_id AND year = now.year - 1), 0) AS "pointsBefore",
        player_is_offered(m.player_id, $2) AS "isOffered"
      FROM loyalty_members m CROSS JOIN LATERAL (SELECT loyalty_year(m.player_id, $2) AS year) now WHERE m.player_id = $1`,
    values: [playerId, at],
  });
  return rows[0] ?? null;
}

/** The rule of bets that are placed now. */
export async function readEarningRule(
  { pool }: Pick<Database, 'pool'>,
  at: Date,
): Promise<{ readonly rateHundredths: number; readonly cashOutPercent: number }> {
  const { rows } = await pool.query<{ rateHundredths: number; cashOutPercent: number }>({
    name: 'loyalty-rule',
    text: `SELECT points_per_dollar_hundredths AS "rateHundredths", cash_out_percent AS "cashOutPercent" FROM loyalty_rules
      WHERE product = 'SPORTS' AND from_at <= $1 ORDER BY from_at DESC LIMIT 1`,
    values: [at],
  });
  return rows[0] ?? { rateHundredths: 0, cashOutPercent: 0 };
}

export interface RedemptionMethod {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly centsPer100Credits: number;
  readonly minimumCredits: number;
}

/** In order. */
export async function readRedemptionMethods({ query }: Pick<Database, 'query'>): Promise<readonly RedemptionMethod[]> {
  const rows = await query.selectFrom('loyalty_redemption_methods').selectAll().orderBy('position').execute();
  return rows.map(({ id, title, detail, cents_per_100_credits: centsPer100Credits, minimum_credits: minimumCredits }) => ({
    id,
    title,
    detail,
    centsPer100Credits,
    minimumCredits,
  }));
}
