import type { Odds } from '../../../core/odds.ts';
import { eventPath } from '../../domain/catalogue/eventPath.ts';
import type { Database } from '../database.ts';
import { SHOWN_STATUS_SQL } from './shownStatus.ts';
import type { EventStatus, MarketStatus, MarketType, SelectionSide } from './tables.ts';

/** A selection with all that a betslip's leg shows of its market and event, at one moment. */
export interface OfferedSelection {
  readonly selectionId: string;
  readonly selectionName: string;
  readonly side: SelectionSide;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
  readonly marketId: string;
  readonly marketName: string;
  readonly marketType: MarketType;
  readonly marketStatus: MarketStatus;
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  readonly eventStartsAt: Date;
  readonly eventPath: string;
  readonly eventSequence: number;
  readonly sport: string;
}

interface Row extends Omit<OfferedSelection, 'odds' | 'eventPath'> {
  readonly numerator: number;
  readonly denominator: number;
  readonly organization: string;
  readonly competition: string;
}

/** By id; unknown ids are left out. One statement for all. */
export async function readSelections(
  db: Pick<Database, 'pool'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OfferedSelection>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.pool.query<Row>({
    name: 'catalogue-selections',
    text: `SELECT s.id AS "selectionId", s.name AS "selectionName", s.side, s.points_hundredths AS "pointsHundredths",
        s.odds_numerator AS numerator, s.odds_denominator AS denominator,
        m.id AS "marketId", m.name AS "marketName", m.type AS "marketType", ${SHOWN_STATUS_SQL} AS "marketStatus",
        e.id AS "eventId", e.name AS "eventName", e.status AS "eventStatus", e.starts_at AS "eventStartsAt",
        e.sequence AS "eventSequence", c.sport, c.organization, c.competition
      FROM selections s JOIN markets m ON m.id = s.market_id JOIN events e ON e.id = s.event_id
        JOIN competitions c ON c.id = e.competition_id
      WHERE s.id = ANY($1)`,
    values: [[...ids]],
  });
  return new Map(
    rows.map(({ numerator, denominator, organization, competition, ...row }) => [
      row.selectionId,
      {
        ...row,
        odds: { numerator, denominator },
        eventPath: eventPath({ sport: row.sport, organization, competition }, row.eventId),
      },
    ]),
  );
}
