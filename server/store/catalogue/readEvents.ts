import type { EventStatus } from '../../../core/wire/contract.ts';
import type { Database } from '../database.ts';
import type { CompetitionRecord, EventRecord, MarketRecord, SectionRecord } from './records.ts';
import { SHOWN_STATUS_SQL } from './shownStatus.ts';

/** Maximum number of events of a competition on Home; its own page shows all. */
const HOME_EVENTS_PER_COMPETITION = 5;
/** Maximum number of runners of a market on who wins it all, as the feed orders them: the favourites. The competition's page shows all. */
const LISTED_RUNNERS = 5;

const LISTED = `e.status IN ('PRE_GAME', 'IN_PLAY')`;

/**
 * One statement, so that sequence and prices are of the same moment. PostgreSQL nests the prices of an event: one row an event, and any
 * number of events in one round trip.
 */
function eventsSql(
  condition: string,
  markets: 'ALL' | 'MAIN',
  { source = 'events', order = 'c.position, c.id', count = 'NULL', few = false } = {},
): string {
  return `
    SELECT e.id, e.name, e.status, e.starts_at AS "startsAt", e.is_time_unknown AS "isTimeUnknown", e.participants, e.home_score AS "homeScore", e.away_score AS "awayScore",
      e.clock, e.periods, e.sequence, e.as_of AS "asOf", e.silent_since AS "silentSince",
      json_build_object('id', c.id, 'sport', c.sport, 'organization', c.organization, 'competition', c.competition, 'name', c.name,
        'icon', c.icon) AS competition,
      ${count} AS "eventCount",
      (SELECT count(*) FROM markets m WHERE m.event_id = e.id) AS "marketCount",
      COALESCE((
        SELECT json_agg(json_build_object('id', m.id, 'name', m.name, 'type', m.type, 'status', ${SHOWN_STATUS_SQL}, 'main', m.main, 'subject', m.subject,
          'selections', (
            SELECT json_agg(json_build_object('id', s.id, 'name', s.name, 'side', s.side, 'outcome', s.outcome, 'pointsHundredths', s.points_hundredths,
              'odds', json_build_object('numerator', s.odds_numerator, 'denominator', s.odds_denominator)) ORDER BY s.position, s.id)
            FROM selections s WHERE s.market_id = m.id ${few ? `AND (m.type <> 'OUTRIGHT' OR s.position < ${LISTED_RUNNERS})` : ''})) ORDER BY m.position, m.id)
        FROM markets m WHERE m.event_id = e.id ${markets === 'MAIN' ? 'AND m.main' : ''}), '[]') AS markets
    FROM ${source} e JOIN competitions c ON c.id = e.competition_id
    WHERE ${condition}
    ORDER BY ${order}, e.starts_at, e.id`;
}

interface EventRow extends Omit<EventRecord, 'markets' | 'competition'> {
  readonly competition: CompetitionRecord;
  readonly markets: readonly MarketRecord[];
  /** Null where events are not read by section. */
  readonly eventCount: number | null;
}

async function readRows(db: Pick<Database, 'pool'>, name: string, text: string, values: readonly unknown[]): Promise<EventRow[]> {
  const { rows } = await db.pool.query<EventRow>({ name: `catalogue-${name}`, text, values: [...values] });
  return rows;
}

/** Live events first, then by their start. */
const BY_START = `e.status = 'IN_PLAY' DESC, e.starts_at, e.id`;

/**
 * Competitions of the view are counted before their events are read, so that a part costs no more than it returns. They come in the order
 * of the operator, whether they are live or not: the one that matters most does not drop to the end between its games.
 */
function sectionsSql(listed: string, eventsPerCompetition: number | null): string {
  const source = `(
    SELECT l.*, dense_rank() OVER (ORDER BY l.shown_at, l.competition_id) AS section
    FROM (
      SELECT e.*, c.position AS shown_at, row_number() OVER (PARTITION BY e.competition_id ORDER BY ${BY_START}) AS place,
        count(*) OVER (PARTITION BY e.competition_id) AS listed
      FROM events e JOIN competitions c ON c.id = e.competition_id WHERE ${listed}) l)`;
  const few = eventsPerCompetition === null ? '' : ` AND e.place <= ${eventsPerCompetition}`;
  const section = `e.section > $1::int AND e.section <= $1::int + $2::int${few}`;
  return eventsSql(section, 'MAIN', { source, order: 'e.section, e.place', count: 'e.listed', few: true });
}

const HOME_SQL = sectionsSql(LISTED, HOME_EVENTS_PER_COMPETITION);
const LIVE_SQL = sectionsSql(`e.status = 'IN_PLAY'`, null);
const COMPETITION_SQL = eventsSql(`${LISTED} AND e.competition_id = $1`, 'MAIN', { order: `e.status = 'IN_PLAY' DESC` });
const EVENTS_SQL = eventsSql(`e.id = ANY($1)`, 'ALL');
const ALL_SQL = eventsSql(
  `e.status NOT IN ('HIDDEN', 'INVALID') AND ($1::text IS NULL OR c.sport = $1) AND ($2::event_status IS NULL OR e.status = $2)`,
  'ALL',
);

/** Competitions that have events of the view; events in order of start, main markets only. */
export async function readSections(
  db: Pick<Database, 'pool'>,
  view: 'HOME' | 'LIVE',
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<SectionRecord[]> {
  const [name, sql] = view === 'HOME' ? ['home', HOME_SQL] : ['live', LIVE_SQL];
  return bySection(await readRows(db, name, sql, [offset, limit]));
}

function bySection(events: readonly EventRow[]): SectionRecord[] {
  const sections: (CompetitionRecord & { readonly eventCount: number; readonly events: EventRecord[] })[] = [];
  for (const event of events) {
    const last = sections.at(-1);
    if (last?.id === event.competition.id) last.events.push(event);
    else sections.push({ ...event.competition, eventCount: event.eventCount ?? 0, events: [event] });
  }
  return sections;
}

/** All upcoming and live events of a competition, main markets only; null when there is no such competition. */
export async function readCompetition(
  db: Pick<Database, 'pool'>,
  path: { readonly sport: string; readonly organization: string; readonly competition: string },
): Promise<SectionRecord | null> {
  const { rows } = await db.pool.query<CompetitionRecord>({
    name: 'catalogue-competition-path',
    text: `SELECT id, sport, organization, competition, name, icon FROM competitions
      WHERE sport = $1 AND organization = $2 AND competition = $3`,
    values: [path.sport, path.organization, path.competition],
  });
  const found = rows[0];
  if (!found) return null;
  const events = await readRows(db, 'competition', COMPETITION_SQL, [found.id]);
  return { ...found, eventCount: events.length, events };
}

/** The events with all their markets; unknown ids are left out. Hidden ones are included, with their status. */
export function readEvents(db: Pick<Database, 'pool'>, ids: readonly string[]): Promise<EventRecord[]> {
  return readRows(db, 'events', EVENTS_SQL, [ids]);
}

/** Null when the event does not exist or is hidden. */
export async function readEvent(db: Pick<Database, 'pool'>, id: string): Promise<EventRecord | null> {
  const [event] = await readEvents(db, [id]);
  return event && event.status !== 'HIDDEN' && event.status !== 'INVALID' ? event : null;
}

/** All visible events, in display order, with all markets: for the sandbox. */
export function listEvents(
  db: Pick<Database, 'pool'>,
  filter: { readonly sport?: string | undefined; readonly status?: EventStatus | undefined } = {},
): Promise<EventRecord[]> {
  return readRows(db, 'all', ALL_SQL, [filter.sport ?? null, filter.status ?? null]);
}
