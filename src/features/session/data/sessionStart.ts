import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValue, PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';

/** Kept with the player's other things, so that a reload does not start the session anew and a log-out ends it. */
const SESSION_START: PersistedValueDefinition<number | null> = {
  name: 'session-start',
  scope: 'user',
  initial: null,
  decode: (stored) => (typeof stored === 'number' && stored > 0 ? stored : null),
};

/** When the player's session began, in epoch milliseconds; null while nobody is logged in. */
export const sessionStartOf = onePerPage(
  ({ session, clock, persist }: Pick<PlatformServices, 'session' | 'clock' | 'persist'>): PersistedValue<number | null> => {
    const start = persist(SESSION_START);
    const note = async (): Promise<void> => {
      if (session.getSnapshot().status !== 'loggedIn') return;
      await start.loaded();
      if (session.getSnapshot().status === 'loggedIn' && start.getSnapshot() === null) start.set(clock.now());
    };
    session.subscribe(() => void note());
    void note();
    return start;
  },
);
