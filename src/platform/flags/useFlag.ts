import { useSyncExternalStore } from 'react';
import type { FlagKey } from '../../../core/wire/flags.ts';
import { useServices } from '../usePlatform.ts';

/** A feature flag's value; the component is drawn again when it changes. */
export function useFlag(key: FlagKey): boolean {
  const { flags } = useServices();
  const read = (): boolean => flags.get(key);
  return useSyncExternalStore(flags.subscribe, read, read);
}
