import type { PoolClient } from 'pg';
import type { EventStatus } from '../../core/contract.ts';
import type { EventUpdate } from './types.ts';

/**
 * Markets whose shown status is outdated ($1: the business clock): suspended ones whose feed sends heartbeats again, and open ones that
 * placement refuses, because their price is silent or because their event is past its start but not started.
 */
const EVENTS_AND_FEEDS = 'events e LEFT JOIN feeds f ON f.source = e.source';
const SHOWN_WRONG = `m.event_id = e.id AND m.status = 'OPEN' AND e.status IN ('PRE_GAME', 'IN_PLAY')
    AND m.silent <> ((e.status = 'PRE_GAME' AND e.starts_at <= $1::timestamptz)
      OR market_is_silent(e.status, m.priced_at, m.live_price_ms, f.heartbeat_ms, f.heard_at, f.confirmed_at, $1))`;

/** Whether updateSilentMarkets has anything to do; needs no lock. */
export async function hasMarketsShownWrong(client: Pick<PoolClient, 'query'>, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>({
    name: 'feed-markets-shown-wrong',
    text: `SELECT EXISTS (SELECT FROM markets m, ${EVENTS_AND_FEEDS} WHERE ${SHOWN_WRONG}) AS found`,
    values: [now],
  });
  return rows[0]?.found ?? false;
}

/** Suspends markets that became silent and reopens the others, under the feed lock. @returns the updates to publish, one an event. */
export async function updateSilentMarkets(client: PoolClient, now: Date): Promise<EventUpdate[]> {
  const { rows: markets } = await client.query<{ id: string; eventId: string; main: boolean; silent: boolean }>({
    name: 'feed-update-silent',
    text: `UPDATE markets m SET silent = NOT m.silent FROM ${EVENTS_AND_FEEDS} WHERE ${SHOWN_WRONG}
      RETURNING m.id, m.event_id AS "eventId", m.main, m.silent`,
    values: [now],
  });
  if (markets.length === 0) return [];
  const { rows: events } = await client.query<{ id: string; sequence: number; status: EventStatus }>({
    name: 'feed-count-silent',
    text: 'UPDATE events SET sequence = sequence + 1, as_of = $2 WHERE id = ANY($1) RETURNING id, sequence, status',
    values: [[...new Set(markets.map(({ eventId }) => eventId))], now],
  });
  return events.map(({ id, sequence, status }) => ({
    eventId: id,
    sequence,
    asOf: now.toISOString(),
    status,
    homeScore: null,
    awayScore: null,
    clock: null,
    periods: null,
    markets: markets
      .filter(({ eventId }) => eventId === id)
      .map((market) => ({ marketId: market.id, main: market.main, status: market.silent ? 'CLOSED' : 'OPEN' })),
    prices: [],
  }));
}
