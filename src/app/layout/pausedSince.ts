import { createStore, type ExternalStore } from '../../platform/externalStore.ts';
import { onePerPage } from '../../platform/onePerPage.ts';
import type { PlatformServices } from '../../platform/services.ts';

/**
 * Since when the prices of this page are paused, in epoch milliseconds: it lost them by going offline, or it was opened offline with what
 * the worker had stored at that time. Null while online, and where nothing says so.
 */
export const pausedSinceOf = onePerPage(
  ({ connection, storedAt, clock }: Pick<PlatformServices, 'connection' | 'storedAt' | 'clock'>) => {
    const since = createStore<number | null>(null);
    let wasLive = connection.getSnapshot().live;
    let lostAt: number | null = null;
    const follow = (): void => {
      const { online, live } = connection.getSnapshot();
      wasLive ||= live;
      if (online) lostAt = null;
      else if (wasLive) lostAt ??= clock.now();
      since.set(online ? null : (lostAt ?? storedAt.getSnapshot()));
    };
    connection.subscribe(follow);
    storedAt.subscribe(follow);
    follow();
    return since as ExternalStore<number | null>;
  },
);
