import { type Kysely, sql } from 'kysely';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import type { Tables } from '../schema.ts';

/** `stopped`: the score at which the event ended without a result, and whether the last of its periods was being played. */
export type ResultInput =
  | { readonly homeScore: number; readonly awayScore: number }
  | {
      readonly void: true;
      readonly stopped?: { readonly homeScore: number; readonly awayScore: number; readonly isPeriodOpen: boolean };
    };

export interface RecordedResult {
  readonly version: number;
  /** False where the latest version already has this result. */
  readonly changed: boolean;
}

export type ResultFailure = 'UNKNOWN_EVENT' | 'NOT_A_SCORE';

/** Topic that wakes settlement workers. */
export const RESULTS_TOPIC = 'results';

/**
 * Stores the result of an event, as a new version where it differs from the latest, and queues the event's bets for settlement in the same
 * transaction. From then on no bet on the event is accepted. Periods are taken from the event's current row; the caller writes the
 * catalogue. Repeating it changes nothing.
 */
export async function recordResult(
  deps: Pick<Deps, 'db' | 'bus' | 'clock'>,
  eventId: string,
  input: ResultInput,
): Promise<Result<RecordedResult, ResultFailure>> {
  const given = 'void' in input ? input.stopped : input;
  if (given && !(isScore(given.homeScore) && isScore(given.awayScore))) return err('NOT_A_SCORE');
  const at = deps.clock.now();
  const recorded = await deps.db.query.transaction().execute((trx) => write(trx, eventId, input, at));
  if (recorded === null) return err('UNKNOWN_EVENT');
  if (recorded.changed) deps.bus.publish(RESULTS_TOPIC, JSON.stringify({ eventId }));
  return ok(recorded);
}

async function write(trx: Kysely<Tables>, eventId: string, input: ResultInput, at: Date): Promise<RecordedResult | null> {
  const event = await trx.selectFrom('events').select('id').where('id', '=', eventId).executeTakeFirst();
  if (!event) return null;
  // First the queue's row, then the event's lock: the order of locks everywhere. The insert waits for a worker on this event.
  await trx
    .insertInto('settlement_queue')
    .values({ event_id: eventId })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ after_bet_id: 0, failures: 0 }))
    .execute();
  // Waits for placements under way, and makes later ones wait for this result.
  await sql`SELECT pg_advisory_xact_lock(event_lock_key(${eventId}))`.execute(trx);
  const latest = await trx
    .selectFrom('results')
    .select(['version', 'void', 'home_score', 'away_score', sql<string>`periods::text`.as('periods')])
    .where('event_id', '=', eventId)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  const { periods } = await trx
    .selectFrom('events')
    .select(
      'void' in input && input.stopped?.isPeriodOpen
        ? sql<string>`jsonb_set(periods, '{-1,open}', 'true')::text`.as('periods')
        : sql<string>`periods::text`.as('periods'),
    )
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const score = toScore(input);
  const same =
    latest !== undefined &&
    latest.void === score.void &&
    latest.home_score === score.home_score &&
    latest.away_score === score.away_score &&
    ((score.void && score.home_score === null) || latest.periods === periods);
  if (same) return { version: latest.version, changed: false };
  const version = (latest?.version ?? 0) + 1;
  await trx
    .insertInto('results')
    .values({ event_id: eventId, version, ...score, periods, recorded_at: at })
    .execute();
  return { version, changed: true };
}

function toScore(input: ResultInput): { void: boolean; home_score: number | null; away_score: number | null } {
  const given = 'void' in input ? input.stopped : input;
  return { void: 'void' in input, home_score: given?.homeScore ?? null, away_score: given?.awayScore ?? null };
}

function isScore(score: number): boolean {
  return Number.isSafeInteger(score) && score >= 0 && score <= 1_000_000;
}
