import type { PoolClient } from 'pg';
import type { MarketStatus } from '../../core/wire/contract.ts';

/** A source of events, and how it confirms that its prices are current. */
export interface FeedAdapter {
  /** Value of `events.source`. */
  readonly source: string;
  /** Without a heartbeat for longer, all of its markets are suspended; null: it sends none, and no in-play price of it is open. */
  readonly heartbeatMs: number | null;
  /** What its markets are after the start: open, suspended (its prices are of an unknown age), or closed (it has none any more). */
  readonly inPlay: MarketStatus;
}

/** The simulator of this product; its leader sends a heartbeat once a second. */
export const SIMULATOR: FeedAdapter = { source: 'simulator', heartbeatMs: 10_000, inPlay: 'OPEN' };
export const NFLVERSE: FeedAdapter = { source: 'nflverse', heartbeatMs: null, inPlay: 'HIDDEN' };
export const FOOTBALL_DATA: FeedAdapter = { source: 'football-data', heartbeatMs: null, inPlay: 'HIDDEN' };
export const UFC: FeedAdapter = { source: 'ufc', heartbeatMs: null, inPlay: 'HIDDEN' };
export const ODDS_API: FeedAdapter = { source: 'odds-api', heartbeatMs: null, inPlay: 'CLOSED' };
/** Server-sent events; their server pings every five seconds. */
export const OPTIC_ODDS: FeedAdapter = { source: 'optic-odds', heartbeatMs: 15_000, inPlay: 'OPEN' };

/** Of an operator's module: it confirms its prices every few seconds. */
export const adapterOf = (source: string): FeedAdapter => ({ source, heartbeatMs: 15_000, inPlay: 'OPEN' });

const FEED_ADAPTERS: readonly FeedAdapter[] = [SIMULATOR, NFLVERSE, FOOTBALL_DATA, UFC, ODDS_API, OPTIC_ODDS];

/** Whose events are those of a feed of the product. */
export const isOwnSource = (source: string): boolean => FEED_ADAPTERS.some((one) => one.source === source);

/** Stores the heartbeat interval of every adapter; times of past heartbeats stay. A feed with an interval is silent until its first one. */
export async function stateHeartbeats(client: PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO feeds (source, heartbeat_ms)
       SELECT source, heartbeat_ms FROM jsonb_to_recordset($1::jsonb) AS x (source text, heartbeat_ms integer)
     ON CONFLICT (source) DO UPDATE SET heartbeat_ms = excluded.heartbeat_ms`,
    [JSON.stringify(FEED_ADAPTERS.map(({ source, heartbeatMs }) => ({ source, heartbeat_ms: heartbeatMs })))],
  );
}

/** A heartbeat at `now`. @param confirms The adapter confirms all in-play prices it has sent so far. */
export async function beat(client: PoolClient, adapter: FeedAdapter, now: Date, confirms: boolean): Promise<void> {
  await client.query({
    name: 'feed-beat',
    text: `INSERT INTO feeds (source, heartbeat_ms, heard_at, confirmed_at)
        VALUES ($1, $2, $3::timestamptz, CASE WHEN $4::boolean THEN $3::timestamptz END)
      ON CONFLICT (source) DO UPDATE SET heartbeat_ms = excluded.heartbeat_ms, heard_at = excluded.heard_at,
        confirmed_at = coalesce(excluded.confirmed_at, feeds.confirmed_at)`,
    values: [adapter.source, adapter.heartbeatMs, now, confirms],
  });
}
