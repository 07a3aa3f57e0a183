import { useEffect } from 'react';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import type { LaunchError, LaunchEvent } from '../logic/launch.ts';

const RECHECK_MS = 20_000;

/** Inside an excluded area the location is checked again by itself: every 20 seconds, and when the player comes back to the page. */
export function useRecheck({ code }: LaunchError, send: (event: LaunchEvent) => void): void {
  const { timers } = useServices();
  const isOn = useOnline() && code === 'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR';
  useEffect(() => {
    if (!isOn) return;
    const check = (): void => send({ type: 'locationRequested' });
    const end = timers.every(RECHECK_MS, check);
    window.addEventListener('focus', check);
    return () => {
      end();
      window.removeEventListener('focus', check);
    };
  }, [isOn, send, timers]);
}
