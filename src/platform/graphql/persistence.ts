import type { InMemoryCache } from '@apollo/client';
import { CachePersistor } from 'apollo3-cache-persist';
import type { ReportError } from '../errors/reporter.ts';
import type { ExternalStore } from '../externalStore.ts';
import type { KeyValue } from '../storage/keyValue.ts';
import type { Owner } from '../storage/persistedValue.ts';
import { persistable, restorable } from './persistable.ts';

/** Above this size the library drops the persisted cache for the session; on disk it is far smaller. */
const MAXIMUM_CHARACTERS = 900_000;
const DEBOUNCE_MS = 2000;
/** After this many unhealthy starts in a row, the persisted cache counts as the cause. */
const UNHEALTHY_STARTS = 3;

export interface CachePersistencePorts {
  readonly cache: InMemoryCache;
  readonly storage: KeyValue;
  readonly owner: ExternalStore<Owner>;
  /** The contract's version: a cache written by another version does not fit. */
  readonly schemaVersion: string;
  readonly report: ReportError;
}

export interface CachePersistence {
  /** Restores the persisted cache, then persists changes. Never throws: on failure the page uses the network. */
  start(): Promise<void>;
  /** Call after some time on screen: the restored cache did not break the page. */
  healthy(): Promise<void>;
  /** Removes the persisted caches of all contracts, because the worker stores the catalogue now. Never throws. */
  forget(): Promise<void>;
}

export function cachePersistence(ports: CachePersistencePorts): CachePersistence {
  const key = (): string => {
    const { brand, playerAlias } = ports.owner.getSnapshot();
    return `${brand}/${playerAlias ?? 'anonymous'}/apollo-${ports.schemaVersion}`;
  };
  const startsKey = (): string => `${ports.owner.getSnapshot().brand}//apollo-starts`;
  const persistor = new CachePersistor<unknown>({
    cache: ports.cache,
    storage: {
      getItem: async () => {
        const stored = await ports.storage.get(key());
        return typeof stored === 'string' ? JSON.stringify(restorable(JSON.parse(stored), ports.cache.extract())) : null;
      },
      setItem: (_name: string, value: unknown) => ports.storage.set(key(), value),
      removeItem: () => ports.storage.remove(key()),
    },
    maxSize: MAXIMUM_CHARACTERS,
    debounce: DEBOUNCE_MS,
    trigger: 'write',
    persistenceMapper: async (text: unknown) => JSON.stringify(persistable(typeof text === 'string' ? JSON.parse(text) : {})),
  });

  /** Removes this brand's persisted Apollo caches, of any user and contract, that `isMeant` selects. */
  const remove = async (isMeant: (name: string) => boolean): Promise<void> => {
    const { brand } = ports.owner.getSnapshot();
    const names = (await ports.storage.keys()).filter(
      (name) => name.startsWith(`${brand}/`) && /\/apollo-[^/]+$/.test(name) && name !== startsKey(),
    );
    await Promise.all(names.filter(isMeant).map((name) => ports.storage.remove(name)));
  };

  return {
    start: async () => {
      try {
        const starts = Number((await ports.storage.get(startsKey())) ?? 0);
        if (starts >= UNHEALTHY_STARTS) await persistor.purge();
        await ports.storage.set(startsKey(), starts >= UNHEALTHY_STARTS ? 1 : starts + 1);
        await persistor.restore();
        // Caches of other versions of the contract will never be read again.
        await remove((name) => !name.endsWith(`/apollo-${ports.schemaVersion}`));
      } catch (error) {
        ports.report('cache.restore', error);
        await persistor.purge().catch(() => undefined);
      }
    },
    healthy: () => ports.storage.set(startsKey(), 0),
    forget: async () => {
      persistor.pause();
      try {
        await remove(() => true);
      } catch (error) {
        ports.report('cache.forget', error);
      }
    },
  };
}
