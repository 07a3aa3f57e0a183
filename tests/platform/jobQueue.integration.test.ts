import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createQueue, gatherTasks, type Queue, type QueuedWork, runDueJobs } from '../../server/jobs/queue.ts';
import { createLog } from '../../server/platform/log.ts';
import { createDatabase } from '../../server/store/database.ts';
import {
  addJob,
  deleteJobs,
  forgetFailedJobs,
  JOB_NAMES,
  type Mail,
  releaseJobsOfTheDead,
  reportWorkers,
} from '../../server/store/jobs/jobs.ts';
import { type ScratchDatabase, scratchDatabase } from '../support/scratchDatabase.ts';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await scratchDatabase();
});
afterAll(() => scratch.drop());

const runners: Queue[] = [];
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await scratch.owner.pool.query('DELETE FROM graphile_worker._private_jobs');
});

const logged: string[] = [];
const log = createLog('warn', { write: (line) => void logged.push(line) });
function run(tasks: QueuedWork, { db } = scratch): Queue {
  const runner = createQueue({ db, log }, tasks);
  runners.push(runner);
  void runner.start();
  return runner;
}
const mail = (to: string): Mail => ({ to, subject: 's', text: 't' });
async function waiting(): Promise<number> {
  const { rows } = await scratch.db.pool.query<{ count: number }>('SELECT count(*) FROM graphile_worker._private_jobs');
  return rows[0]?.count ?? 0;
}

describe('the job queue, with the rights of a server', () => {
  it('does a job that is added in a transaction once it commits, and none that is rolled back', async () => {
    const sent: string[] = [];
    run({ 'send-mail': async ({ to }) => void sent.push(to) });
    const rolledBack = scratch.db.query.transaction().execute(async (trx) => {
      await addJob(trx, 'send-mail', mail('never'));
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await scratch.db.query.transaction().execute(async (trx) => {
      await addJob(trx, 'send-mail', mail('committed'));
      expect(sent).toEqual([]);
    });
    await expect.poll(() => sent).toEqual(['committed']);
    await expect.poll(waiting).toBe(0);
  });

  it('gives each job to one of several servers', async () => {
    const done: number[] = [];
    const other = createDatabase(scratch.url, 4);
    const tasks: QueuedWork = { 'advance-payment': async ({ paymentId }) => void done.push(paymentId) };
    run(tasks);
    run(tasks, { ...scratch, db: other });
    const ids = Array.from({ length: 40 }, (_, index) => index);
    await Promise.all(ids.map((paymentId) => addJob(scratch.db.query, 'advance-payment', { paymentId })));
    await expect.poll(waiting).toBe(0);
    expect(done.toSorted((a, b) => a - b)).toEqual(ids);
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    await other.close();
  });

  it('tries a job again that failed, and logs neither what it was told nor the end of it in silence', async () => {
    logged.length = 0;
    await addJob(scratch.db.query, 'send-mail', mail('secret@jobs.test'), { tries: 1 });
    run({
      'send-mail': async () => {
        throw new Error('no mail server');
      },
    });
    await expect.poll(() => logged.join('\n')).toContain('a job has failed for good');
    expect(logged.join('\n')).not.toContain('secret@');
    // The failure is reported before it is stored.
    await expect
      .poll(async () => {
        await forgetFailedJobs(scratch.db.query, new Date(Date.now() + 1_000));
        return waiting();
      })
      .toBe(0);
  });

  it('tries a job soon again that a lock was in the way of, and does not count that, and does the others meanwhile', async () => {
    const done: string[] = [];
    let isLocked = true;
    await addJob(scratch.db.query, 'send-mail', mail('m'), { tries: 1 });
    await addJob(scratch.db.query, 'advance-payment', { paymentId: 1 });
    run({
      'send-mail': async () => {
        if (isLocked) throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
        done.push('mail');
      },
      'advance-payment': async () => {
        done.push('payment');
        isLocked = false;
      },
    });
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(['payment', 'mail']);
    await expect.poll(waiting).toBe(0);
  });

  it('replaces a job of the same key that waits', async () => {
    const done: number[] = [];
    await addJob(scratch.db.query, 'advance-payment', { paymentId: 1 }, { key: 'payment:1', runInMs: 3_600_000 });
    await addJob(scratch.db.query, 'advance-payment', { paymentId: 2 }, { key: 'payment:1' });
    await runDueJobs(scratch, { 'advance-payment': async ({ paymentId }) => void done.push(paymentId) });
    expect([done, await waiting()]).toEqual([[2], 0]);
  });

  it('gives the jobs of a process that was killed to another, and takes none from one that is alive', async () => {
    await scratch.db.pool.query('DELETE FROM job_workers');
    const locked = async (worker: string): Promise<void> => {
      await addJob(scratch.db.query, 'send-mail', mail(worker), { key: worker });
      const lock = `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() - interval '1 minute' WHERE key = $1`;
      await scratch.db.pool.query(lock, [worker]);
    };
    await locked('killed');
    await locked('alive');
    await reportWorkers(scratch.db.query, ['alive']);
    await releaseJobsOfTheDead(scratch.db.query, 30_000);
    const sent: string[] = [];
    await runDueJobs(scratch, { 'send-mail': async ({ to }) => void sent.push(to) });
    expect(sent).toEqual(['killed']);
  });

  it('keeps a job that runs long with the server that runs it', async () => {
    const started: string[] = [];
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const runner = run({
      'send-mail': async ({ to }) => {
        started.push(to);
        await ended;
      },
    });
    await addJob(scratch.db.query, 'send-mail', mail('long'));
    await expect.poll(() => started).toEqual(['long']);
    await scratch.owner.pool.query(`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute'`);
    await runner.loop.pass(new AbortController().signal);
    const { rows } = await scratch.owner.pool.query(
      'SELECT locked_by IS NOT NULL AS "isLocked" FROM graphile_worker._private_jobs',
    );
    end();
    expect(rows).toEqual([{ isLocked: true }]);
  });

  it('runs on where the end of a job cannot be stored, and the job is done again', async () => {
    const sent: string[] = [];
    let isFirst = true;
    logged.length = 0;
    const right = (verb: string) => scratch.owner.pool.query(`${verb} slipstream_run`);
    const runner = run({
      'send-mail': async ({ to }) => {
        if (isFirst) await right('REVOKE DELETE ON graphile_worker._private_jobs FROM');
        isFirst = false;
        sent.push(to);
      },
    });
    await addJob(scratch.db.query, 'send-mail', mail('twice'));
    await expect.poll(() => logged.join('\n')).toContain('the job queue stopped');
    await right('GRANT DELETE ON graphile_worker._private_jobs TO');
    await scratch.owner.pool.query(`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute'`);
    await runner.loop.pass(new AbortController().signal);
    await expect.poll(waiting).toBe(0);
    expect(sent).toEqual(['twice', 'twice']);
  });

  it('lets a job that runs end before its server stops', async () => {
    let isDone = false;
    let hasStarted = false;
    const runner = run({
      'send-mail': async () => {
        hasStarted = true;
        await new Promise((resolve) => setTimeout(resolve, 200));
        isDone = true;
      },
    });
    await addJob(scratch.db.query, 'send-mail', mail('slow'));
    await expect.poll(() => hasStarted).toBe(true);
    runners.splice(0);
    await runner.stop();
    expect([isDone, await waiting()]).toEqual([true, 0]);
  });

  it('plans what is always in the queue at a start, leaves its time as it is, and plans it again when it is done', async () => {
    const runs: number[] = [];
    const work: QueuedWork = { 'write-safer-play-head': { everyMs: 3_600_000, run: async () => void runs.push(1) } };
    const dueAt = async () => {
      const { rows } = await scratch.owner.pool.query<{ at: Date }>(
        `SELECT run_at AS at FROM graphile_worker.jobs WHERE task_identifier = 'write-safer-play-head'`,
      );
      return rows.map(({ at }) => at.getTime());
    };
    run(work);
    await expect.poll(() => runs).toEqual([1]);
    await expect.poll(async () => (await dueAt()).every((at) => at > Date.now() + 3_000_000)).toBe(true);
    const planned = await dueAt();
    expect(planned).toHaveLength(1);
    const again = createQueue({ db: scratch.db, log }, work);
    runners.push(again);
    await again.start();
    expect(await dueAt()).toEqual(planned);
  });

  it('every kind of job that SQL adds is one that a server must have a task for', async () => {
    // Null: the first argument is no literal.
    const { rows } = await scratch.owner.pool.query<{ name: string | null }>(
      `SELECT DISTINCT (regexp_match(call, '^\\s*[(]\\s*(?:identifier\\s*:?=>?\\s*)?''([^'']+)'''))[1] AS name
         FROM pg_proc CROSS JOIN LATERAL regexp_split_to_table(prosrc, '\\madd_jobs?\\M') WITH ORDINALITY AS parts (call, number)
         WHERE pg_function_is_visible(oid) AND pronamespace <> 'pg_catalog'::regnamespace AND number > 1 ORDER BY 1`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ name }) => name).filter((name) => !JOB_NAMES.some((each) => each === name))).toEqual([]);
  });
});

it('a server does not start where a kind of job has no task, or two, and says which', () => {
  const all = Object.fromEntries(JOB_NAMES.map((name) => [name, null]));
  const { 'deliver-push': _left, ...others } = all;
  expect(() => gatherTasks([others])).toThrow('Jobs that nobody does: deliver-push');
  expect(() => gatherTasks([all, { 'send-mail': null }])).toThrow('Jobs with two tasks: send-mail');
  expect(gatherTasks([{ 'deliver-push': null }, others])).toEqual(all);
});

it('a reset deletes the jobs of what it deletes, also those about alerts of prices, and leaves the planned ones', async () => {
  await addJob(scratch.db.query, 'tell-price-alerts', { eventId: 'gone' });
  await addJob(scratch.db.query, 'send-mail', mail('gone'));
  await addJob(scratch.db.query, 'write-safer-play-head', {});
  await deleteJobs(scratch.db.query);
  const { rows } = await scratch.owner.pool.query('SELECT task_identifier AS name FROM graphile_worker.jobs');
  expect(rows).toEqual([{ name: 'write-safer-play-head' }]);
});
