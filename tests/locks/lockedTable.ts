import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { askOften, askOnce, type Operation, type Reply } from './operations.ts';

/** What does not need the locked table is answered within the first; the rest is answered or refused within the second. */
const ANSWERED_WITHIN_MS = 2_000;
const SAID_WITHIN_MS = 5_000;
/** After the lock everything is answered again. */
const WELL_WITHIN_MS = 2_000;
const GIVEN_UP_AFTER_MS = 30_000;
const AFTER_PAUSE_MS = 100;
/**
 * A busy machine is allowed so many times what everything took at once without a lock, or what took `/healthz`, which asks no database, with one.
 */
const SLACK = 5;

export interface TableReport {
  readonly table: string;
  readonly faults: readonly string[];
  /** Names of what was refused. */
  readonly refused: readonly string[];
  readonly slowestMs: number;
  readonly wellAfterMs: number;
}

/** Tables that others wait for as short as possible: the lock itself is not waited for long. */
async function holdLock(owner: Client, table: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await owner.query('BEGIN');
    try {
      await owner.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      break;
    } catch (error) {
      await owner.query('ROLLBACK');
      if (tries === 5) throw error;
    }
  }
  try {
    await work();
  } finally {
    await owner.query('ROLLBACK');
  }
}

function faultsOf({ name, needs }: Operation, table: string, all: readonly Reply[], slackMs: number): readonly string[] {
  const withinMs = (needs(table) ? SAID_WITHIN_MS : ANSWERED_WITHIN_MS) + slackMs;
  const faults = all.flatMap(({ outcome, ms }) => {
    if (typeof outcome === 'object') return [outcome.fault];
    if (outcome === 'refused' && !needs(table)) return ['refused'];
    return ms > withinMs ? [`${outcome} after more than ${Math.round(withinMs)} ms`] : [];
  });
  return [...new Set(faults)].map((fault) => `${name}: ${fault}`);
}

/** Asks everything while the table is locked, and after it. @param owner may lock any table */
export async function askWhileLocked(
  owner: Client,
  table: string,
  operations: readonly Operation[],
  lockedMs: number,
): Promise<TableReport> {
  const before = await Promise.all(operations.map(askOnce));
  let isOver = false;
  let asking: Promise<readonly (readonly Reply[])[]> = Promise.resolve([]);
  await holdLock(owner, table, async () => {
    asking = Promise.all(operations.map((operation) => askOften(operation, () => isOver)));
    await pause(lockedMs);
    isOver = true;
  });
  const releasedMs = performance.now();
  const replies = await asking;
  const after = await Promise.all(operations.map((operation) => untilWell(operation, releasedMs)));
  const healthy = operations.flatMap(({ name }, index) =>
    name === '/healthz' ? [...(replies[index] ?? []), ...(after[index] ?? [])] : [],
  );
  const slackMs = SLACK * Math.max(...before.map(({ ms }) => ms), ...healthy.map(({ ms }) => ms));
  const faults = operations.flatMap((operation, index) => [
    ...faultsOf(operation, table, replies[index] ?? [], slackMs),
    ...faultsAfter(operation, after[index] ?? [], slackMs),
  ]);
  return {
    table,
    faults,
    refused: operations.filter((_, index) => replies[index]?.some(({ outcome }) => outcome === 'refused')).map(({ name }) => name),
    slowestMs: Math.max(...replies.flat().map(({ ms }) => ms)),
    wellAfterMs: Math.max(...after.flat().map(({ afterMs }) => afterMs)),
  };
}

interface LateReply extends Reply {
  /** Between the lock's end and the answer. */
  readonly afterMs: number;
}

/** Asks until it is answered, or long after it should be. */
async function untilWell(operation: Operation, releasedMs: number): Promise<readonly LateReply[]> {
  const all: LateReply[] = [];
  for (;;) {
    const reply = { ...(await askOnce(operation)), afterMs: performance.now() - releasedMs };
    all.push(reply);
    if (reply.outcome === 'answered' || reply.afterMs > GIVEN_UP_AFTER_MS) return all;
    await pause(AFTER_PAUSE_MS);
  }
}

function faultsAfter({ name }: Operation, after: readonly LateReply[], slackMs: number): readonly string[] {
  const last = after.at(-1);
  if (last?.outcome === 'answered' && last.afterMs <= WELL_WITHIN_MS + slackMs) return [];
  return [`${name}: ${JSON.stringify(last?.outcome)} ${Math.round(last?.afterMs ?? 0)} ms after the lock`];
}
