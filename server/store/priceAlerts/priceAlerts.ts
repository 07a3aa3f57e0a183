import { type Kysely, sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Odds } from '../../../core/money/odds.ts';
import { FEED_LOCK } from '../catalogue/index.ts';
import type { Tables } from '../schema.ts';

/** Alerts of a player that wait at the same time; as many that have ended stay listed. */
export const MOST_PRICE_ALERTS = 20;

/** WITHHELD: reached, and the player was not told, because nothing is offered to them. */
export type AlertState = 'WAITING' | 'REACHED' | 'WITHHELD' | 'CLOSED';

export interface PriceAlertRecord {
  readonly id: number;
  readonly selectionId: string;
  readonly pointsHundredths: number | null;
  readonly target: Odds;
  readonly state: AlertState;
  readonly setAt: Date;
  readonly endedAt: Date | null;
  /** The price that reached the target. */
  readonly reached: Odds | null;
}

export type AlertRefusal = 'NOT_OFFERED' | 'NOT_OPEN' | 'LINE_MOVED' | 'ALREADY_THERE' | 'TOO_MANY';

export interface NewPriceAlert {
  readonly playerId: string;
  readonly selectionId: string;
  readonly pointsHundredths: number | null;
  readonly target: Odds;
}

/** functions/price_alerts.sql. */
export async function setPriceAlert(db: Kysely<Tables>, alert: NewPriceAlert, at: Date): Promise<'SET' | AlertRefusal> {
  const { playerId, selectionId, pointsHundredths, target } = alert;
  const { rows } = await sql<{ readonly outcome: 'SET' | AlertRefusal }>`SELECT set_price_alert(${FEED_LOCK}::bigint, ${playerId},
    ${selectionId}, ${pointsHundredths}::integer, ${target.numerator}::bigint, ${target.denominator}::bigint, ${MOST_PRICE_ALERTS}::integer,
    ${at}) AS outcome`.execute(db);
  if (!rows[0]) throw new Error('set_price_alert has no answer');
  return rows[0].outcome;
}

/** @returns false where the player has none of this id. */
export async function removePriceAlert(db: Kysely<Tables>, playerId: string, id: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('price_alerts')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .returning('id')
    .execute();
  return removed.length > 0;
}

/** Those that wait, then those that have ended, each the newest first. What has ended is shown once the player was told, or was not. */
export async function listPriceAlerts(db: Kysely<Tables>, playerId: string): Promise<readonly PriceAlertRecord[]> {
  const rows = await db
    .selectFrom('price_alerts')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy(sql`told_at IS NOT NULL`)
    .orderBy(sql`coalesce(ended_at, set_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(2 * MOST_PRICE_ALERTS)
    .execute();
  return rows.map((row) => {
    const isNotified = row.told_at !== null;
    const { reached_numerator: numerator, reached_denominator: denominator } = row;
    return {
      id: row.id,
      selectionId: row.selection_id,
      pointsHundredths: row.points_hundredths,
      target: { numerator: row.target_numerator, denominator: row.target_denominator },
      state: !isNotified ? 'WAITING' : row.withheld ? 'WITHHELD' : row.state,
      setAt: row.set_at,
      endedAt: isNotified ? row.ended_at : null,
      reached: isNotified && numerator !== null && denominator !== null ? { numerator, denominator } : null,
    };
  });
}

/** Ends what the written prices and markets of the events have reached or closed: part of the transaction of the feed that wrote them. */
export async function endPriceAlerts(client: Pick<PoolClient, 'query'>, eventIds: readonly string[], at: Date): Promise<void> {
  if (eventIds.length === 0) return;
  await client.query({ name: 'end-price-alerts', text: 'SELECT end_price_alerts($1::text[], $2)', values: [eventIds, at] });
}

/** An alert that has ended, taken by one job alone. */
export interface EndedAlert {
  readonly alertId: number;
  readonly playerId: string;
  /** The player is told of it: reached, and they may be offered something. */
  readonly isNews: boolean;
}

/** Takes ended alerts of the event, each once. @returns fewer than `limit` when there are no more. */
export async function takePriceAlerts(
  db: Kysely<Tables>,
  eventId: string,
  limit: number,
  at: Date,
): Promise<readonly EndedAlert[]> {
  const { rows } =
    await sql<EndedAlert>`SELECT alert_id AS "alertId", player AS "playerId", is_reached AND NOT is_withheld AS "isNews"
    FROM take_price_alerts(${eventId}, ${limit}::integer, ${at})`.execute(db);
  return rows;
}
