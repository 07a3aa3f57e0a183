/** The worker's state outside its memory: browsers stop workers at any time. */
export interface StateStore {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
}

const STORE = 'state';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('slipstream-worker', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The worker state is blocked'));
  });
}

async function inStore<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** IndexedDB, opened for every use: uses are rare, and an open connection can die without notice. */
export function indexedDbState(): StateStore {
  return {
    read: async (key) => {
      try {
        return await inStore('readonly', (store) => store.get(key));
      } catch {
        return undefined;
      }
    },
    write: async (key, value) => {
      try {
        await inStore('readwrite', (store) => store.put(value, key));
      } catch {
        // Storage is blocked: this worker continues in memory, and a restarted one probes the network again.
      }
    },
  };
}
