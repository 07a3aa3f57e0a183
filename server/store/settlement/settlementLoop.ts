import type { Deps } from '../../deps.ts';
import type { Loop } from '../../platform/loop.ts';
import { topics } from '../../platform/topics.ts';
import { announceSettled, type SettledBet, settleBatch } from './settleBatch.ts';

type SettlementDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>;

/** Finds results whose announcement was lost. */
const POLL_MS = 5_000;

/**
 * Settles pending bets, now and whenever a result is announced. Any number of these, in any number of processes, share the queue: a batch belongs
 * to the one that holds its event's row.
 */
export function settlementLoop(deps: SettlementDeps): Loop {
  return {
    name: 'settlement',
    everyMs: POLL_MS,
    failureText: 'Settlement failed; it is tried again with the next poll',
    pass: async (ending) => void (await settlePending(deps, ending)),
    listen: (wake) => deps.bus.subscribe(topics.results, wake),
  };
}

/** Resolves once nothing is pending in any process, or at the end of the batch that was under way. @returns how many bets changed here. */
export async function settlePending(deps: SettlementDeps, ending?: AbortSignal): Promise<number> {
  let changed = 0;
  while (!ending?.aborted) {
    const batch = (await settleNext(deps, true)) ?? (await settleNext(deps, false));
    if (batch !== null) {
      changed += batch.length;
      announceSettled(deps, batch);
    } else if (!(await isPending(deps))) break;
  }
  return changed;
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
