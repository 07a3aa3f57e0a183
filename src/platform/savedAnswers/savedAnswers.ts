import { lazyModule } from '../../../core/lazyModule.ts';
import { systemClock, systemTimers } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import { createPersistedText } from '../storage/persistedText.ts';
import type { SavedAnswer } from './answerStore.ts';
import type { PlayerAnswers } from './playerAnswers.ts';
import type { SavedAnswersPorts } from './ports.ts';

/** The saved answers of the page's player: what they have seen last, encrypted on this device. Never fails. */
export interface SavedAnswers {
  /**
   * True: there is a stored session that cannot be checked without a connection, and its player's answers can be read. From the loss of
   * the connection until the session is known.
   */
  readonly reading: ExternalStore<boolean>;
  /**
   * True: no saved answer is shown, because the time that the player has chosen is over, or without a connection the session, by this
   * device's clock. Also on a page whose player was logged in when the connection was lost.
   */
  readonly closed: ExternalStore<boolean>;
  readonly read: (name: string) => Promise<SavedAnswer | null>;
  readonly write: (name: string, answer: SavedAnswer) => void;
  /** The player did something. */
  readonly active: () => void;
}

/** Loads its code for a player alone, and where an earlier page was closed before it could delete the answers of one. */
export function createSavedAnswers(ports: SavedAnswersPorts): SavedAnswers {
  const { brand, session, report } = ports;
  const reading = createStore(false);
  const closed = createStore(false);
  const marker = createPersistedText(() => localStorage, `slipstream.kept.${brand}`);
  const code = lazyModule(async (): Promise<PlayerAnswers> => {
    const { createPlayerAnswers } = await import('./playerAnswers.ts');
    const mark = (isThere: boolean): void => marker.write(isThere ? '1' : null);
    return createPlayerAnswers({ ...ports, reading, closed, mark, clock: systemClock, timers: systemTimers });
  });
  let isReported = false;
  const use = async <Value>(work: (answers: PlayerAnswers) => Promise<Value> | Value): Promise<Value | null> => {
    try {
      return await work(await code.load());
    } catch (error) {
      // Storage that is blocked fails at every use.
      if (!isReported) report('kept', error);
      isReported = true;
      return null;
    }
  };
  session.onAuthenticated('kept', (isNew) => void use((answers) => answers.begin(isNew)));
  const follow = (): void => {
    const { status, playerAlias } = session.getSnapshot();
    if (status === 'loggedOut' ? marker.read() !== null : playerAlias !== null) void use((answers) => answers.follow());
  };
  session.subscribe(follow);
  follow();
  return {
    reading,
    closed,
    read: (name) => use((answers) => answers.read(name)),
    write: (name, answer) => void use((answers) => answers.write(name, answer)),
    active: () => code.loaded()?.active(),
  };
}
