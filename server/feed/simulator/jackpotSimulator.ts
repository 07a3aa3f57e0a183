import type { Deps } from '../../deps.ts';
import { growJackpot, JACKPOTS_TOPIC, readJackpots, setJackpot } from '../../store/casino/jackpots.ts';

const EVERY_MS = 3_000;
/** Of the amount, a step: a jackpot of a million grows by some dollars, one of four hundred by a cent. */
const GROWTH = 0.000_02;
/** After it was won a jackpot begins anew with this part of its bound. */
const SEED = 0.3;

export interface JackpotSimulator {
  start(): void;
  stop(): void;
}

/**
 * Of the sandbox: plays the part of the studios whose games feed the jackpots. Grows them while the simulation runs; one that has reached its
 * bound is won by somebody. With several servers each of them adds its own steps.
 * @param pace of the simulation.
 */
export function jackpotSimulator(
  { db, bus, clock, log }: Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>,
  pace: () => Promise<{ readonly paused: boolean }>,
): JackpotSimulator {
  let timer: NodeJS.Timeout | null = null;

  async function step(): Promise<void> {
    if ((await pace()).paused) return;
    for (const { id, amountCents, mustDropCents } of await readJackpots(db)) {
      if (mustDropCents !== null && amountCents >= mustDropCents)
        await setJackpot(db.query, id, Math.round(mustDropCents * SEED), clock.now());
      else await growJackpot(db.query, id, Math.max(1, Math.round(amountCents * GROWTH)));
    }
    bus.publish(JACKPOTS_TOPIC, '{}');
  }

  return {
    start() {
      timer = setInterval(() => {
        step().catch((error: unknown) => log.warn({ err: error }, 'the jackpots could not grow'));
      }, EVERY_MS);
      timer.unref();
    },
    stop() {
      if (timer) clearInterval(timer);
    },
  };
}
