import { useEffect, useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { isAuthorized } from '../../../platform/location/logic/locationMachine.ts';
import { outOfStateSilenced } from '../../../platform/outOfStateSilence.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useWhereabouts, type Whereabouts, whereaboutsOf } from '../../../player/queries.ts';

const whole = (whereabouts: Whereabouts): Whereabouts => whereabouts;

export interface Location extends Whereabouts {
  /** A bet may be tried now. */
  readonly mayBet: boolean;
  /** The region by the address of the visitor; null while start-up is not known. */
  readonly regionByAddress: string | null;
  readonly checkNow: () => void;
  /** Remembers what the player has been told. */
  readonly tell: (words: string) => void;
}

export function useLocationCheck(): Location {
  const services = useServices();
  const whereabouts = useWhereabouts(whole);
  const regionByAddress = useStore(services.startup).data?.regionalMetadata.currentRegion.name ?? null;
  return {
    ...whereabouts,
    mayBet: isAuthorized(whereabouts.check, services.clock.now()),
    regionByAddress,
    checkNow: () => whereaboutsOf(services).checkNow(),
    tell: (announced) => {
      if (announced !== whereabouts.announced) whereaboutsOf(services).update({ announced });
    },
  };
}

/** Where the helper of the location service is got from; null: there is nothing to install. */
export function useHelperUrl(): string | null {
  const installers = useStore(useServices().startup).data?.serviceAttributes.geolocation.installers ?? [];
  return installers.flatMap(({ cdnUrls }) => cdnUrls)[0] ?? null;
}

/** The text of a standalone casino outside its area, unless the player has silenced it on this device. */
export function useOutOfState() {
  const services = useServices();
  const notice = useStore(services.startup).data?.serviceAttributes.casinoOutOfState ?? null;
  const silenced = outOfStateSilenced(services);
  const isSilenced = useStore(silenced);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    void silenced.loaded().then(() => setRead(true));
  }, [silenced]);
  return { notice, isSilenced, isRead, silence: () => silenced.set(true) };
}
