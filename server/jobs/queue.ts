import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { runTaskList, runTaskListOnce, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type { Deps } from '../deps.ts';
import { isBlocked } from '../platform/databaseFailure.ts';
import type { Loop } from '../platform/loop.ts';
import { count } from '../platform/meters.ts';
import { StartupFailure } from '../platform/startupFailure.ts';
import { traced } from '../platform/tracing.ts';
import {
  addJob,
  JOB_NAMES,
  type JobName,
  type JobPayloads,
  type PlannedJobName,
  releaseJobsOfTheDead,
  reportWorkers,
  SILENT,
  tryAgainSoon,
} from '../store/jobs/index.ts';

/** A job that is always in the queue: one server does it, `everyMs` after it was done last. */
export interface PlannedTask {
  readonly everyMs: number;
  run(): Promise<void>;
}

export type QueuedTask<Name extends JobName> =
  | ((payload: JobPayloads[Name]) => Promise<void>)
  | (Name extends PlannedJobName ? PlannedTask : never);

/** What is done for kinds of jobs; null: this server leaves those of the kind to others. */
export type QueuedWork = { readonly [Name in JobName]?: QueuedTask<Name> | null };

export interface Queue {
  /** Keeps its jobs from being lost with this process. */
  readonly loop: Loop;
  /** Plans what is always in the queue, and begins to take jobs. */
  start(): Promise<void>;
  /** Takes no more jobs; resolves when those that run have ended. A process that cannot wait leaves them to others. */
  stop(): Promise<void>;
}

/** Jobs of one process at the same time. */
const CONCURRENCY = 3;
/** New jobs are announced; those of a later time are looked for so often. */
const LOOK_EVERY_MS = 500;
const REPORT_EVERY_MS = 5_000;
/** A worker is dead after this long. */
const SILENCE_MS = 30_000;
const START_AGAIN_MS = 1_000;
/** How often, and how soon again, it is looked whether the end of a job is written. */
const STORED_TRIES = 100;
const STORED_PAUSE_MS = 100;
/**
 * In batches, of whatever ends at the same moment, the library waits for the ends of jobs when it stops, and reports one that cannot be stored by
 * stopping. One by one it does neither: a database that is away would end the process by a rejection that nobody handles.
 */
const PRESET = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** One task for every kind. @throws StartupFailure that names the kinds without a task, and those with two */
export function gatherTasks(parts: readonly QueuedWork[]): QueuedWork {
  const names = parts.flatMap((part) => Object.keys(part));
  const missing = JOB_NAMES.filter((name) => !names.includes(name));
  const doubled = JOB_NAMES.filter((name) => names.filter((each) => each === name).length > 1);
  if (missing.length > 0) throw new StartupFailure(`Jobs that nobody does: ${missing.join(', ')}`);
  if (doubled.length > 0) throw new StartupFailure(`Jobs with two tasks: ${doubled.join(', ')}`);
  return Object.assign({}, ...parts) as QueuedWork;
}

type AnyTask = ((payload: unknown) => Promise<void>) | PlannedTask;

function tasksOf(work: QueuedWork): readonly (readonly [JobName, AnyTask])[] {
  return Object.entries(work).flatMap(([name, task]) => (task == null ? [] : [[name as JobName, task as AnyTask] as const]));
}

function toTaskList(db: Deps['db'], work: QueuedWork): TaskList {
  const handler = (name: JobName, task: AnyTask) => async (payload: unknown) => {
    if (typeof task === 'function') return traced(`job ${name}`, {}, () => task(payload));
    await traced(`job ${name}`, {}, () => task.run());
    await addJob(db.query, name as PlannedJobName, {}, { key: name, runInMs: task.everyMs });
  };
  return Object.fromEntries(tasksOf(work).map(([name, task]) => [name, handler(name, task)]));
}

/** The times of jobs that wait already stay. */
async function plan(db: Deps['db'], work: QueuedWork): Promise<void> {
  for (const [name, task] of tasksOf(work))
    if (typeof task !== 'function') await addJob(db.query, name as PlannedJobName, {}, { key: name, keepsTime: true });
}

/** Its failure is written at about the same time, and only then can it be planned anew. */
async function againSoon(db: Deps['db'], job: Parameters<typeof tryAgainSoon>[1], isOver: () => boolean): Promise<void> {
  for (let tries = 0; tries < STORED_TRIES && !isOver(); tries += 1) {
    if (await tryAgainSoon(db.query, job)) return;
    await wait(STORED_PAUSE_MS);
  }
}

/** Does the jobs that are due, on any number of servers: each job is taken by one of them, and again if that one dies. */
export function createQueue({ db, log }: Pick<Deps, 'db' | 'log'>, work: QueuedWork): Queue {
  let workers: WorkerPool | null = null;
  let isStopping = false;
  let again: NodeJS.Timeout | undefined;
  const ids = new Set<string>();
  for (const job of JOB_NAMES) count('slipstream_job_failures_total', { job }, 0);

  function take(): void {
    if (isStopping) return;
    const events: WorkerEvents = new EventEmitter();
    // A job is locked by the pool of the workers, not by one of them.
    events.on('pool:create', ({ workerPool }) => void ids.add(workerPool.id));
    events.on('pool:release', ({ workerPool }) => void ids.delete(workerPool.id));
    // Never the payload.
    events.on('job:error', ({ job, error }) => {
      count('slipstream_job_failures_total', { job: job.task_identifier });
      log.warn({ job: job.task_identifier, attempt: job.attempts, err: error }, 'a job failed and is tried again');
    });
    // Where a lock was in the way, the long pauses between its tries would outlast it.
    events.on('job:complete', ({ job, error }) => {
      if (isBlocked(error))
        againSoon(db, job, () => isStopping).catch((thrown: unknown) =>
          log.warn({ err: thrown }, 'a job is tried again later than it could be'),
        );
    });
    events.on('job:failed', ({ job }) => log.error({ job: job.task_identifier }, 'a job has failed for good'));
    const options = { preset: PRESET, concurrency: CONCURRENCY, pollInterval: LOOK_EVERY_MS, logger: SILENT, events };
    const running = runTaskList({ ...options, noHandleSignals: true }, toTaskList(db, work), db.of('queue').pool);
    workers = running;
    running.promise
      .catch((error: unknown) => log.error({ err: error }, 'the job queue stopped'))
      .finally(() => {
        if (!isStopping) again = setTimeout(take, START_AGAIN_MS).unref();
      });
  }

  return {
    loop: {
      name: 'workers of the queue',
      everyMs: REPORT_EVERY_MS,
      failureText: 'the workers of jobs could not be reported',
      async pass() {
        await reportWorkers(db.query, [...ids]);
        await releaseJobsOfTheDead(db.query, SILENCE_MS);
      },
    },
    async start() {
      await plan(db, work);
      take();
    },
    async stop() {
      isStopping = true;
      clearTimeout(again);
      await workers?.gracefulShutdown();
    },
  };
}

/** Does the jobs that are due now, once each; for tests without a server. */
export async function runDueJobs({ db }: Pick<Deps, 'db'>, work: QueuedWork): Promise<void> {
  const client = await db.of('queue').pool.connect();
  try {
    await runTaskListOnce({ preset: PRESET, noPreparedStatements: true, logger: SILENT }, toTaskList(db, work), client).promise;
  } finally {
    client.release();
  }
}
