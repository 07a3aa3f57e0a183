/** As much of Storage as is needed; every call may throw where storage is blocked. */
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

/** One text under this key, for all tabs of an origin; in memory where storage is blocked, so that only a reload forgets it. */
export function createPersistedText(storage: () => TextStorage, key: string): PersistedText {
  let memory: string | null = null;
  return {
    read: () => {
      try {
        return storage().getItem(key);
      } catch {
        return memory;
      }
    },
    write: (text) => {
      memory = text;
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // In memory it is.
      }
    },
  };
}
