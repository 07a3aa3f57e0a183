import type { Logger } from 'pino';

export interface Shutdown {
  readonly isUnderWay: boolean;
  /** Adds a step of the shutdown; the last one added runs first. */
  add(name: string, work: () => Promise<void> | void): void;
  /** Runs all steps once, even if some fail; later calls wait for the same end. */
  run(): Promise<void>;
}

/** Closes resources in the opposite order of their opening. */
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
