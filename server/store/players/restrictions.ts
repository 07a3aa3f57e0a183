import type { Database } from '../database.ts';

export const RESTRICTION_KINDS = ['casino', 'promotions'] as const;
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number];

export interface Restriction {
  readonly kind: RestrictionKind;
  /** Null: until it is lifted. */
  readonly expiresAt: Date | null;
}

/** The newest restriction of the kind; it may have expired. */
export async function readRestriction(
  { query }: Pick<Database, 'query'>,
  playerId: string,
  kind: RestrictionKind,
): Promise<Restriction | null> {
  const row = await query
    .selectFrom('player_exclusions')
    .select('expires_at')
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? { kind, expiresAt: row.expires_at } : null;
}

/** Replaces an earlier restriction of the kind. @returns false: there is no such player. */
export async function restrictPlayer(
  { query }: Pick<Database, 'query'>,
  playerId: string,
  { kind, expiresAt }: Restriction,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('player_exclusions')
    .columns(['player_id', 'kind', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('players')
        .select((select) => ['id', select.val(kind).as('kind'), select.val(expiresAt).as('expires_at')])
        .where('id', '=', playerId),
    )
    .onConflict((conflict) => conflict.columns(['player_id', 'kind']).doUpdateSet({ expires_at: expiresAt }))
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
