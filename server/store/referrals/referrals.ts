import { type Kysely, sql } from 'kysely';
import { type Counting, countMet, withLockedFunds } from '../promotions/index.ts';
import type { Tables } from '../schema.ts';

export interface ReferredFriend {
  readonly firstName: string;
  readonly lastName: string;
  readonly signedUpAt: Date;
  readonly awardedAt: Date | null;
}

/** More are not listed. */
const MAXIMUM_LISTED = 200;

/** Remembers who invited a new player. @returns false: the code is nobody's, one's own, or of somebody whom the player has invited. */
export async function attributeReferral(db: Kysely<Tables>, friendId: string, code: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`SELECT attribute_referral(${friendId}, ${code}, ${at}) AS taken`.execute(db);
  return rows[0]?.taken ?? false;
}

/** The code of the player's link; made at the first call. */
export async function referralCode(db: Kysely<Tables>, playerId: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`SELECT referral_code(${playerId}) AS code`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('referral_code has no answer');
  return row.code;
}

/** The newest first. */
export async function listReferredFriends(db: Kysely<Tables>, playerId: string): Promise<readonly ReferredFriend[]> {
  const { rows } = await sql<ReferredFriend>`
    SELECT p.first_name AS "firstName", p.last_name AS "lastName", r.signed_up_at AS "signedUpAt",
           CASE WHEN c.source IS NULL THEN r.awarded_at END AS "awardedAt"
      FROM referrals r JOIN players p ON p.id = r.friend_id
      LEFT JOIN award_recalls c ON c.reward_id = r.referrer_reward_id AND c.outcome = 'WITHDRAWN'
      WHERE r.referrer_id = ${playerId} ORDER BY r.signed_up_at DESC, r.friend_id LIMIT ${MAXIMUM_LISTED}`.execute(db);
  return rows;
}

/** Gives both their bonus bet once it is due. @returns the referrer; null: nothing was given. */
export async function awardReferral(db: Kysely<Tables>, friendId: string, at: Date): Promise<string | null> {
  const { rows: open } = await sql<Counting & { readonly referrer_id: string }>`
    SELECT referrer_id, referral_terms() -> 'condition' AS condition, epoch_micros(signed_up_at) AS counts_from, NULL AS counts_until
      FROM referrals WHERE friend_id = ${friendId} AND awarded_at IS NULL`.execute(db);
  const [referral] = open;
  if (!referral) return null;
  return withLockedFunds(db, [friendId, referral.referrer_id], async (trx) => {
    const [isMet] = await countMet(trx, friendId, [referral]);
    if (!isMet) return null;
    const { rows } = await sql<{ referrer: string | null }>`SELECT award_referral(${friendId}, ${at}) AS referrer`.execute(trx);
    return rows[0]?.referrer ?? null;
  });
}
