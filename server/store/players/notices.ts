import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

type Query = Kysely<Tables>;

/** The notices that the sandbox, or a rule of the operator, puts before a player. */
export interface DueNotices {
  readonly acknowledgementRequired?: boolean | undefined;
  readonly limitsNoticeDue?: boolean | undefined;
  readonly appTourDue?: boolean | undefined;
  readonly depositAcknowledgementDue?: boolean | undefined;
}

/** Changes the given notices and leaves the others. The player must exist. */
export async function setNotices(db: Query, playerId: string, notices: DueNotices): Promise<void> {
  const { acknowledgementRequired, limitsNoticeDue, appTourDue, depositAcknowledgementDue } = notices;
  const columns = {
    ...(acknowledgementRequired === undefined ? {} : { acknowledgement_required: acknowledgementRequired }),
    ...(limitsNoticeDue === undefined ? {} : { limits_notice_due: limitsNoticeDue }),
    ...(appTourDue === undefined ? {} : { app_tour_due: appTourDue }),
    ...(depositAcknowledgementDue === undefined ? {} : { deposit_acknowledgement_due: depositAcknowledgementDue }),
  };
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('players').set(columns).where('id', '=', playerId).execute();
}

/** Whether the player has to confirm that they know about responsible gaming, before anything can be staked. */
export async function needsAcknowledgement(db: Query, playerId: string): Promise<boolean> {
  const row = await db.selectFrom('players').select('acknowledgement_required').where('id', '=', playerId).executeTakeFirst();
  return row?.acknowledgement_required ?? false;
}

/** The player has read about responsible gaming. */
export async function acknowledgeResponsibleGaming(db: Query, playerId: string, at: Date): Promise<void> {
  const columns = { acknowledgement_required: false, acknowledged_at: at };
  await db.updateTable('players').set(columns).where('id', '=', playerId).execute();
}

/** The player has reviewed their limits. */
export async function acknowledgeLimits(db: Query, playerId: string, at: Date): Promise<void> {
  const columns = { limits_notice_due: false, limits_acknowledged_at: at };
  await db.updateTable('players').set(columns).where('id', '=', playerId).execute();
}

/** The player has read about the amount of their deposits; a repetition keeps the first time. */
export async function acknowledgeDeposits(db: Query, playerId: string, at: Date): Promise<void> {
  await db
    .updateTable('players')
    .set({ deposit_acknowledgement_due: false, deposit_acknowledged_at: at })
    .where('id', '=', playerId)
    .where('deposit_acknowledgement_due', '=', true)
    .execute();
}

export async function closeAppTour(db: Query, playerId: string): Promise<void> {
  await db.updateTable('players').set({ app_tour_due: false }).where('id', '=', playerId).execute();
}

export async function setCasinoBonusFirst(db: Query, playerId: string, isBonusFirst: boolean): Promise<void> {
  await db.updateTable('players').set({ casino_bonus_first: isBonusFirst }).where('id', '=', playerId).execute();
}

/** Amounts in cents. */
export interface W2gWin {
  readonly gameName: string;
  readonly wonAt: Date;
  readonly winCents: number;
  readonly withheldCents: number;
}

/** The oldest win with a tax form that the player has not acknowledged. */
export async function openW2gWin(db: Query, playerId: string): Promise<(W2gWin & { readonly id: string }) | null> {
  const row = await db
    .selectFrom('w2g_wins')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('acknowledged_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id, game_name: gameName, won_at: wonAt, win_cents: winCents, withheld_cents: withheldCents } = row;
  return { id: String(id), gameName, wonAt, winCents, withheldCents };
}

/** The player must exist. */
export async function addW2gWin(db: Query, playerId: string, { gameName, wonAt, winCents, withheldCents }: W2gWin): Promise<void> {
  await db
    .insertInto('w2g_wins')
    .values({ player_id: playerId, game_name: gameName, won_at: wonAt, win_cents: winCents, withheld_cents: withheldCents })
    .execute();
}

/** Acknowledges the win that `openW2gWin` shows. */
export async function acknowledgeW2gWin(db: Query, playerId: string, at: Date): Promise<void> {
  const open = await openW2gWin(db, playerId);
  if (open === null) return;
  await db
    .updateTable('w2g_wins')
    .set({ acknowledged_at: at })
    .where('id', '=', Number(open.id))
    .where('player_id', '=', playerId)
    .execute();
}
