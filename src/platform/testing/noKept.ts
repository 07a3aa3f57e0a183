import { createStore } from '../externalStore.ts';
import type { Kept } from '../kept/kept.ts';

/** A device that keeps nothing. */
export const noKept: Pick<Kept, 'reading' | 'read' | 'write'> = {
  reading: createStore(false),
  read: async () => null,
  write: () => undefined,
};
