import type { PoolClient } from 'pg';
import type { EventStatus } from '../../core/wire/contract.ts';
import type { EventUpdate } from './types.ts';

/**
 * Markets whose shown status is outdated ($1: the business clock): suspended ones whose feed sends heartbeats again, and open ones that
 * placement refuses, because their price is silent or because their event is past its start but not started.
 */
const EVENTS_AND_FEEDS = 'events e LEFT JOIN feeds f ON f.source = e.source';
const SHOWN_WRONG = `m.event_id = e.id AND m.status = 'OPEN' AND e.status IN ('PRE_GAME', 'IN_PLAY')
    AND m.silent <> ((e.status = 'PRE_GAME' AND e.starts_at <= $1::timestamptz)
      OR market_is_silent(e.status, m.priced_at, m.live_price_ms, f.heartbeat_ms, f.heard_at, f.confirmed_at, $1))`;

/**
 * Since when the feed of an event in play has said nothing of it ($1: the business clock), where that is longer than a price of it is good; null:
 * its score and its clock are true now. It says something by a change, by sending a price again, or by confirming its prices; a heartbeat says only
 * that it is there.
 */
const SINCE = `SELECT e.id, CASE WHEN e.status = 'IN_PLAY'
        AND market_is_silent(e.status, spoken.at, coalesce(prices.valid_ms, 10000), f.heartbeat_ms, f.heard_at, f.confirmed_at, $1::timestamptz)
      THEN greatest(spoken.at, f.confirmed_at) END AS since
    FROM ${EVENTS_AND_FEEDS}
    CROSS JOIN LATERAL (
      SELECT max(priced_at) AS priced_at, max(live_price_ms) AS valid_ms FROM markets m WHERE m.event_id = e.id AND m.main) prices
    CROSS JOIN LATERAL (SELECT greatest(e.as_of, prices.priced_at) AS at) spoken
    WHERE e.status = 'IN_PLAY' OR e.silent_since IS NOT NULL`;
const CLOCK_SHOWN_WRONG = '(e.silent_since IS NULL) <> (now_is.since IS NULL)';

/** Whether updateSilence has anything to do; needs no lock. */
export async function isSilenceShownWrong(client: Pick<PoolClient, 'query'>, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>({
    name: 'feed-silence-shown-wrong',
    text: `SELECT EXISTS (SELECT FROM markets m, ${EVENTS_AND_FEEDS} WHERE ${SHOWN_WRONG})
      OR EXISTS (SELECT FROM events e JOIN (${SINCE}) now_is ON now_is.id = e.id WHERE ${CLOCK_SHOWN_WRONG}) AS found`,
    values: [now],
  });
  return rows[0]?.found ?? false;
}

/**
 * Suspends markets that became silent and reopens the others, and marks the clocks of their events as old or as true, under the feed lock. Nobody
 * has said anything of these events, so `as_of` stays. @returns the updates to publish, one an event.
 */
export async function updateSilence(client: PoolClient, now: Date): Promise<EventUpdate[]> {
  const { rows: markets } = await client.query<{ id: string; eventId: string; main: boolean; silent: boolean }>({
    name: 'feed-update-silent',
    text: `UPDATE markets m SET silent = NOT m.silent FROM ${EVENTS_AND_FEEDS} WHERE ${SHOWN_WRONG}
      RETURNING m.id, m.event_id AS "eventId", m.main, m.silent`,
    values: [now],
  });
  const { rows: events } = await client.query<{
    id: string;
    sequence: number;
    status: EventStatus;
    asOf: Date;
    silentSince: Date | null;
  }>({
    name: 'feed-count-silent',
    text: `UPDATE events SET sequence = events.sequence + 1, silent_since = wrong.since
      FROM (SELECT e.id, now_is.since FROM events e LEFT JOIN (${SINCE}) now_is ON now_is.id = e.id
              WHERE e.id = ANY($2) OR (now_is.id IS NOT NULL AND ${CLOCK_SHOWN_WRONG})) wrong
      WHERE events.id = wrong.id
      RETURNING events.id, events.sequence, events.status, events.as_of AS "asOf", events.silent_since AS "silentSince"`,
    values: [now, [...new Set(markets.map(({ eventId }) => eventId))]],
  });
  return events.map(({ id, sequence, status, asOf, silentSince }) => ({
    eventId: id,
    sequence,
    asOf: asOf.toISOString(),
    status,
    ...(silentSince && { silentSince: silentSince.toISOString() }),
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
