import { derivedStore, type ExternalStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';

/** Whether the reality check-in toast is open. */
export const checkInOf = onePerPage(
  ({ sessionTimes }: Pick<PlatformServices, 'sessionTimes'>): ExternalStore<boolean> =>
    derivedStore(sessionTimes, ({ checkInToastOpen }) => checkInToastOpen),
);
