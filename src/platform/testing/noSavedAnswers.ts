import { createStore } from '../externalStore.ts';
import type { SavedAnswers } from '../savedAnswers/savedAnswers.ts';

/** A device without saved answers. */
export const noSavedAnswers: Pick<SavedAnswers, 'reading' | 'closed' | 'read' | 'write'> = {
  reading: createStore(false),
  closed: createStore(false),
  read: async () => null,
  write: () => undefined,
};
