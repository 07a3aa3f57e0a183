import { createStore, type ExternalStore } from '../externalStore.ts';
import type { PersistedText } from '../storage/persistedText.ts';
import type { Session } from './session.ts';

export interface StrongAuthOff {
  /** The job after a log-in is to be done now. */
  readonly isDue: ExternalStore<boolean>;
  done(): void;
  /** Logs the player out; their next log-in in this tab turns strong authentication off. */
  askAndLogOut(): void;
}

type Needs = Pick<Session, 'getSnapshot' | 'onAuthenticated' | 'onLogOut' | 'logOut'>;

/**
 * Turns strong authentication off for a player who gets no codes. A password that was reset through a mailed link is the proof that stands for a code.
 * @param askedBy the player who has asked; survives a reload of the tab.
 */
export function createStrongAuthOff(session: Needs, askedBy: PersistedText): StrongAuthOff {
  const isDue = createStore(false);
  session.onAuthenticated('strong-authentication-off', (isNew) => {
    const playerId = askedBy.read();
    if (playerId === null || !isNew) return;
    askedBy.write(null);
    isDue.set(playerId === session.getSnapshot().playerId);
  });
  session.onLogOut(async () => isDue.set(false));
  return {
    isDue,
    done: () => isDue.set(false),
    askAndLogOut: () => {
      const { playerId } = session.getSnapshot();
      void session.logOut('none').then(() => askedBy.write(playerId));
    },
  };
}
