import { createContext, useContext } from 'react';
import { useStore } from './externalStore.ts';
import type { Platform } from './platform.ts';
import type { Services } from './services.ts';

export const PlatformContext = createContext<Platform | null>(null);

/** The platform, available before any page. Throws outside of `PlatformContext`, which wraps the whole app. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform was called outside of PlatformContext');
  return platform;
}

export const ServicesContext = createContext<Services | null>(null);

/** True inside a page whose answers are saved on this device: whatever its components query (docs/adr/0134). */
export const SavedPage = createContext(false);

/** The page's services. Throws outside of `ServicesContext`, which wraps all pages once the services have loaded. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices was called outside of ServicesContext');
  return services;
}

/** Whether the page shows a player's own things: they are logged in, or their saved answers are read. */
export function useShowsPlayer(): boolean {
  const { session, reading } = useServices();
  const isReading = useStore(reading);
  return useStore(session).status === 'loggedIn' || isReading;
}

/** Whether requests get through, as far as this page knows. */
export const useOnline = (): boolean => useStore(useServices().connection).online;
