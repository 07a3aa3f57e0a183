import { createStore } from '../externalStore.ts';
import type { Kept } from '../kept/kept.ts';

/** A device that keeps nothing. */
export const noKept: Pick<Kept, 'reading' | 'closed' | 'read' | 'write'> = {
  reading: createStore(false),
  closed: createStore(false),
  read: async () => null,
  write: () => undefined,
};
