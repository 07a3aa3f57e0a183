/** The worker's state outside its memory: browsers stop workers at any time. */
export interface StateStore {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
}

/** A database of one object store. */
export interface Place {
  readonly database: string;
  readonly store: string;
}

function open({ database, store }: Place): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error(`${database} is blocked`));
  });
}

/** One transaction. @returns what `work` passes to `done`, once the transaction is complete. */
export async function inStore<Value>(
  place: Place,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, done: (value: Value) => void) => void,
): Promise<Value | undefined> {
  const database = await open(place);
  try {
    return await new Promise((resolve, reject) => {
      let result: Value | undefined;
      const transaction = database.transaction(place.store, mode);
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(place.store), (value) => {
        result = value;
      });
    });
  } finally {
    database.close();
  }
}

/** Reads one value. */
export function readValue<Value>(place: Place, key: string): Promise<Value | undefined> {
  return inStore<Value>(place, 'readonly', (store, done) => {
    const request = store.get(key);
    request.onsuccess = () => done(request.result as Value);
  });
}

const STATE: Place = { database: 'slipstream-worker', store: 'state' };

/** IndexedDB, opened for every use: uses are rare, and an open connection can die without notice. */
export function indexedDbState(): StateStore {
  return {
    read: async (key) => {
      try {
        return await readValue(STATE, key);
      } catch {
        return undefined;
      }
    },
    write: async (key, value) => {
      try {
        await inStore(STATE, 'readwrite', (store) => store.put(value, key));
      } catch {
        // Storage is blocked: this worker continues in memory, and a restarted one probes the network again.
      }
    },
  };
}
