import type { PoolClient } from 'pg';
import type { LiveRules } from '../domain/catalogue/liveRules.ts';
import { sidesKey } from '../domain/catalogue/sidesKey.ts';
import { writeStatistics } from '../store/catalogue/index.ts';
import type { EventRow, MarketRow, SelectionRow } from './catalogueState.ts';
import type { ChangePlan } from './planChanges.ts';

const EVENT_COLUMNS = `id text, competition_id text, source text, external_id text, name text, status event_status, starts_at timestamptz,
  participants jsonb, home_score integer, away_score integer, clock text, periods jsonb, sequence bigint, sides_key text, is_time_unknown boolean`;
const MARKET_COLUMNS = `id text, event_id text, name text, type market_type, status market_status, main boolean, position integer,
  subject jsonb, silent boolean`;
const SELECTION_COLUMNS = `id text, market_id text, event_id text, name text, side selection_side, outcome text, points_hundredths integer,
  odds_numerator bigint, odds_denominator bigint, position integer`;

/** One statement per table and kind of change. Order: events, markets, selections, the order in which readers lock them. */
export async function writePlan(
  client: PoolClient,
  plan: ChangePlan,
  now: Date,
  rules: LiveRules,
  grading: Readonly<Record<string, string>>,
): Promise<void> {
  const write = async (name: string, text: string, rows: readonly unknown[], ...more: unknown[]): Promise<void> => {
    if (rows.length > 0) await client.query({ name: `feed-${name}`, text, values: [JSON.stringify(rows), ...more] });
  };
  await write(
    'write-competitions',
    `INSERT INTO competitions (id, sport, organization, competition, name, icon, position)
     SELECT id, sport, organization, competition, name, icon, position FROM jsonb_to_recordset($1::jsonb)
       AS x (id text, sport text, organization text, competition text, name text, icon text, position integer)
     ON CONFLICT (id) DO UPDATE SET sport = excluded.sport, organization = excluded.organization, competition = excluded.competition,
       name = excluded.name, icon = excluded.icon, position = excluded.position`,
    plan.competitions,
  );
  await write(
    'insert-events',
    `INSERT INTO events (id, competition_id, source, external_id, name, status, starts_at, participants, home_score, away_score, clock,
       periods, sequence, sides_key, is_time_unknown, as_of)
     SELECT x.*, $2::timestamptz FROM jsonb_to_recordset($1::jsonb) AS x (${EVENT_COLUMNS})`,
    plan.newEvents.map(eventColumns),
    now,
  );
  await write(
    'update-events',
    `UPDATE events SET competition_id = x.competition_id, name = x.name, status = x.status, starts_at = x.starts_at,
       participants = x.participants, home_score = x.home_score, away_score = x.away_score, clock = x.clock, periods = x.periods,
       sides_key = x.sides_key, is_time_unknown = x.is_time_unknown,
       as_of = CASE WHEN events.sequence = x.sequence THEN events.as_of ELSE $2::timestamptz END,
       silent_since = CASE WHEN events.sequence = x.sequence THEN events.silent_since END, sequence = x.sequence
     FROM jsonb_to_recordset($1::jsonb) AS x (${EVENT_COLUMNS}) WHERE events.id = x.id`,
    plan.changedEvents.map(eventColumns),
    now,
  );
  await write(
    'insert-markets',
    `INSERT INTO markets (id, event_id, name, type, status, main, position, subject, silent, priced_at,
       live_price_ms, place_delay_ms, rules)
     SELECT x.*, $2::timestamptz, (rule ->> 'livePriceMs')::integer, (rule ->> 'placeDelayMs')::integer, $4::jsonb ->> c.sport
     FROM jsonb_to_recordset($1::jsonb) AS x (${MARKET_COLUMNS})
       JOIN events e ON e.id = x.event_id JOIN competitions c ON c.id = e.competition_id
       CROSS JOIN LATERAL (SELECT coalesce($3::jsonb -> 'bySport' -> c.sport, $3::jsonb -> 'other') AS rule) rules`,
    plan.newMarkets.map(marketColumns),
    now,
    JSON.stringify(rules),
    JSON.stringify(grading),
  );
  await write(
    'update-markets',
    `UPDATE markets SET name = x.name, status = x.status, main = x.main, position = x.position, subject = x.subject, silent = x.silent
     FROM jsonb_to_recordset($1::jsonb) AS x (${MARKET_COLUMNS}) WHERE markets.id = x.id`,
    plan.changedMarkets.map(marketColumns),
  );
  await write(
    'price-markets',
    `UPDATE markets SET priced_at = $2::timestamptz FROM jsonb_array_elements_text($1::jsonb) AS x (id) WHERE markets.id = x.id`,
    plan.pricedMarketIds,
    now,
  );
  await write(
    'insert-selections',
    `INSERT INTO selections (id, market_id, event_id, name, side, outcome, points_hundredths, odds_numerator, odds_denominator, position)
     SELECT x.* FROM jsonb_to_recordset($1::jsonb) AS x (${SELECTION_COLUMNS})`,
    plan.newSelections.map(selectionColumns),
  );
  await write(
    'update-selections',
    `UPDATE selections SET name = x.name, points_hundredths = x.points_hundredths, odds_numerator = x.odds_numerator,
       odds_denominator = x.odds_denominator, position = x.position
     FROM jsonb_to_recordset($1::jsonb) AS x (${SELECTION_COLUMNS}) WHERE selections.id = x.id`,
    plan.changedSelections.map(selectionColumns),
  );
  await write(
    'insert-results',
    `INSERT INTO feed_results (event_id, result)
     SELECT event_id, result FROM jsonb_to_recordset($1::jsonb) AS x (event_id text, result jsonb)
     ON CONFLICT (event_id) DO UPDATE SET result = excluded.result, written_at = excluded.written_at`,
    plan.results.map(({ eventId, result }) => ({ event_id: eventId, result })),
  );
  await write(
    'insert-moved-starts',
    `INSERT INTO moved_starts (event_id, started_at, late_until)
     SELECT x.* FROM jsonb_to_recordset($1::jsonb) AS x (event_id text, started_at timestamptz, late_until timestamptz)`,
    plan.movedStarts.map(({ eventId, startedAt, lateUntil }) => ({
      event_id: eventId,
      started_at: startedAt,
      late_until: lateUntil,
    })),
  );
  await writeStatistics(client, plan.statistics, plan.standings, now);
}

function eventColumns(row: EventRow): object {
  return {
    id: row.id,
    competition_id: row.competitionId,
    source: row.source,
    external_id: row.externalId,
    name: row.name,
    status: row.status,
    starts_at: row.startsAt.toISOString(),
    participants: row.participants,
    home_score: row.homeScore,
    away_score: row.awayScore,
    clock: row.clock,
    periods: row.periods,
    sequence: row.sequence,
    sides_key: sidesKey(row.participants),
    is_time_unknown: row.isTimeUnknown,
  };
}

function marketColumns(row: MarketRow): object {
  return {
    id: row.id,
    event_id: row.eventId,
    name: row.name,
    type: row.type,
    status: row.status,
    main: row.main,
    position: row.position,
    subject: row.subject,
    silent: row.silent,
  };
}

function selectionColumns(row: SelectionRow): object {
  return {
    id: row.id,
    market_id: row.marketId,
    event_id: row.eventId,
    name: row.name,
    side: row.side,
    outcome: row.outcome,
    points_hundredths: row.pointsHundredths,
    odds_numerator: row.odds.numerator,
    odds_denominator: row.odds.denominator,
    position: row.position,
  };
}
