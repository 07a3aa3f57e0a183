import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import type { Loop } from '../platform/loop.ts';
import { type AutoCashOut, cashOutAutomatically, listAutoCashOuts, readOffers, removeAutoCashOut } from '../store/cashout/index.ts';

const EVERY_MS = 1_000;
const BATCH_SIZE = 200;

/**
 * Takes every auto cash out whose bet is worth the player's amount. Every server looks at all of them; take_cash_out deletes the instruction in
 * the transaction that pays, so that one of them pays, once. After a crash the instruction is still there. A pass only begins the cash outs that
 * are due: held ones end after it, and are not taken by a server that stops.
 */
export function autoCashOuts(deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'config' | 'log'>): Loop {
  const deciding = new Map<number, Promise<void>>();

  async function takeOne(rule: AutoCashOut, ending: AbortSignal): Promise<void> {
    const hold = (delayMs: number): Promise<boolean> => wait(delayMs, true, { signal: ending }).catch(() => false);
    try {
      await cashOutAutomatically(deps, rule, hold);
    } catch (error) {
      deps.log.warn({ err: error, betId: rule.betId }, 'An auto cash out failed and is tried again');
    }
  }

  async function pass(ending: AbortSignal): Promise<void> {
    for (let after = 0, more = true; more && !ending.aborted; ) {
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
          takeOne(rule, ending).finally(() => deciding.delete(betId)),
        );
      }
    }
  }

  return {
    name: 'auto cash outs',
    everyMs: EVERY_MS,
    firstMs: EVERY_MS,
    failureText: 'The auto cash outs could not be read and are tried again',
    pass,
    end: async () => void (await Promise.all(deciding.values())),
  };
}
