import type { Logger } from 'pino';

export interface Shutdown {
  readonly isUnderWay: boolean;
  /** Done when we leave, the last one added first. */
  add(name: string, work: () => Promise<void> | void): void;
  /** Does it all, once, whatever fails on the way; later calls wait for the same end. */
  run(): Promise<void>;
}

/** What has been opened is closed in the opposite order. */
export function createShutdown(log: Pick<Logger, 'error'>): Shutdown {
  const steps: { readonly name: string; readonly work: () => Promise<void> | void }[] = [];
  let running: Promise<void> | null = null;

  async function runAll(): Promise<void> {
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      try {
        await step.work();
      } catch (error) {
        log.error({ err: error, step: step.name }, 'a step of the shutdown failed');
      }
    }
  }
  return {
    get isUnderWay() {
      return running !== null;
    },
    add: (name, work) => void steps.push({ name, work }),
    run() {
      running ??= runAll();
      return running;
    },
  };
}
