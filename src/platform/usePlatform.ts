import { createContext, useContext } from 'react';
import type { Platform } from './platform.ts';
import type { Services } from './services.ts';

export const PlatformContext = createContext<Platform | null>(null);

/** What is there before any page is. Throws outside of `PlatformContext`, which wraps the whole app. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform was called outside of PlatformContext');
  return platform;
}

export const ServicesContext = createContext<Services | null>(null);

/** The services of this page. Throws outside of `ServicesContext`, which wraps all pages and begins when the services are there. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices was called outside of ServicesContext');
  return services;
}
