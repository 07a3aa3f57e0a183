import { sql } from 'kysely';
import type { PromoCode } from '../../domain/payments/promoCode.ts';
import type { Database } from '../database.ts';
import { GIVEN_BY_SANDBOX } from '../reason.ts';

type Query = Pick<Database, 'query'>;

/** Replaces nothing: a code keeps what it was first. @param code in capitals. */
export async function addPromoCode(
  { query }: Query,
  { code, title, bonusBetCents, minimumDepositCents, terms, endsAt, rewardSeconds }: Omit<PromoCode, 'isUsed'>,
  { operator, words } = GIVEN_BY_SANDBOX,
): Promise<void> {
  const columns = {
    code,
    title,
    bonus_bet_cents: bonusBetCents,
    minimum_deposit_cents: minimumDepositCents,
    ends_at: endsAt,
    reward_seconds: rewardSeconds,
    terms,
  };
  await sql`SELECT add_promo_code(${JSON.stringify(columns)}::jsonb, ${operator}, ${words})`.execute(query);
}

/** @param code in capitals. */
export async function findPromoCode({ query }: Query, playerId: string, code: string): Promise<PromoCode | null> {
  const row = await query
    .selectFrom('promo_codes')
    .leftJoin('promo_code_uses', (join) =>
      join.onRef('promo_code_uses.code', '=', 'promo_codes.code').on('promo_code_uses.player_id', '=', playerId),
    )
    .select([
      'promo_codes.code',
      'title',
      'bonus_bet_cents',
      'minimum_deposit_cents',
      'ends_at',
      'reward_seconds',
      'promo_codes.terms',
    ])
    .select('promo_code_uses.payment_id')
    .where('promo_codes.code', '=', code)
    .executeTakeFirst();
  return row
    ? {
        code: row.code,
        title: row.title,
        bonusBetCents: row.bonus_bet_cents,
        minimumDepositCents: row.minimum_deposit_cents,
        endsAt: row.ends_at,
        rewardSeconds: row.reward_seconds,
        isUsed: row.payment_id !== null,
        terms: row.terms,
      }
    : null;
}
