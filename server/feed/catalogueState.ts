import type { PoolClient } from 'pg';
import type { MarketSubject } from '../../core/money/markets.ts';
import { sameOdds } from '../../core/money/odds.ts';
import type { GivenResult } from '../../core/money/results.ts';
import type { EventStatus, MarketStatus } from '../../core/wire/contract.ts';
import { sidesKey } from '../domain/catalogue/sidesKey.ts';
import type { PeriodScore } from '../store/catalogue/index.ts';
import type { FeedChange, FeedCompetition, FeedEvent, FeedMarket, FeedSelection } from './types.ts';

export type EventRow = Omit<FeedEvent, 'state' | 'markets' | 'isTimeUnknown' | 'isClosed' | 'isWhole' | 'withdrawnMarketIds'> & {
  /** The time of day of `startsAt` is to be announced. */
  readonly isTimeUnknown: boolean;
  readonly status: EventStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly periods: readonly PeriodScore[];
  readonly sequence: number;
};
export type MarketRow = Omit<FeedMarket, 'selections' | 'status' | 'subject'> & {
  readonly subject: MarketSubject;
  readonly eventId: string;
  readonly position: number;
  readonly status: MarketStatus;
  readonly silent: boolean;
};
export type SelectionRow = Omit<FeedSelection, 'outcome'> & {
  readonly outcome: string | null;
  readonly eventId: string;
  readonly marketId: string;
  readonly position: number;
};

/** The part of the catalogue that a list of changes refers to, by id. */
export interface CatalogueState {
  readonly competitions: Map<string, FeedCompetition>;
  readonly events: Map<string, EventRow>;
  readonly markets: Map<string, MarketRow>;
  readonly selections: Map<string, SelectionRow>;
  /** Feeds that have missed their heartbeat. */
  readonly silentSources: ReadonlySet<string>;
  /** Results that settlement already has, or is about to get; of a void one no more than that. */
  readonly results: ReadonlyMap<string, GivenResult>;
  /** Events whose state was set by hand. */
  readonly heldEvents: ReadonlySet<string>;
  /** Events that have the sides of one that is mentioned. */
  readonly sameSides: readonly ExistingFixture[];
}

export type ExistingFixture = Pick<EventRow, 'id' | 'competitionId' | 'source' | 'startsAt' | 'status'> & {
  readonly sidesKey: string;
};

/** Ids that `changes` refer to. `wholeEventIds`: all markets of these are needed, because the event may end. */
function mentioned(changes: readonly FeedChange[]) {
  const competitionIds = new Set<string>();
  const eventIds = new Set<string>();
  const wholeEventIds = new Set<string>();
  const marketIds = new Set<string>();
  const selectionIds = new Set<string>();
  for (const change of changes) {
    switch (change.kind) {
      case 'competition':
        competitionIds.add(change.competition.id);
        break;
      case 'event':
        competitionIds.add(change.event.competitionId);
        eventIds.add(change.event.id);
        if (change.event.isClosed || change.event.isTimeUnknown || change.event.isWhole) wholeEventIds.add(change.event.id);
        for (const id of change.event.withdrawnMarketIds ?? []) marketIds.add(id);
        for (const market of change.event.markets) {
          marketIds.add(market.id);
          for (const selection of market.selections) selectionIds.add(selection.id);
        }
        break;
      case 'prices':
        eventIds.add(change.eventId);
        for (const price of change.prices) selectionIds.add(price.selectionId);
        break;
      case 'marketStatus':
        eventIds.add(change.eventId);
        marketIds.add(change.marketId);
        break;
      case 'eventState':
        eventIds.add(change.eventId);
        if (change.state.status) wholeEventIds.add(change.eventId);
        break;
      case 'result':
      case 'removal':
        eventIds.add(change.eventId);
        wholeEventIds.add(change.eventId);
        break;
    }
  }
  return { competitionIds, eventIds, wholeEventIds, marketIds, selectionIds };
}

/** Reads the rows that `changes` refer to, ordered by id, so that updates do not depend on row order; locks the events. */
export async function readCatalogueState(client: PoolClient, changes: readonly FeedChange[], now: Date): Promise<CatalogueState> {
  const ids = mentioned(changes);
  const state: CatalogueState = {
    competitions: new Map(),
    events: new Map(),
    markets: new Map(),
    selections: new Map(),
    silentSources: await readSilentSources(client, now),
    results: await readResults(client, changes),
    ...(await readFixtures(client, changes)),
  };
  const ended = changes.flatMap((change) => (change.kind === 'result' ? [change.eventId] : []));
  if (ids.competitionIds.size + ended.length > 0) {
    const { rows } = await client.query<FeedCompetition>(
      `SELECT id, sport, organization, competition, name, icon, position FROM competitions
         WHERE id = ANY($1) OR id IN (SELECT competition_id FROM events WHERE id = ANY($2))`,
      [[...ids.competitionIds], ended],
    );
    for (const row of rows) state.competitions.set(row.id, row);
  }
  if (ids.eventIds.size > 0) {
    const { rows } = await client.query<EventRow>({
      name: 'feed-events',
      text: `SELECT id, competition_id AS "competitionId", source, external_id AS "externalId", name, status, starts_at AS "startsAt", is_time_unknown AS "isTimeUnknown",
          participants, home_score AS "homeScore", away_score AS "awayScore", clock, periods, sequence
        FROM events WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`,
      values: [[...ids.eventIds].sort()],
    });
    for (const row of rows) state.events.set(row.id, row);
  }
  if (ids.selectionIds.size > 0) {
    const { rows } = await client.query<Omit<SelectionRow, 'odds'> & { numerator: number; denominator: number }>({
      name: 'feed-selections',
      text: `SELECT id, event_id AS "eventId", market_id AS "marketId", name, side, outcome, points_hundredths AS "pointsHundredths", position,
          odds_numerator AS numerator, odds_denominator AS denominator
        FROM selections WHERE id = ANY($1) ORDER BY id`,
      values: [[...ids.selectionIds]],
    });
    for (const { numerator, denominator, ...row } of rows) {
      state.selections.set(row.id, { ...row, odds: { numerator, denominator } });
      ids.marketIds.add(row.marketId);
    }
  }
  if (ids.marketIds.size > 0 || ids.wholeEventIds.size > 0) {
    const { rows } = await client.query<MarketRow>({
      name: 'feed-markets',
      text: `SELECT id, event_id AS "eventId", name, type, status, main, position, subject, silent
        FROM markets WHERE id = ANY($1) OR event_id = ANY($2) ORDER BY id`,
      values: [[...ids.marketIds], [...ids.wholeEventIds]],
    });
    for (const row of rows) state.markets.set(row.id, row);
  }
  return state;
}

async function readSilentSources(client: PoolClient, now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ source: string }>({
    name: 'feed-silent-sources',
    // With these arguments only the heartbeat counts.
    text: `SELECT source FROM feeds WHERE market_is_silent('PRE_GAME', $1, 1, heartbeat_ms, heard_at, confirmed_at, $1)`,
    values: [now],
  });
  return new Set(rows.map(({ source }) => source));
}

async function readResults(client: PoolClient, changes: readonly FeedChange[]): Promise<ReadonlyMap<string, GivenResult>> {
  const ids = changes.flatMap((change) => (change.kind === 'result' ? [change.eventId] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<{ event_id: string; result: GivenResult }>({
    name: 'feed-results',
    // The last of an event is the one that waits.
    text: `SELECT * FROM (
        SELECT DISTINCT ON (event_id) event_id, false AS waits, jsonb_build_object('status', status) || facts AS result
          FROM results WHERE event_id = ANY($1) ORDER BY event_id, version DESC) recorded
      UNION ALL SELECT event_id, true, result FROM feed_results WHERE event_id = ANY($1) ORDER BY event_id, waits`,
    values: [ids],
  });
  return new Map(rows.map(({ event_id: eventId, result }) => [eventId, result]));
}

/** Most passes have no event to insert or update, and then nothing is asked. */
async function readFixtures(
  client: PoolClient,
  changes: readonly FeedChange[],
): Promise<Pick<CatalogueState, 'heldEvents' | 'sameSides'>> {
  const events = changes.flatMap((change) => (change.kind === 'event' ? [change.event] : []));
  if (events.length === 0) return { heldEvents: new Set(), sameSides: [] };
  const held = await client.query<{ id: string }>('SELECT id FROM feed_holds WHERE id = ANY($1)', [events.map(({ id }) => id)]);
  const keys = new Set(events.map(({ participants }) => sidesKey(participants)).filter((key) => key !== ''));
  const { rows } = await client.query<ExistingFixture>(
    `SELECT id, competition_id AS "competitionId", source, starts_at AS "startsAt", status, sides_key AS "sidesKey"
       FROM events WHERE sides_key = ANY($1) AND sides_key <> '' ORDER BY id`,
    [[...keys]],
  );
  return { heldEvents: new Set(held.rows.map(({ id }) => id)), sameSides: rows };
}

/** Whether two rows are equal; prices are compared as fractions, dates as instants, the rest as JSON. */
export function sameSelection(a: SelectionRow, b: SelectionRow): boolean {
  return (
    sameOdds(a.odds, b.odds) &&
    a.pointsHundredths === b.pointsHundredths &&
    a.name === b.name &&
    a.side === b.side &&
    a.outcome === b.outcome &&
    a.position === b.position
  );
}

export function sameJson(a: unknown, b: unknown): boolean {
  return stable(a) === stable(b);
}

/** jsonb returns keys in its own order, so they are sorted before comparing. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([x], [y]) => (x < y ? -1 : 1)))
      : part,
  );
}
