import type { ApolloClient } from '@apollo/client';
import { wait } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { createApollo, forgetPrivate } from './apollo.ts';
import { createCache } from './cache.ts';
import { isPublicOperation } from './operations.ts';
import { cachePersistence } from './persistence.ts';

/** Several things come back at once when a connection does. */
const REFETCH_DEBOUNCE_MS = 200;
/** A page that has shown for so long was not broken by what it restored. */
const HEALTHY_AFTER_MS = 5000;

/** A first render waits so long for what is kept, not longer: what comes later is put under what has been fetched since. */
const RESTORE_PATIENCE_MS = 100;

/**
 * The app's Apollo client, with what is kept of its cache. Only lazily loaded layouts import this: Apollo is not in the first chunk.
 * @throws when the rest of the platform cannot be fetched.
 */
export async function createAppApollo(platform: Platform): Promise<ApolloClient> {
  await platform.ready;
  const { onReturn, ...parts } = platform.apolloParts;
  const { storage, owner, report, timers } = platform;
  const cache = createCache();
  const client = createApollo({ ...parts, facts: platform.facts, isPublic: isPublicOperation, cache });

  let isDue = false;
  onReturn(() => {
    if (isDue) return;
    isDue = true;
    timers.after(REFETCH_DEBOUNCE_MS, () => {
      isDue = false;
      client.refetchQueries({ include: 'active' }).catch((error: unknown) => report('refetch', error));
    });
  });
  platform.session.onLogOut(async () => forgetPrivate(client));

  const persistence = cachePersistence({ cache, storage, owner, schemaVersion: __SCHEMA_VERSION__, report });
  timers.after(HEALTHY_AFTER_MS, () => void persistence.healthy());
  await Promise.race([persistence.start(), wait(timers, RESTORE_PATIENCE_MS)]);
  return client;
}
