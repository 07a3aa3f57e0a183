import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { isCashable } from '../../domain/cashout/cashOutOffer.ts';
import { type AutoCashOut, cashOutAutomatically } from './cashOut.ts';
import { readOffers } from './readOffers.ts';

const EVERY_MS = 1_000;
const BATCH_SIZE = 200;

/**
 * Sets or replaces the instruction. IMPOSSIBLE: the bet is not open, cannot be cashed out, or can never be worth so much. A bet that ends
 * in between leaves an instruction that the job removes.
 */
export async function setAutoCashOut(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { playerId, betId, amountCents }: AutoCashOut,
): Promise<'SET' | 'UNKNOWN_BET' | 'IMPOSSIBLE'> {
  const at = deps.clock.now();
  const read = (await readOffers(deps, [betId], at)).get(betId);
  if (read?.playerId !== playerId) return 'UNKNOWN_BET';
  const { bet } = read;
  if (!isCashable(bet) || bet.outcome !== 'PENDING' || amountCents < 1 || amountCents > bet.runningPayoutCents) return 'IMPOSSIBLE';
  await deps.db.query
    .insertInto('auto_cash_outs')
    .values({ bet_id: betId, player_id: playerId, amount_cents: amountCents, set_at: at })
    .onConflict((conflict) => conflict.column('bet_id').doUpdateSet({ amount_cents: amountCents, set_at: at }))
    .execute();
  return 'SET';
}

/** @returns false where there was none. */
export async function removeAutoCashOut({ db }: Pick<Deps, 'db'>, playerId: string, betId: number): Promise<boolean> {
  const deleted = await db.query
    .deleteFrom('auto_cash_outs')
    .where('bet_id', '=', betId)
    .where('player_id', '=', playerId)
    .returning('bet_id')
    .execute();
  return deleted.length > 0;
}

export interface AutoCashOutJob {
  start(): void;
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
  let running: Promise<void> = Promise.resolve();

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
      const rules = await deps.db.query
        .selectFrom('auto_cash_outs')
        .select(['bet_id', 'player_id', 'amount_cents'])
        .where('bet_id', '>', after)
        .orderBy('bet_id')
        .limit(BATCH_SIZE)
        .execute();
      more = rules.length === BATCH_SIZE;
      after = rules.at(-1)?.bet_id ?? after;
      const offers = await readOffers(
        deps,
        rules.map(({ bet_id }) => bet_id),
        deps.clock.now(),
      );
      for (const { bet_id: betId, player_id: playerId, amount_cents: amountCents } of rules) {
        const read = offers.get(betId);
        if (read !== undefined && read.bet.outcome !== 'PENDING') await removeAutoCashOut(deps, playerId, betId);
        if (read?.offer.status !== 'OFFERED' || deciding.has(betId)) continue;
        if ((read.offer.parts.at(-1)?.amountCents ?? 0) < amountCents) continue;
        const decided = takeOne({ playerId, betId, amountCents }).finally(() => deciding.delete(betId));
        deciding.set(betId, decided);
      }
    }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await hold(EVERY_MS);
      if (ending.signal.aborted) return;
      await pass().catch((error: unknown) =>
        deps.log.warn({ err: error }, 'The auto cash outs could not be read and are tried again'),
      );
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      ending.abort();
      await running;
      await Promise.all(deciding.values());
    },
    pass,
  };
}
