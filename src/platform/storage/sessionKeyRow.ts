import { get, update } from 'idb-keyval';
import { SESSION_KEYS } from '../../../core/wire/sessionProof.ts';
import type { SessionKeyRow, SessionKeys } from '../session/sessionKey.ts';
import { openStore } from './indexedDb.ts';

/** The row of a brand's session keys in IndexedDB. */
export function openSessionKeyRow(brand: string): SessionKeyRow {
  const store = openStore(SESSION_KEYS.database(brand), SESSION_KEYS.store);
  return {
    read: () => get<SessionKeys>(SESSION_KEYS.row, store),
    change: (next) => update<SessionKeys>(SESSION_KEYS.row, next, store),
  };
}
