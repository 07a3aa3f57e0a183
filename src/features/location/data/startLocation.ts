import { lazyModule } from '../../../../core/lazyModule.ts';
import type { LoggedInPlayer } from '../../../platform/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { browserLock } from '../../../platform/tabs/lock.ts';
import { openTabs } from '../../../platform/tabs/tabs.ts';
import { whereaboutsOf } from '../../../player/queries.ts';
import { readBrowserPosition } from './browserPosition.ts';
import { type LocationMessage, runLocationCheck } from './locationCheck.ts';

const software = lazyModule(() => import('./referenceSoftware.ts').then((module) => module.referenceSoftware));

/** Checks where the player is from the log-in to the log-out. */
export function startLocation(services: Services, player: LoggedInPlayer): () => void {
  const { clock, timers, facts, data } = services;
  return runLocationCheck(
    {
      services,
      store: whereaboutsOf(services),
      readPosition: (isFresh) => readBrowserPosition(navigator.geolocation, clock.now, isFresh),
      loadSoftware: async () => (await software.load())(data),
      tabs: openTabs<LocationMessage>(`slipstream-location-${facts.brand}`),
      lock: browserLock(navigator.locks, { clock, timers, storage: () => localStorage, owner: facts.installId + clock.now() }),
    },
    player,
  );
}
