import type { ExternalStore } from '../../platform/externalStore.ts';
import type { Platform } from '../../platform/platform.ts';
import type { KeptValue, KeptValueDefinition } from '../../platform/storage/keptValue.ts';
import { useWorld } from './worldContext.ts';

/** Kept with the player's other things, so that a reload does not start the session anew and a log-out ends it. */
const SESSION_START: KeptValueDefinition<number | null> = {
  name: 'session-start',
  scope: 'user',
  initial: null,
  decode: (stored) => (typeof stored === 'number' && stored > 0 ? stored : null),
};

/** Notes when a player's session began: at the first moment this device saw it. Epoch milliseconds. */
export function keepSessionStart(platform: Pick<Platform, 'session' | 'clock' | 'keep'>): KeptValue<number | null> {
  const start = platform.keep(SESSION_START);
  const note = async (): Promise<void> => {
    if (platform.session.getSnapshot().status !== 'loggedIn') return;
    await start.loaded();
    if (platform.session.getSnapshot().status === 'loggedIn' && start.getSnapshot() === null) start.set(platform.clock.now());
  };
  platform.session.subscribe(() => void note());
  void note();
  return start;
}

export function useSessionStart(): ExternalStore<number | null> {
  return useWorld().sessionStart;
}
