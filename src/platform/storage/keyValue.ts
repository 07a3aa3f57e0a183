/** Stores small values by key. Every call may fail; the app uses resilient(). */
export interface KeyValue {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
}

export function memoryKeyValue(): KeyValue {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => {
      values.set(key, structuredClone(value));
    },
    remove: async (key) => {
      values.delete(key);
    },
    keys: async () => [...values.keys()],
  };
}

/**
 * Reopens the storage once when a call fails (idb-keyval holds a connection that the browser has closed, or whose database was deleted),
 * and continues in memory when storage is blocked, so that the page works and only forgets on reload.
 */
export function resilient(open: () => KeyValue, onBlocked: (error: unknown) => void = () => undefined): KeyValue {
  const memory = memoryKeyValue();
  let primary: KeyValue | null = null;
  let blocked = false;
  const attempt = async <Value>(work: (place: KeyValue) => Promise<Value>): Promise<Value> => {
    if (blocked) return work(memory);
    try {
      primary ??= open();
      return await work(primary);
    } catch {
      try {
        primary = open();
        return await work(primary);
      } catch (error) {
        blocked = true;
        onBlocked(error);
        return work(memory);
      }
    }
  };
  return {
    get: (key) => attempt((place) => place.get(key)),
    set: (key, value) => attempt((place) => place.set(key, value)),
    remove: (key) => attempt((place) => place.remove(key)),
    keys: () => attempt((place) => place.keys()),
  };
}
