import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from './deps.ts';
import { type Repetition, repeatedly } from './platform/repeatedly.ts';
import { type AutoCashOut, cashOutAutomatically, listAutoCashOuts, readOffers, removeAutoCashOut } from './store/cashout/index.ts';

const EVERY_MS = 1_000;
const BATCH_SIZE = 200;

export interface AutoCashOutJob extends Repetition {
  /** Ends the waits of held cash outs, which are then not taken here, and resolves once nothing is running. */
  stop(): Promise<void>;
  /** One pass over all instructions; it begins the cash outs that are due. */
  pass(): Promise<void>;
}

/**
 * Takes every auto cash out whose bet is worth the player's amount. Every server runs it once a second over all of them; take_cash_out
 * deletes the instruction in the transaction that pays, so that one of them pays, once. After a crash the instruction is still there.
 */
export function autoCashOutJob(deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'config' | 'log'>): AutoCashOutJob {
  const ending = new AbortController();
  const deciding = new Map<number, Promise<void>>();
  const repetition = repeatedly(deps, pass, {
    everyMs: EVERY_MS,
    lastRetryMs: EVERY_MS,
    firstMs: EVERY_MS,
    failureText: 'The auto cash outs could not be read and are tried again',
  });

  const hold = (delayMs: number): Promise<boolean> => wait(delayMs, true, { signal: ending.signal }).catch(() => false);

  async function takeOne(rule: AutoCashOut): Promise<void> {
    try {
      await cashOutAutomatically(deps, rule, hold);
    } catch (error) {
      deps.log.warn({ err: error, betId: rule.betId }, 'An auto cash out failed and is tried again');
    }
  }

  async function pass(): Promise<void> {
    for (let after = 0, more = true; more && !ending.signal.aborted; ) {
      const rules = await listAutoCashOuts(deps, { after, limit: BATCH_SIZE });
      more = rules.length === BATCH_SIZE;
      after = rules.at(-1)?.betId ?? after;
      const offers = await readOffers(
        deps,
        rules.map(({ betId }) => betId),
        deps.clock.now(),
      );
      for (const rule of rules) {
        const { playerId, betId, amountCents } = rule;
        const read = offers.get(betId);
        if (read !== undefined && read.bet.outcome !== 'PENDING') await removeAutoCashOut(deps, playerId, betId);
        if (read?.offer.status !== 'OFFERED' || deciding.has(betId)) continue;
        if ((read.offer.parts.at(-1)?.amountCents ?? 0) < amountCents) continue;
        deciding.set(
          betId,
          takeOne(rule).finally(() => deciding.delete(betId)),
        );
      }
    }
  }

  return {
    start: repetition.start,
    async stop() {
      ending.abort();
      await repetition.stop();
      await Promise.all(deciding.values());
    },
    pass,
  };
}
