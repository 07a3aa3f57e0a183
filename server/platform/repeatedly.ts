import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';

export interface Repetition {
  /** May be called once. */
  start(): void;
  /** Ends after the current pass. */
  stop(): Promise<void>;
}

export interface RepetitionOptions {
  /** The pause after a pass. After failed ones it doubles, up to `lastRetryMs`. */
  readonly everyMs: number;
  readonly lastRetryMs: number;
  /** The pause before the first pass. */
  readonly firstMs: number;
  /** What the log says of a failed pass. */
  readonly failureText: string;
}

/** Runs a background job's passes one after another, by the process's timers. They keep no process alive. */
export function repeatedly(
  { log }: Pick<Deps, 'log'>,
  pass: () => Promise<void>,
  { everyMs, lastRetryMs, firstMs, failureText }: RepetitionOptions,
): Repetition {
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    let pauseMs = firstMs;
    let retryMs = everyMs;
    while (true) {
      await wait(pauseMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      if (ending.signal.aborted) return;
      try {
        await pass();
        pauseMs = everyMs;
        retryMs = everyMs;
      } catch (error) {
        retryMs = Math.min(lastRetryMs, retryMs * 2);
        pauseMs = retryMs;
        log.warn({ err: error, retryMs }, failureText);
      }
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}
