import { createStore, type ExternalStore } from '../../platform/externalStore.ts';
import { onePerPage } from '../../platform/onePerPage.ts';
import type { PlatformServices } from '../../platform/services.ts';

/**
 * When this page lost its live prices by going offline, in epoch milliseconds. Null while online, and on a page that never had live prices:
 * those on it are from an earlier visit, at a time that nobody knows.
 */
export const pausedSinceOf = onePerPage(({ connection, clock }: Pick<PlatformServices, 'connection' | 'clock'>) => {
  const since = createStore<number | null>(null);
  let wasLive = connection.getSnapshot().live;
  let wasOnline = connection.getSnapshot().online;
  connection.subscribe(() => {
    const { online, live } = connection.getSnapshot();
    wasLive ||= live;
    if (online !== wasOnline) since.set(!online && wasLive ? clock.now() : null);
    wasOnline = online;
  });
  return since as ExternalStore<number | null>;
});
