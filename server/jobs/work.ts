import type { Deps } from '../deps.ts';
import { createLoops, type Loop, type LoopOptions } from '../platform/loop.ts';
import { cleanupLoop } from './cleanup.ts';
import type { ContextWork, JobParts } from './contextWork.ts';
import { createQueue, gatherTasks, type QueuedWork } from './queue.ts';

/** What only who starts the server knows. */
export interface OtherWork extends JobParts {
  /** Loops of the API, of the settings, of the simulation. */
  readonly loops: readonly Loop[];
}

/** What is done for every kind of job, on every server. @throws StartupFailure where a kind has no task, or two */
export function queuedWork(deps: Deps, contexts: readonly ContextWork[], parts: JobParts): QueuedWork {
  return gatherTasks(contexts.map(({ queued }) => queued?.(deps, parts) ?? {}));
}

export interface BackgroundWork {
  /** Resolves when the loops are prepared and jobs are taken. */
  start(): Promise<void>;
  /** Begins nothing more; resolves when what runs has ended. */
  stop(): Promise<void>;
}

/** All background work of a server, queued and repeated. @throws StartupFailure as queuedWork */
export function createWork(
  deps: Deps,
  contexts: readonly ContextWork[],
  other: OtherWork,
  options: LoopOptions = {},
): BackgroundWork {
  const queue = createQueue(deps, queuedWork(deps, contexts, other));
  const ofContexts = contexts.flatMap(({ loops }) => loops?.(deps) ?? []);
  const loops = createLoops(deps, [...other.loops, ...ofContexts, cleanupLoop(deps, contexts), queue.loop], options);
  return {
    async start() {
      await loops.start();
      await queue.start();
    },
    async stop() {
      await Promise.all([loops.stop(), queue.stop()]);
    },
  };
}
