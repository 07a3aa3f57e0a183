import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import type { KeyValue } from './keyValue.ts';

/**
 * A database with one store, opened when it is used. An open connection would block the deletion of the database, for example by "clear site data",
 * or by an extension: this one gives way, and the next use opens another.
 */
export function openStore(databaseName: string, storeName: string): UseStore {
  let current: UseStore | null = null;
  function open(): UseStore {
    const opened = createStore(databaseName, storeName);
    void opened('readonly', ({ transaction: { db } }) => {
      db.onversionchange = () => {
        db.close();
        if (current === opened) current = null;
      };
    }).catch(() => undefined);
    return opened;
  }
  return (mode, callback) => {
    current ??= open();
    return current(mode, callback);
  };
}

/** One connection to IndexedDB; resilient() opens another when this one fails. */
export function openIndexedDb(databaseName: string): KeyValue {
  const store = openStore(databaseName, 'values');
  return {
    get: (key) => get<unknown>(key, store),
    set: (key, value) => set(key, value, store),
    remove: (key) => del(key, store),
    keys: async () => (await keys(store)).map(String),
  };
}
