import type { Kysely } from 'kysely';
import { logSaferPlay, type SaferPlayKind } from '../saferPlay/index.ts';
import type { Tables } from '../schema.ts';

type Query = Kysely<Tables>;

/** The notices that the sandbox, or a rule of the operator, puts before a player. */
export interface DueNotices {
  readonly acknowledgementRequired?: boolean | undefined;
  readonly limitsNoticeDue?: boolean | undefined;
  readonly appTourDue?: boolean | undefined;
  readonly firstWagerNoticeDue?: boolean | undefined;
  readonly depositAcknowledgementDue?: boolean | undefined;
}

/** Changes the given notices and leaves the others. The player must exist. */
export async function setNotices(db: Query, playerId: string, notices: DueNotices): Promise<void> {
  const { acknowledgementRequired, limitsNoticeDue, appTourDue, firstWagerNoticeDue, depositAcknowledgementDue } = notices;
  const columns = {
    ...(acknowledgementRequired === undefined ? {} : { acknowledgement_required: acknowledgementRequired }),
    ...(limitsNoticeDue === undefined ? {} : { limits_notice_due: limitsNoticeDue }),
    ...(appTourDue === undefined ? {} : { app_tour_due: appTourDue }),
    ...(firstWagerNoticeDue === undefined ? {} : { first_wager_notice_due: firstWagerNoticeDue }),
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

type Due = 'acknowledgement_required' | 'limits_notice_due' | 'deposit_acknowledgement_due' | 'first_wager_notice_due';

/** Ends a notice that is due, and logs it with that; one that is not due stays as it is. */
function acknowledge(
  db: Query,
  playerId: string,
  { due, kind, times = {} }: { readonly due: Due; readonly kind: SaferPlayKind; readonly times?: Readonly<Record<string, Date>> },
  at: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('players')
      .set({ [due]: false, ...times })
      .where('id', '=', playerId)
      .where(due, '=', true)
      .returning('id')
      .executeTakeFirst();
    if (ended) await logSaferPlay({ query: trx }, playerId, kind, {}, at);
  });
}

/** The player has read about responsible gaming. */
export function acknowledgeResponsibleGaming(db: Query, playerId: string, at: Date): Promise<void> {
  const times = { acknowledged_at: at };
  return acknowledge(db, playerId, { due: 'acknowledgement_required', kind: 'RESPONSIBLE_GAMING_ACKNOWLEDGED', times }, at);
}

/** The player has reviewed their limits. */
export function acknowledgeLimits(db: Query, playerId: string, at: Date): Promise<void> {
  const times = { limits_acknowledged_at: at };
  return acknowledge(db, playerId, { due: 'limits_notice_due', kind: 'LIMITS_NOTICE_CLOSED', times }, at);
}

/** The player has read about the amount of their deposits. */
export function acknowledgeDeposits(db: Query, playerId: string, at: Date): Promise<void> {
  const times = { deposit_acknowledged_at: at };
  return acknowledge(db, playerId, { due: 'deposit_acknowledgement_due', kind: 'DEPOSITS_ACKNOWLEDGED', times }, at);
}

export async function closeAppTour(db: Query, playerId: string): Promise<void> {
  await db.updateTable('players').set({ app_tour_due: false }).where('id', '=', playerId).execute();
}

export function closeFirstWagerNotice(db: Query, playerId: string, at: Date): Promise<void> {
  return acknowledge(db, playerId, { due: 'first_wager_notice_due', kind: 'FIRST_WAGER_NOTICE_CLOSED' }, at);
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
export function acknowledgeW2gWin(db: Query, playerId: string, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const open = await openW2gWin(trx, playerId);
    if (open === null) return;
    const ended = await trx
      .updateTable('w2g_wins')
      .set({ acknowledged_at: at })
      .where('id', '=', Number(open.id))
      .where('player_id', '=', playerId)
      .where('acknowledged_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (ended)
      await logSaferPlay({ query: trx }, playerId, 'W2G_WIN_ACKNOWLEDGED', { winId: open.id, winCents: open.winCents }, at);
  });
}
