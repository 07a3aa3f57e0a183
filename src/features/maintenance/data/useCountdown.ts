import { useEffect, useState } from 'react';
import { systemClock, systemTimers } from '../../../platform/clock.ts';

/** Whole seconds left of a period that restarts when it ends. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const startedAt = systemClock.now();
    return systemTimers.every(1000, () => {
      const passed = Math.floor((systemClock.now() - startedAt) / 1000);
      setLeft(seconds - (passed % seconds));
    });
  }, [seconds]);
  return left;
}
