import type { MarketSubject } from '../../../core/money/markets.ts';
import type { Odds } from '../../../core/money/odds.ts';
import type { EventStatus, MarketStatus, MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import { eventPath } from '../../domain/catalogue/eventPath.ts';
import { ruleText } from '../../domain/settlement/rules/rules.ts';
import type { Database } from '../database.ts';

/** A selection with the data of its market and event that a betslip's leg shows, at one moment. */
export interface OfferedSelection {
  readonly selectionId: string;
  readonly selectionName: string;
  readonly side: SelectionSide;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
  readonly marketId: string;
  readonly marketName: string;
  readonly marketType: MarketType;
  /** How it is graded, where that is not the plain case. */
  readonly rule: string | null;
  /** Graded on the final score of both sides. */
  readonly isWholeGame: boolean;
  readonly isOnPlayer: boolean;
  readonly isMain: boolean;
  /** The status at that moment: suspended (CLOSED) while its feed is silent, closed (HIDDEN) from its start until it is in play. */
  readonly marketStatus: MarketStatus;
  /** How long a bet on it is held before it is decided; 0 before the start. */
  readonly placeDelayMs: number;
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  readonly eventStartsAt: Date;
  readonly eventPath: string;
  readonly eventSequence: number;
  readonly sport: string;
  readonly competition: string;
}

interface Row extends Omit<OfferedSelection, 'odds' | 'eventPath' | 'rule'> {
  readonly subject: MarketSubject;
  readonly rules: string | null;
  readonly numerator: number;
  readonly denominator: number;
  readonly organization: string;
}

/** Selections by id; unknown ids are left out. One statement for all. What placement refuses now is not shown as open (market_is_silent). */
export async function readSelections(
  db: Pick<Database, 'pool'>,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, OfferedSelection>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.pool.query<Row>({
    name: 'catalogue-selections',
    text: `SELECT s.id AS "selectionId", s.name AS "selectionName", s.side, s.points_hundredths AS "pointsHundredths",
        s.odds_numerator AS numerator, s.odds_denominator AS denominator,
        m.id AS "marketId", m.name AS "marketName", m.type AS "marketType",
        m.subject, m.rules, m.subject = '{}' AS "isWholeGame", m.subject ? 'player' AS "isOnPlayer", m.main AS "isMain",
        CASE WHEN e.status = 'PRE_GAME' AND e.starts_at <= $2 THEN 'HIDDEN'
             WHEN m.status = 'OPEN'
               AND market_is_silent(e.status, m.priced_at, m.live_price_ms, f.heartbeat_ms, f.heard_at, f.confirmed_at, $2) THEN 'CLOSED'
             ELSE m.status END AS "marketStatus",
        CASE WHEN e.status = 'IN_PLAY' THEN m.place_delay_ms ELSE 0 END AS "placeDelayMs",
        e.id AS "eventId", e.name AS "eventName", e.status AS "eventStatus", e.starts_at AS "eventStartsAt",
        e.sequence AS "eventSequence", c.sport, c.organization, c.competition
      FROM selections s JOIN markets m ON m.id = s.market_id JOIN events e ON e.id = s.event_id
        JOIN competitions c ON c.id = e.competition_id LEFT JOIN feeds f ON f.source = e.source
      WHERE s.id = ANY($1)`,
    values: [[...ids], at],
  });
  return new Map(
    rows.map(({ numerator, denominator, organization, subject, rules, ...row }) => [
      row.selectionId,
      {
        ...row,
        odds: { numerator, denominator },
        rule: ruleText({ ...row, subject, rules }),
        eventPath: eventPath({ sport: row.sport, organization, competition: row.competition }, row.eventId),
      },
    ]),
  );
}
