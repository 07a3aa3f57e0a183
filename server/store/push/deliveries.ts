import { type Kysely, sql } from 'kysely';
import type { PushKind } from '../../../core/wire/pushMessage.ts';
import type { PushNews, SettledBetNews } from '../../domain/push/messages.ts';
import type { Tables } from '../schema.ts';

export interface PushCause {
  readonly playerId: string;
  readonly kind: PushKind;
  /** The id of the bet, the alert or the payment. */
  readonly subject: string;
  /** Once for each of these. */
  readonly cause: string;
}

/** functions/queue_push.sql. With a transaction as `db`, players are told if it commits. */
export async function queuePushes(db: Kysely<Tables>, causes: readonly PushCause[], at: Date): Promise<void> {
  if (causes.length === 0) return;
  await sql`SELECT queue_push(player_id, kind, subject, cause, ${at}) FROM unnest(
    ${causes.map(({ playerId }) => playerId)}::text[], ${causes.map(({ kind }) => kind)}::text[],
    ${causes.map(({ subject }) => subject)}::text[], ${causes.map(({ cause }) => cause)}::text[]
  ) AS queued (player_id, kind, subject, cause)`.execute(db);
}

export interface PushTarget {
  readonly id: number;
  readonly brand: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Subscriptions of the player's sessions that last, that have not got this cause, and whose brand has the kind on; none while the player is not
 * told of anything.
 */
export async function pushTargets(db: Kysely<Tables>, cause: PushCause, at: Date): Promise<readonly PushTarget[]> {
  const { rows } = await sql<PushTarget>`SELECT s.id, s.brand, s.endpoint, s.p256dh, s.auth FROM push_subscriptions s
      JOIN sessions session ON session.id = s.session_id AND session.revoked_at IS NULL AND session.expires_at > ${at}
    WHERE s.player_id = ${cause.playerId} AND player_is_told(${cause.playerId}, ${cause.kind}, ${at})
      AND NOT EXISTS (SELECT FROM push_kinds_off o WHERE o.player_id = s.player_id AND o.brand = s.brand AND o.kind = ${cause.kind})
      AND NOT EXISTS (SELECT FROM push_deliveries d WHERE d.subscription_id = s.id AND d.cause = ${cause.cause})
    ORDER BY s.id`.execute(db);
  return rows;
}

export async function recordDelivery(db: Kysely<Tables>, subscriptionId: number, cause: string, at: Date): Promise<void> {
  // The player may have unsubscribed while it was sent.
  await sql`INSERT INTO push_deliveries (subscription_id, cause, delivered_at)
    SELECT id, ${cause}, ${at} FROM push_subscriptions WHERE id = ${subscriptionId} ON CONFLICT DO NOTHING`.execute(db);
}

/** Nothing that is sent there arrives any more. */
export async function removeGone(db: Kysely<Tables>, subscriptionId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute();
}

export async function forgetDeliveries(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('push_deliveries').where('delivered_at', '<', before).execute();
}

async function readSettledBet(db: Kysely<Tables>, { playerId, subject }: PushCause): Promise<SettledBetNews | null> {
  const row = await db
    .selectFrom('bets as b')
    .innerJoin('bet_legs as l', (join) => join.onRef('l.bet_id', '=', 'b.id').on('l.position', '=', 1))
    .innerJoin('settlements as s', 's.bet_id', 'b.id')
    .select(['b.kind', 'l.selection_name', 'l.market_type', 'l.points_hundredths', 's.outcome'])
    .select((select) =>
      select
        .selectFrom('bet_legs')
        .select((count) => count.fn.countAll<string>().as('legs'))
        .whereRef('bet_id', '=', 'b.id')
        .as('legs'),
    )
    .where('b.id', '=', Number(subject))
    .where('b.player_id', '=', playerId)
    .orderBy('s.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.outcome === 'PENDING') return null;
  return {
    kind: 'BET_SETTLED',
    type: row.kind,
    legs: Number(row.legs),
    first: { name: row.selection_name, marketType: row.market_type, pointsHundredths: row.points_hundredths },
    outcome: row.outcome,
  };
}

/** What there is to tell now; null: nothing any more. */
export async function readNews(db: Kysely<Tables>, cause: PushCause): Promise<PushNews | null> {
  if (cause.kind === 'BET_SETTLED') return readSettledBet(db, cause);
  if (cause.kind === 'WITHDRAWAL_SENT') return { kind: 'WITHDRAWAL_SENT' };
  const row = await db
    .selectFrom('price_alerts as a')
    .innerJoin('selections as s', 's.id', 'a.selection_id')
    .innerJoin('events as e', 'e.id', 'a.event_id')
    .select(['s.name as selection', 'e.name as event'])
    .where('a.id', '=', Number(cause.subject))
    .where('a.player_id', '=', cause.playerId)
    .executeTakeFirst();
  return row === undefined ? null : { kind: 'PRICE_ALERT', ...row };
}
