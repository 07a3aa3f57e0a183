import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValue, PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';

/** Stored per player, so that a reload keeps the session's start and a log-out removes it. */
const SESSION_START: PersistedValueDefinition<number | null> = {
  name: 'session-start',
  scope: 'user',
  initial: null,
  decode: (stored) => (typeof stored === 'number' && stored > 0 ? stored : null),
};

/** The start of the player's session in epoch milliseconds; null without a player. */
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
