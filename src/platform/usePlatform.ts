import { createContext, useContext } from 'react';
import type { Platform } from './platform.ts';

export const PlatformContext = createContext<Platform | null>(null);

/** Everything outside of the page. Throws outside of `PlatformContext`, which wraps the whole app. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform was called outside of PlatformContext');
  return platform;
}
