import type { Deps } from '../deps.ts';
import { count, watch } from './meters.ts';

/** Background work that every server does again and again. Passes of one loop never overlap. */
export interface Loop {
  readonly name: string;
  /** The pause after a pass. After failed ones it doubles, up to `lastRetryMs`. */
  readonly everyMs: number;
  /** `everyMs` by default: no longer pause after a failure. */
  readonly lastRetryMs?: number;
  /** The pause before the first pass; none by default. */
  readonly firstMs?: number;
  /** What the log says of a failed pass. */
  readonly failureText: string;
  /** @param ending aborted when the server stops */
  pass(ending: AbortSignal): Promise<void>;
  /** The pause after the pass that has just ended, where passes choose it; `everyMs` is then that after a failed one. */
  pauseMs?(): number;
  /** Once, before the first pass; the server is not ready until it has ended, and does not start where it fails. */
  prepare?(): Promise<void>;
  /** Listens for what makes a pass due at once. @returns the function that ends it */
  listen?(wake: () => void): () => void;
  /** After the last pass: ends what passes have left running. */
  end?(): Promise<void>;
}

export interface Loops {
  /** Resolves when all are prepared. May be called once. */
  start(): Promise<void>;
  /** Resolves when the passes that run have ended. */
  stop(): Promise<void>;
}

export interface LoopOptions {
  /** The pause between passes, where a test cannot wait for that of the loop. */
  everyMs?(loop: Loop): number;
}

/** Runs loops by the process's timers, which keep no process alive. */
export function createLoops({ log }: Pick<Deps, 'log'>, loops: readonly Loop[], options: LoopOptions = {}): Loops {
  const ending = new AbortController();
  const running: Promise<void>[] = [];
  const alarms: Alarm[] = [];

  async function run(loop: Loop): Promise<void> {
    const everyMs = options.everyMs?.(loop) ?? loop.everyMs;
    const lastRetryMs = Math.max(everyMs, loop.lastRetryMs ?? everyMs);
    const alarm = createAlarm();
    alarms.push(alarm);
    const stopListening = loop.listen?.(alarm.ring);
    let pauseMs = Math.min(loop.firstMs ?? 0, everyMs);
    let retryMs = everyMs;
    const passes = watchPasses(loop.name, everyMs);
    for (;;) {
      await alarm.sleep(pauseMs);
      if (ending.signal.aborted) break;
      try {
        await loop.pass(ending.signal);
        pauseMs = loop.pauseMs?.() ?? everyMs;
        retryMs = everyMs;
        passes.lastMs = performance.now();
      } catch (error) {
        if (ending.signal.aborted) break;
        retryMs = Math.min(lastRetryMs, retryMs * 2);
        pauseMs = retryMs;
        count('slipstream_loop_failures_total', { loop: loop.name });
        log.warn({ err: error, loop: loop.name, retryMs }, loop.failureText);
      }
    }
    stopListening?.();
    await loop.end?.();
  }

  return {
    async start() {
      for (const loop of loops) await loop.prepare?.();
      for (const loop of loops) running.push(run(loop));
    },
    async stop() {
      ending.abort();
      for (const alarm of alarms) alarm.ring();
      await Promise.all(running);
    },
  };
}

/** When the last good pass of a loop ended, by the process's monotonic time; at first the moment of its start. */
function watchPasses(loop: string, everyMs: number): { lastMs: number } {
  const passes = { lastMs: performance.now() };
  count('slipstream_loop_failures_total', { loop }, 0);
  watch(passes, ({ lastMs }) => [
    ['slipstream_loop_age_seconds', { loop }, (performance.now() - lastMs) / 1_000],
    ['slipstream_loop_pause_seconds', { loop }, everyMs / 1_000],
  ]);
  return passes;
}

interface Alarm {
  /** Ends the sleep under way, or else the next one. */
  ring(): void;
  sleep(ms: number): Promise<void>;
}

function createAlarm(): Alarm {
  let isDue = false;
  let wake = (): void => undefined;
  return {
    ring() {
      isDue = true;
      wake();
    },
    async sleep(ms) {
      if (!isDue)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isDue = false;
    },
  };
}
