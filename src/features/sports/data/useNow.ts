import { useEffect, useState } from 'react';
import { systemTimers } from '../../../platform/clock.ts';
import { useServices } from '../../../platform/usePlatform.ts';

/** The time, read again every so often: for words such as Today that grow old. Epoch milliseconds. */
export function useNow(intervalMs: number): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => systemTimers.every(intervalMs, () => setNow(clock.now())), [clock, intervalMs]);
  return now;
}
