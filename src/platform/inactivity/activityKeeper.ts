import { createPersistedText, type TextStorage } from '../storage/persistedText.ts';

/** When somebody last did something in any tab, in epoch milliseconds; null: not known. */
export interface ActivityKeeper {
  read(): number | null;
  write(at: number): void;
  clear(): void;
}

/** Under this key for all tabs of an origin. */
export function activityKeeper(storage: () => TextStorage, key: string): ActivityKeeper {
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
