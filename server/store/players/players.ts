import type { Kysely, Selectable } from 'kysely';
import type { OddsAcceptance, OddsFormat } from '../../../core/odds.ts';
import type { Tables } from '../schema.ts';
import type { PlayerTables } from './tables.ts';

export type PlayerRow = Selectable<PlayerTables['players']>;

export async function findPlayer(db: Kysely<Tables>, playerId: string): Promise<PlayerRow | null> {
  return (await db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirst()) ?? null;
}

export async function setOddsFormat(db: Kysely<Tables>, playerId: string, oddsFormat: OddsFormat): Promise<void> {
  await db.updateTable('players').set({ odds_format: oddsFormat }).where('id', '=', playerId).execute();
}

export async function setOddsAcceptance(db: Kysely<Tables>, playerId: string, oddsAcceptance: OddsAcceptance): Promise<void> {
  await db.updateTable('players').set({ odds_acceptance: oddsAcceptance }).where('id', '=', playerId).execute();
}

export async function setQuickBets(
  db: Kysely<Tables>,
  playerId: string,
  { isOn, stakeCents }: { readonly isOn: boolean; readonly stakeCents: number },
): Promise<void> {
  await db.updateTable('players').set({ quick_bets: isOn, quick_bet_stake_cents: stakeCents }).where('id', '=', playerId).execute();
}
