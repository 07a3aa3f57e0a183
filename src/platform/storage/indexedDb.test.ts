import { afterEach, expect, it, vi } from 'vitest';
import { openIndexedDb } from './indexedDb.ts';

interface Answered {
  readonly onsuccess?: () => void;
  readonly oncomplete?: () => void;
}

/** A database with one store, in memory, and how often its connection was closed. */
function fakeDatabase() {
  const values = new Map<string, unknown>();
  const soon = <Made extends object>(made: Made & Answered): Made & Answered => {
    setTimeout(() => (made.onsuccess ?? made.oncomplete)?.(), 0);
    return made;
  };
  const database = {
    close: vi.fn(),
    onversionchange: undefined as (() => void) | undefined,
    transaction: () => {
      const transaction: Answered & { readonly db: object } = soon({ db: database });
      const store = {
        transaction,
        get: (key: string) => soon({ result: values.get(key) }),
        put: (value: unknown, key: string) => void values.set(key, value),
        delete: (key: string) => void values.delete(key),
      };
      return { objectStore: () => store };
    },
  };
  const open = vi.fn(() => soon({ result: database }));
  vi.stubGlobal('indexedDB', { open });
  return { database, open, values };
}
afterEach(() => vi.unstubAllGlobals());

it('what is stored is in IndexedDB, where the next page finds it', async () => {
  const { values } = fakeDatabase();
  await openIndexedDb('slipstream').set('tsb/p1/betslip.tab', 'PARLAY');
  expect([...values]).toEqual([['tsb/p1/betslip.tab', 'PARLAY']]);
  const next = openIndexedDb('slipstream');
  expect(await next.get('tsb/p1/betslip.tab')).toBe('PARLAY');
  await next.remove('tsb/p1/betslip.tab');
  expect(values.size).toBe(0);
});

it('an open page gives way to a deletion of its database, and opens another when it stores again', async () => {
  const { database, open } = fakeDatabase();
  const rows = openIndexedDb('slipstream');
  await rows.get('a');
  database.onversionchange?.();
  expect(database.close).toHaveBeenCalledOnce();
  expect(await rows.get('a')).toBeUndefined();
  expect(open).toHaveBeenCalledTimes(2);
});
