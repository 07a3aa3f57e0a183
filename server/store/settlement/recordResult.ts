import { type Kysely, sql } from 'kysely';
import { type GameResult, type GivenResult, periodKind, type ResultPeriod, type VoidResult } from '../../../core/money/results.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { periodsFault } from '../../domain/settlement/periodsFault.ts';
import { topics } from '../../platform/topics.ts';
import type { PeriodScore } from '../catalogue/index.ts';
import type { Tables } from '../schema.ts';

export type ResultInput = GivenResult | VoidResult;

export interface RecordedResult {
  readonly version: number;
  /** False where the latest version already has this result. */
  readonly changed: boolean;
}

export type ResultFailure = 'UNKNOWN_EVENT' | 'NOT_A_SCORE' | 'PERIODS_DIFFER';

/**
 * Stores the result of an event, as a new version where it differs from the latest, and queues the event's bets for settlement in the same
 * transaction. From then on no bet on the event is accepted. Periods that it does not say are those of the event's current row; the
 * caller writes the catalogue. Repeating it changes nothing.
 */
export async function recordResult(
  deps: Pick<Deps, 'db' | 'bus' | 'clock'>,
  eventId: string,
  input: ResultInput,
): Promise<Result<RecordedResult, ResultFailure>> {
  if (!isResult(input)) return err('NOT_A_SCORE');
  const at = deps.clock.now();
  const recorded = await deps.db.query.transaction().execute((trx) => write(trx, eventId, input, at));
  if (typeof recorded === 'string') return err(recorded);
  if (recorded.changed) deps.bus.publish(topics.results, JSON.stringify({ eventId }));
  return ok(recorded);
}

async function write(trx: Kysely<Tables>, eventId: string, input: ResultInput, at: Date): Promise<RecordedResult | ResultFailure> {
  const event = await trx
    .selectFrom('events')
    .innerJoin('competitions', 'competitions.id', 'events.competition_id')
    .select(['competitions.sport', 'competitions.competition'])
    .where('events.id', '=', eventId)
    .executeTakeFirst();
  if (!event) return 'UNKNOWN_EVENT';
  if (!('void' in input) && periodsFault(input, event) !== null) return 'PERIODS_DIFFER';
  // First the queue's row, then the event's lock: the order of locks everywhere. The insert waits for a worker on this event.
  await trx
    .insertInto('settlement_queue')
    .values({ event_id: eventId })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ after_bet_id: 0, failures: 0 }))
    .execute();
  // Waits for placements under way, and makes later ones wait for this result.
  await sql`SELECT pg_advisory_xact_lock(event_lock_key(${eventId}))`.execute(trx);
  const { periods: soFar } = await trx.selectFrom('events').select('periods').where('id', '=', eventId).executeTakeFirstOrThrow();
  const { status, homeScore, awayScore, periods, ...facts } = toResult(input, soFar, event);
  const row = {
    status,
    home_score: homeScore,
    away_score: awayScore,
    periods: JSON.stringify(periods),
    facts: JSON.stringify(facts),
  };
  const latest = await trx
    .selectFrom('results')
    .select([
      'version',
      sql<boolean>`(status, home_score, away_score, facts) IS NOT DISTINCT FROM (${row.status}, ${row.home_score}::integer, ${row.away_score}::integer, ${row.facts}::jsonb)
        AND (periods = ${row.periods}::jsonb OR status <> 'FINAL' AND home_score IS NULL)`.as('isSame'),
    ])
    .where('event_id', '=', eventId)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (latest?.isSame) return { version: latest.version, changed: false };
  const version = (latest?.version ?? 0) + 1;
  await trx
    .insertInto('results')
    .values({ event_id: eventId, version, ...row, recorded_at: at })
    .execute();
  return { version, changed: true };
}

/** @param soFar of the event, which hold where the result says none. The last was perhaps being played when the feed told it. */
function toResult(input: ResultInput, soFar: readonly PeriodScore[], sport: Parameters<typeof periodsFault>[1]): GameResult {
  const periodsSoFar = soFar.map((period): ResultPeriod => ({ kind: periodKind(period.label), ...period }));
  if (!('void' in input)) {
    const isThose = (some: readonly ResultPeriod[]): boolean => periodsFault({ ...input, periods: some }, sport) === null;
    const held = [periodsSoFar, periodsSoFar.slice(0, -1)].find(isThose) ?? [];
    const { status = 'FINAL', homeScore = null, awayScore = null, periods = held, ...facts } = input;
    return { status, homeScore, awayScore, periods, ...facts };
  }
  // A final score that is taken back was none, and decides nothing.
  if (!input.stopped) return { status: 'ABANDONED', homeScore: null, awayScore: null, periods: [] };
  const { homeScore, awayScore, isPeriodOpen } = input.stopped;
  const periods = periodsSoFar.map((period, index) =>
    isPeriodOpen && index === periodsSoFar.length - 1 ? { ...period, open: true } : period,
  );
  return { status: 'ABANDONED', homeScore, awayScore, periods };
}

/** Every number of it, and both scores or none. */
function isResult(input: ResultInput): boolean {
  const { homeScore, awayScore } = ('void' in input ? input.stopped : input) ?? {};
  if ((homeScore === undefined) !== (awayScore === undefined)) return false;
  const numbers = [homeScore ?? 0, awayScore ?? 0, ...('void' in input ? [] : numbersOf(input))];
  return numbers.every(isScore);
}

function numbersOf({ periods = [], scoring = [], placings = [], playerStats = {}, round = 0 }: GivenResult): readonly number[] {
  return [
    ...periods.flatMap(({ home, away, units = {} }) => [
      home,
      away,
      ...Object.values(units).flatMap((score) => [score.home, score.away]),
    ]),
    ...scoring.flatMap(({ points, period }) => [points, period]),
    ...placings.map(({ place }) => place),
    ...Object.values(playerStats).flatMap((stats) => Object.values(stats).map(Math.abs)),
    round,
  ];
}

function isScore(score: number): boolean {
  return Number.isSafeInteger(score) && score >= 0 && score <= 1_000_000;
}
