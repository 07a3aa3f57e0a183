import { createStore, type WritableStore } from '../../src/platform/externalStore.ts';
import type { OpenedPage } from '../../src/platform/openedPage.ts';
import type { Services } from '../../src/platform/services.ts';
import { memoryKeyValue } from '../../src/platform/storage/keyValue.ts';
import { createPersistedText } from '../../src/platform/storage/persistedText.ts';
import { createPersistedValue, type Owner } from '../../src/platform/storage/persistedValue.ts';
import { fakeStorage } from '../../src/platform/testing/fakeStorage.ts';
import type { UnfinishedThing } from '../../src/platform/unfinished/unfinished.ts';

export { fakeTime } from '../../src/platform/testing/fakeTime.ts';

/** The register of a tab in which nothing is unfinished. */
export const makeUnfinished = (): WritableStore<readonly UnfinishedThing[]> => createStore<readonly UnfinishedThing[]>([]);

/** A page of a sportsbook with a connection. */
const DEFAULTS: Partial<Services> = {
  brandKind: 'sportsbook',
  reading: createStore(false),
  closed: createStore(false),
  storedAt: createStore<number | null>(null),
  connection: createStore({ online: true, live: true }),
  clock: { now: () => 0 },
  // The state of a visitor.
  playerSession: createStore(null),
  unfinished: makeUnfinished(),
  opened: createStore<OpenedPage | null>(null),
};

/** A page's services with these alone, on a page with a connection; the use of another one is an error of the test. */
export function fakeServices(given: Partial<Services>): Services {
  return new Proxy(given as Services, {
    get: (services, name) => {
      if (name in services) return services[name as keyof Services];
      if (name in DEFAULTS) return DEFAULTS[name as keyof Services];
      throw new Error(`This test has no service ${String(name)}`);
    },
  });
}

/** A tab that keeps texts over a reload. */
export function freshTab(): Services['persistInTab'] {
  const storage = fakeStorage();
  return (name) => createPersistedText(() => storage, name);
}

/** A player with a device on which nothing is stored yet. */
export function freshDevice(): Pick<Services, 'owner' | 'persist' | 'persistInTab'> {
  const owner = createStore<Owner>({ brand: 'tsb', playerAlias: 'p1' });
  const ports = { owner, storage: memoryKeyValue(), tabs: { send: () => undefined, listen: () => () => undefined } };
  return { owner, persist: (definition) => createPersistedValue(ports, definition), persistInTab: freshTab() };
}
