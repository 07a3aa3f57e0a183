import { EventEmitter } from 'node:events';
import { runTaskList, runTaskListOnce, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type { Deps } from './deps.ts';
import { repeatedly } from './platform/repeatedly.ts';
import { SILENT } from './store/jobs/installJobQueue.ts';
import { type JobName, type JobPayloads, releaseJobsOfTheDead, reportWorkers } from './store/jobs/jobs.ts';

/** What is done for each kind of job. A kind without a task waits for a server that has one. */
export type JobTasks = { readonly [Name in JobName]?: (payload: JobPayloads[Name]) => Promise<void> };

export interface JobRunner {
  start(): void;
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

function toTaskList(tasks: JobTasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, async (payload: unknown) => task(payload as never)]),
  );
}

/** Runs the jobs that are due, on any number of servers: each job is taken by one of them, and again if that one dies. */
export function createJobRunner({ db, log }: Pick<Deps, 'db' | 'log'>, tasks: JobTasks): JobRunner {
  let workers: WorkerPool | null = null;
  let isStopping = false;
  let again: NodeJS.Timeout | undefined;
  const ids = new Set<string>();

  function start(): void {
    if (isStopping) return;
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:create', ({ worker }) => void ids.add(worker.workerId));
    events.on('worker:stop', ({ worker }) => void ids.delete(worker.workerId));
    // Never the payload.
    events.on('job:error', ({ job, error }) => {
      log.warn({ job: job.task_identifier, attempt: job.attempts, err: error }, 'a job failed and is tried again');
    });
    events.on('job:failed', ({ job }) => log.error({ job: job.task_identifier }, 'a job has failed for good'));
    const options = { concurrency: CONCURRENCY, pollInterval: LOOK_EVERY_MS, noHandleSignals: true, logger: SILENT, events };
    const running = runTaskList(options, toTaskList(tasks), db.jobs.pool);
    workers = running;
    running.promise
      .catch((error: unknown) => log.error({ err: error }, 'the job queue stopped'))
      .finally(() => {
        if (!isStopping) again = setTimeout(start, START_AGAIN_MS).unref();
      });
  }

  const report = repeatedly(
    { log },
    async () => {
      await reportWorkers(db.query, [...ids]);
      await releaseJobsOfTheDead(db.query, SILENCE_MS);
    },
    {
      everyMs: REPORT_EVERY_MS,
      lastRetryMs: REPORT_EVERY_MS,
      firstMs: 0,
      failureText: 'the workers of jobs could not be reported',
    },
  );

  return {
    start() {
      start();
      report.start();
    },
    async stop() {
      isStopping = true;
      clearTimeout(again);
      await report.stop();
      await workers?.gracefulShutdown();
    },
  };
}

/** Does the jobs that are due now, once each; for tests without a runner. */
export async function runDueJobs({ db }: Pick<Deps, 'db'>, tasks: JobTasks): Promise<void> {
  const client = await db.jobs.pool.connect();
  try {
    await runTaskListOnce({ noPreparedStatements: true, logger: SILENT }, toTaskList(tasks), client).promise;
  } finally {
    client.release();
  }
}
