import type { TextStorage } from '../session/savedSession.ts';

/** When somebody last did something in any tab, in epoch milliseconds; null: not known. */
export interface ActivityKeeper {
  read(): number | null;
  write(at: number): void;
  clear(): void;
}

/** Under this key for all tabs of an origin; in memory where storage is blocked. */
export function activityKeeper(storage: () => TextStorage, key: string): ActivityKeeper {
  const attempt = <Value>(work: (place: TextStorage) => Value, otherwise: Value): Value => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => {
      const at = Number(attempt((place) => place.getItem(key), null) ?? Number.NaN);
      return Number.isFinite(at) ? at : null;
    },
    write: (at) => attempt((place) => place.setItem(key, String(at)), undefined),
    clear: () => attempt((place) => place.removeItem(key), undefined),
  };
}
