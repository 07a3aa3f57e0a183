import { createPersistedText, type TextStorage } from '../storage/persistedText.ts';

/** The time of the last activity in any tab, in epoch milliseconds; null when unknown. */
export interface ActivityStore {
  read(): number | null;
  write(at: number): void;
  clear(): void;
}

/** Uses one key for all tabs of an origin. */
export function createActivityStore(storage: () => TextStorage, key: string): ActivityStore {
  const text = createPersistedText(storage, key);
  return {
    read: () => {
      const at = Number(text.read() ?? Number.NaN);
      return Number.isFinite(at) ? at : null;
    },
    write: (at) => text.write(String(at)),
    clear: () => text.write(null),
  };
}
