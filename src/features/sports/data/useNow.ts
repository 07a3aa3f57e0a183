import { useEffect, useState } from 'react';
import { systemTimers } from '../../../platform/clock.ts';
import { useServices } from '../../../platform/usePlatform.ts';

/** The current time in epoch milliseconds, refreshed at an interval: for texts such as Today that become outdated. */
export function useNow(intervalMs: number): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => systemTimers.every(intervalMs, () => setNow(clock.now())), [clock, intervalMs]);
  return now;
}
