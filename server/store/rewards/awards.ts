import { sql } from 'kysely';
import type { RewardRestrictions } from '../../domain/rewards/reward.ts';
import type { Database } from '../database.ts';
import type { Moment } from '../sentAt.ts';
import type { RewardKind } from './tables.ts';

/** An award of a player, with what has become of it. Amounts in cents. */
export interface AwardRow {
  readonly id: string;
  readonly kind: RewardKind;
  readonly title: string;
  readonly amountCents: number | null;
  readonly percent: number | null;
  readonly maximumAmountCents: number | null;
  readonly minimumLegs: number | null;
  readonly restrictions: RewardRestrictions | null;
  readonly spins: number | null;
  /** The known games of bonus spins, with a category to find each in. */
  readonly games: readonly { readonly id: string; readonly title: string; readonly category: string }[];
  readonly startsAt: Date;
  readonly expiresAt: Date;
  readonly redeemedAt: Date | null;
  readonly pausedReason: string | null;
}

/** Paused and expired awards stay visible for this long. */
const HISTORY_DAYS = 365;

/** The text for what was given for a bet or a deposit that was corrected; docs/adr/0097. */
const WITHDRAWN = 'Withdrawn: what earned it does not count any more';

/**
 * Awards that can be used or will be, those that expire first in front; or those of the past, the newest first. An award is redeemed by its
 * bet or its claim, until a bet's stake comes back.
 * @param kinds what the section lists.
 */
export async function listAwards(
  { query }: Pick<Database, 'query'>,
  playerId: string,
  {
    kinds,
    past,
    first,
    now,
  }: { readonly kinds: readonly RewardKind[]; readonly past: boolean; readonly first: number; readonly now: Date },
): Promise<readonly AwardRow[]> {
  const { rows } = await sql<AwardRow>`
    SELECT * FROM (
      SELECT r.id, r.kind, r.title, r.amount_cents AS "amountCents", r.percent, r.maximum_amount_cents AS "maximumAmountCents",
             r.minimum_legs AS "minimumLegs", r.restrictions, r.spins, (
               SELECT coalesce(json_agg(json_build_object('id', g.id, 'title', g.title, 'category', c.slug) ORDER BY array_position(r.game_ids, g.id)), '[]')
                 FROM casino_games g
                 JOIN LATERAL (SELECT c.slug FROM casino_game_categories gc JOIN casino_categories c ON c.id = gc.category_id
                                 WHERE gc.game_id = g.id AND c.slug <> 'jackpots' ORDER BY c.position, c.id LIMIT 1) c ON true
                 WHERE g.id = ANY (r.game_ids)
             ) AS games, coalesce(r.paused_reason, CASE WHEN recall.source IS NOT NULL THEN ${WITHDRAWN}::text END) AS "pausedReason",
             coalesce(r.starts_at, r.created_at) AS "startsAt", coalesce(usable.expires_at, r.expires_at) AS "expiresAt",
             coalesce(claim.claimed_at, (
               SELECT max(b.placed_at) FROM reward_uses u JOIN bets b ON b.id = u.bet_id WHERE u.reward_id = r.id
             )) AS "redeemedAt"
        FROM rewards r
        LEFT JOIN usable_rewards usable ON usable.id = r.id
        LEFT JOIN cashback_claims claim ON claim.reward_id = r.id
        LEFT JOIN award_recalls recall ON recall.reward_id = r.id AND recall.outcome = 'WITHDRAWN'
        WHERE r.player_id = ${playerId} AND r.kind = ANY (${[...kinds]})
    ) award
    WHERE ("redeemedAt" IS NOT NULL OR "expiresAt" <= ${now}) = ${past}
      AND (NOT ${past} OR coalesce("redeemedAt", "expiresAt") > ${now}::timestamptz - ${HISTORY_DAYS} * interval '1 day')
    ORDER BY CASE WHEN ${past} THEN coalesce("redeemedAt", "expiresAt") END DESC, "expiresAt", id LIMIT ${first}`.execute(query);
  return rows;
}

export type ClaimRefusal = 'NOT_FOUND' | 'ALREADY_CLAIMED' | 'EXPIRED' | 'NOT_STARTED' | 'PAUSED' | 'NOT_OFFERED';

/** Pays cashback into the player's cash, once for any number of calls. */
export async function claimCashback(
  { query }: Pick<Database, 'query'>,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
  awardId: string,
  now: Moment,
): Promise<'CLAIMED' | 'SESSION_ENDED' | ClaimRefusal> {
  const { rows } = await sql<{ outcome: 'CLAIMED' | 'SESSION_ENDED' | ClaimRefusal }>`
    SELECT claim_cashback(${playerId}, ${sessionId}, ${awardId}, ${now}) AS outcome`.execute(query);
  const [row] = rows;
  if (!row) throw new Error('claim_cashback has no answer');
  return row.outcome;
}
