import { type Kysely, sql } from 'kysely';
import type { PushCause } from '../push/index.ts';
import type { Tables } from '../schema.ts';

/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A job that is planned again and again needs to know nothing. */
type Nothing = Readonly<Record<string, never>>;

/** The kinds of jobs, and what each has to know. A job may run twice, and long after it was added. */
export interface JobPayloads {
  readonly 'send-mail': Mail;
  /** Does what is left to do for a payment at the gateway; SQL adds it (queue_payment_work). */
  readonly 'advance-payment': { readonly paymentId: number };
  /** Gives a player what they have earned by promotions and referrals; SQL adds it (queue_promotions). */
  readonly 'evaluate-promotions': { readonly playerId: string };
  /** Tells players of the price alerts of an event that have ended; SQL adds it (end_price_alerts). */
  readonly 'tell-price-alerts': { readonly eventId: string };
  /** Tells a player's subscribed browsers of one cause; SQL adds it (queue_push). */
  readonly 'deliver-push': PushCause & { readonly at: string };
  /** Compares the gateway's statement with the ledger. */
  readonly 'reconcile-payments': Nothing;
  /** Makes the file of all that is stored of a player, by its place in the line (history/dataExports.ts). */
  readonly 'make-data-export': { readonly number: number };
  /** Closes the log of safer play with a head. */
  readonly 'write-safer-play-head': Nothing;
}
export type JobName = keyof JobPayloads;
export type PlannedJobName = { [Name in JobName]: JobPayloads[Name] extends Nothing ? Name : never }[JobName];

/** Whether a reset of the sandbox deletes those that wait, because they are about players, payments or events that are gone then. */
const IS_OF_WHAT_A_RESET_DELETES: { readonly [Name in JobName]: boolean } = {
  'send-mail': true,
  'advance-payment': true,
  'evaluate-promotions': true,
  'tell-price-alerts': true,
  'deliver-push': true,
  'make-data-export': true,
  'reconcile-payments': false,
  'write-safer-play-head': false,
};
export const JOB_NAMES = Object.keys(IS_OF_WHAT_A_RESET_DELETES) as readonly JobName[];

export interface JobOptions {
  /** Now by default. */
  readonly runInMs?: number;
  /** A waiting job with the same key is replaced; one that is running is not, and another one follows it. */
  readonly key?: string;
  /** A waiting job with the same key keeps its time. */
  readonly keepsTime?: boolean;
  /** Jobs of one name run one after the other, on all servers together. */
  readonly queue?: string;
  /** Tries, each after a longer pause: ten take about ten hours. */
  readonly tries?: number;
}

/** With a transaction as `db`, the job exists if it commits. */
export async function addJob<Name extends JobName>(
  db: Kysely<Tables>,
  name: Name,
  payload: JobPayloads[Name],
  { runInMs = 0, key, keepsTime = false, queue, tries = 25 }: JobOptions = {},
): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts => ${tries}::integer,
    run_at => clock_timestamp() + ${runInMs}::float8 * interval '1 millisecond', job_key => ${key ?? null}::text,
    job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'}, queue_name => ${queue ?? null}::text)`.execute(db);
}

/** Deletes jobs whose last try has failed: what they were told may be a player's address. */
export async function forgetFailedJobs(db: Kysely<Tables>, before: Date): Promise<void> {
  await sql`DELETE FROM graphile_worker._private_jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < ${before}`.execute(db);
}

/** Sandbox reset only: jobs about players and their payments. What runs at this moment ends by itself. */
export async function deleteJobs(db: Kysely<Tables>): Promise<void> {
  const names = JOB_NAMES.filter((name) => IS_OF_WHAT_A_RESET_DELETES[name]);
  await sql`DELETE FROM graphile_worker._private_jobs AS jobs USING graphile_worker._private_tasks AS tasks
    WHERE tasks.id = jobs.task_id AND tasks.identifier = ANY(${[...names]}::text[]) AND jobs.locked_at IS NULL`.execute(db);
}

const SOON_MS = 1_000;

/** Plans the next try of a job that has failed, and does not count this one. Whether it did: it cannot while the job is locked. */
export async function tryAgainSoon(
  db: Kysely<Tables>,
  { id, attempts }: { readonly id: string; readonly attempts: number },
): Promise<boolean> {
  const { rows } = await sql`SELECT FROM graphile_worker.reschedule_jobs(ARRAY[${id}::bigint],
    run_at => clock_timestamp() + ${SOON_MS}::float8 * interval '1 millisecond', attempts => ${attempts - 1}::integer)`.execute(db);
  return rows.length > 0;
}

export type JobState = 'due' | 'running' | 'later' | 'failed';

/** How many jobs of all servers there are of each kind, by what they wait for; `failed`: for good. */
export async function countJobs(
  db: Kysely<Tables>,
): Promise<readonly { readonly job: JobName; readonly state: JobState; readonly count: number }[]> {
  const { rows } = await sql<{ job: JobName; state: JobState; count: number }>`
    SELECT task_identifier AS job, count(*)::integer AS count, CASE WHEN locked_at IS NOT NULL THEN 'running'
      WHEN attempts >= max_attempts THEN 'failed' WHEN run_at <= clock_timestamp() THEN 'due' ELSE 'later' END AS state
    FROM graphile_worker.jobs GROUP BY job, state`.execute(db);
  return rows;
}

/** The workers of this process are alive. @param workerIds what their jobs are locked by: ids of pools */
export async function reportWorkers(db: Kysely<Tables>, workerIds: readonly string[]): Promise<void> {
  await sql`INSERT INTO job_workers (id, seen_at) SELECT unnest(${[...workerIds]}::text[]), clock_timestamp()
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`.execute(db);
}

/** Gives jobs back that workers had taken which are not seen any more: otherwise each would wait for four hours. */
export async function releaseJobsOfTheDead(db: Kysely<Tables>, silenceMs: number): Promise<void> {
  const since = sql`clock_timestamp() - ${silenceMs}::float8 * interval '1 millisecond'`;
  await sql`DELETE FROM job_workers WHERE seen_at < ${since}`.execute(db);
  await sql`SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker._private_jobs
    WHERE locked_by IS NOT NULL AND locked_at < ${since} AND locked_by NOT IN (SELECT id FROM job_workers)`.execute(db);
}
