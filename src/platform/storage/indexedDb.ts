import { createStore, del, get, keys, set } from 'idb-keyval';
import type { KeyValue } from './keyValue.ts';

/** One connection to IndexedDB through idb-keyval; resilient() opens another when this one fails. */
export function openIndexedDb(databaseName: string): KeyValue {
  const store = createStore(databaseName, 'values');
  // An open connection blocks the deletion of the database, for example by "clear site data", or by an extension.
  void store('readonly', ({ transaction: { db } }) => {
    db.onversionchange = () => db.close();
  }).catch(() => undefined);
  return {
    get: (key) => get<unknown>(key, store),
    set: (key, value) => set(key, value, store),
    remove: (key) => del(key, store),
    keys: async () => (await keys(store)).map(String),
  };
}
