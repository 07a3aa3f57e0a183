import type { Deps } from '../../deps.ts';
import { RESULTS_TOPIC } from './recordResult.ts';
import { announceSettled, type SettledBet, settleBatch } from './settleBatch.ts';

export interface SettlementWorker {
  /** Settles pending bets, now and whenever a result is announced; a slow poll finds results whose announcement was lost. */
  start(): void;
  /** Resolves once no batch is running. */
  stop(): Promise<void>;
  /** Resolves once nothing is pending in any process, or once stopped. @returns how many bets changed here. */
  settlePending(): Promise<number>;
}

const POLL_MS = 5_000;

/** Any number of workers, in any number of processes, share the queue: a batch belongs to the worker that holds its event's row. */
export function settlementWorker(deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>): SettlementWorker {
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  let release: (() => void) | null = null;

  async function settlePending(): Promise<number> {
    let changed = 0;
    while (!stopped) {
      const batch = (await settleNext(deps, true)) ?? (await settleNext(deps, false));
      if (batch !== null) {
        changed += batch.length;
        announceSettled(deps, batch);
      } else if (!(await isPending(deps))) break;
    }
    return changed;
  }

  function wake(): void {
    again = true;
    if (running !== null || stopped) return;
    running = (async () => {
      while (again && !stopped) {
        again = false;
        await settlePending();
      }
    })()
      .catch((error: unknown) => deps.log.error({ err: error }, 'Settlement failed; it is tried again with the next poll'))
      .finally(() => {
        running = null;
      });
  }

  return {
    start() {
      stopped = false;
      const unsubscribe = deps.bus.subscribe(RESULTS_TOPIC, wake);
      const timer = setInterval(wake, POLL_MS);
      release = () => {
        unsubscribe();
        clearInterval(timer);
      };
      wake();
    },
    async stop() {
      stopped = true;
      release?.();
      release = null;
      await running;
    },
    settlePending,
  };
}

/**
 * One batch of one event, or null where no event was free. With skipLocked it takes one that no other worker holds, otherwise it waits for
 * the lock. An event whose bets cannot be graded goes to the back of the queue, and the caller gets the error.
 */
async function settleNext(deps: Pick<Deps, 'db' | 'clock'>, skipLocked: boolean): Promise<readonly SettledBet[] | null> {
  let eventId: string | null = null;
  try {
    return await deps.db.query.transaction().execute(async (trx) => {
      let next = trx
        .selectFrom('settlement_queue')
        .select(['event_id', 'after_bet_id'])
        .orderBy('failures')
        .orderBy('event_id')
        .limit(1);
      next = skipLocked ? next.forUpdate().skipLocked() : next.forUpdate();
      const row = await next.executeTakeFirst();
      if (!row) return null;
      eventId = row.event_id;
      return settleBatch(trx, row.event_id, row.after_bet_id, deps.clock.now());
    });
  } catch (error) {
    if (eventId !== null)
      await deps.db.query
        .updateTable('settlement_queue')
        .set((row) => ({ failures: row('failures', '+', 1) }))
        .where('event_id', '=', eventId)
        .execute();
    throw error;
  }
}

async function isPending(deps: Pick<Deps, 'db'>): Promise<boolean> {
  return (await deps.db.query.selectFrom('settlement_queue').select('event_id').limit(1).executeTakeFirst()) !== undefined;
}
