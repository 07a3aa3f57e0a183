/** The used part of Storage; every call may throw when storage is blocked. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface PersistedText {
  read(): string | null;
  /** Null removes it. */
  write(text: string | null): void;
}

/** What blocked storage does not hold, by key. */
const memory = new Map<string, string | null>();

/** One text under this key, for all tabs of an origin; in memory when storage is blocked, until a reload. */
export function createPersistedText(storage: () => TextStorage, key: string): PersistedText {
  return {
    read: () => {
      try {
        return storage().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write: (text) => {
      memory.set(key, text);
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // The text stays in memory.
      }
    },
  };
}
