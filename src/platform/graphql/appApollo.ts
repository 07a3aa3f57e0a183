import type { CatalogueSource } from '../catalogue/catalogueSource.ts';
import { type Timers, wait } from '../clock.ts';
import type { Engine } from '../data/engine.ts';
import type { Session } from '../session/session.ts';
import { type ApolloPorts, createApollo, forgetPrivate } from './apollo.ts';
import { apolloEngine } from './apolloEngine.ts';
import { apolloSource } from './apolloSource.ts';
import { isPublicOperation, operationHash } from './builtOperations.ts';
import { createCache } from './cache.ts';
import { type CachePersistencePorts, cachePersistence } from './persistence.ts';

/** After this time on screen, the restored cache has not broken the page. */
const HEALTHY_AFTER_MS = 5000;

/** The first render waits this long for the persisted cache. A later restore does not overwrite newer data. */
const RESTORE_PATIENCE_MS = 100;

export interface AppApolloPorts
  extends Omit<ApolloPorts, 'cache' | 'isPublic' | 'hashOf'>,
    Omit<CachePersistencePorts, 'cache' | 'schemaVersion' | 'report'> {
  readonly timers: Timers;
  readonly session: Pick<Session, 'onLogOut'>;
  /** True when no worker controls this page: Apollo persists the public catalogue for an offline reload (docs/adr/0007). */
  readonly persistsCatalogue: boolean;
  /** Makes the page read the catalogue through this source. Not called when the worker stores it. */
  readonly readThrough: (source: CatalogueSource) => void;
}

/** The app's Apollo client with its persisted cache, as the engine of a player's data. */
export async function createAppApollo({
  timers,
  session,
  persistsCatalogue,
  readThrough,
  ...ports
}: AppApolloPorts): Promise<Engine> {
  const cache = createCache();
  const client = createApollo({ ...ports, isPublic: isPublicOperation, hashOf: operationHash, cache });
  session.onLogOut(async () => forgetPrivate(client));
  const persistence = cachePersistence({ ...ports, cache, schemaVersion: __SCHEMA_VERSION__ });
  if (!persistsCatalogue) {
    void persistence.forget();
    return apolloEngine(client);
  }
  timers.after(HEALTHY_AFTER_MS, () => void persistence.healthy());
  await Promise.race([persistence.start(), wait(timers, RESTORE_PATIENCE_MS)]);
  readThrough(apolloSource(client));
  return apolloEngine(client);
}
