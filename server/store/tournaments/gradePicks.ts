import { type Kysely, sql } from 'kysely';
import type { MarketSubject } from '../../../core/money/markets.ts';
import type { GameResult } from '../../../core/money/results.ts';
import type { MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import { gradeLeg } from '../../domain/settlement/gradeLeg.ts';
import { pickReturn } from '../../domain/tournaments/pickReturn.ts';
import { RESULT_SQL } from '../resultSql.ts';
import type { Tables } from '../schema.ts';

interface PickRow {
  readonly playerId: string;
  readonly id: string;
  readonly marketType: MarketType;
  readonly side: SelectionSide;
  readonly outcome: string | null;
  readonly pointsHundredths: number | null;
  readonly subject: MarketSubject;
  readonly rules: string | null;
  readonly stake: number;
  readonly numerator: number;
  readonly denominator: number;
  readonly result: GameResult;
}

/** Grades the picks of an event by its newest result, and writes the standings of their players: part of the event's settlement. */
export async function gradePicks(trx: Kysely<Tables>, eventId: string): Promise<void> {
  const { rows } = await sql<PickRow>`
    SELECT p.player_id AS "playerId", p.id, p.market ->> 'type' AS "marketType", p.selection ->> 'side' AS side, p.selection ->> 'outcome' AS outcome,
           p.points_hundredths AS "pointsHundredths", p.market -> 'subject' AS subject, p.market ->> 'rules' AS rules, p.stake,
           p.odds_numerator AS numerator, p.odds_denominator AS denominator, r.result
      FROM tournament_picks p
      CROSS JOIN LATERAL (SELECT ${sql.raw(RESULT_SQL)} AS result FROM results WHERE event_id = p.event_id ORDER BY version DESC LIMIT 1) r
      WHERE p.event_id = ${eventId} ORDER BY p.player_id, p.id`.execute(trx);
  if (rows.length === 0) return;
  const graded = rows.map(({ playerId, id, stake, numerator, denominator, result, ...leg }) => {
    const grade = gradeLeg(leg, result);
    return { playerId, id, grade: grade.grade, returned: pickReturn({ ...grade, stake, odds: { numerator, denominator } }) };
  });
  await sql`
    SELECT grade_tournament_picks(${graded.map(({ playerId }) => playerId)}::text[], ${graded.map(({ id }) => id)}::text[],
                                  ${graded.map(({ grade }) => grade)}::text[], ${graded.map(({ returned }) => returned)}::bigint[])`.execute(
    trx,
  );
}
