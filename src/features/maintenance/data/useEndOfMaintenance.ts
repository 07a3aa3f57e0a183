import { useEffect } from 'react';
import { watchForEndHere } from '../../../platform/maintenance/endWatch.ts';
import { usePlatform } from '../../../platform/usePlatform.ts';

/** While the screen is shown, one tab of the device waits for the server's word that the maintenance is over. */
export function useEndOfMaintenance(intervalMs: number): void {
  const { checkMaintenance } = usePlatform().core;
  useEffect(() => watchForEndHere(checkMaintenance, intervalMs), [checkMaintenance, intervalMs]);
}
