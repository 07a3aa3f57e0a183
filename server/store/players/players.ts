import type { Kysely, Selectable } from 'kysely';
import type { ContractOddsFormat, OddsAcceptance } from '../../../core/money/odds.ts';
import type { Tables } from '../schema.ts';
import type { PlayerTables } from './tables.ts';

export type PlayerRow = Selectable<PlayerTables['players']>;

export async function findPlayer(db: Kysely<Tables>, playerId: string): Promise<PlayerRow | null> {
  return (await db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirst()) ?? null;
}

export async function setOddsFormat(db: Kysely<Tables>, playerId: string, oddsFormat: ContractOddsFormat): Promise<void> {
  await db.updateTable('players').set({ odds_format: oddsFormat }).where('id', '=', playerId).execute();
}

export async function setOddsAcceptance(db: Kysely<Tables>, playerId: string, oddsAcceptance: OddsAcceptance): Promise<void> {
  await db.updateTable('players').set({ odds_acceptance: oddsAcceptance }).where('id', '=', playerId).execute();
}

/** @param stakeCents null: none. */
export async function setDefaultStake(db: Kysely<Tables>, playerId: string, stakeCents: number | null): Promise<void> {
  await db.updateTable('players').set({ default_stake_cents: stakeCents }).where('id', '=', playerId).execute();
}

/** Null: the player has chosen none. */
export async function readDefaultStake(db: Kysely<Tables>, playerId: string): Promise<number | null> {
  const row = await db.selectFrom('players').select('default_stake_cents').where('id', '=', playerId).executeTakeFirst();
  return row?.default_stake_cents ?? null;
}

/** `YYYY-MM-DD`; null: the account was not opened by a sign-up. */
export async function readBirthDate(db: Kysely<Tables>, playerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('player_details')
    .select(({ cast, ref }) => cast<string>(ref('date_of_birth'), 'text').as('birth'))
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.birth ?? null;
}

export async function setQuickBets(
  db: Kysely<Tables>,
  playerId: string,
  { isOn, stakeCents }: { readonly isOn: boolean; readonly stakeCents: number },
): Promise<void> {
  await db.updateTable('players').set({ quick_bets: isOn, quick_bet_stake_cents: stakeCents }).where('id', '=', playerId).execute();
}
