import { lazyModule } from '../../../core/lazyModule.ts';
import { systemClock, systemTimers } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import { createPersistedText } from '../storage/persistedText.ts';
import type { Keeper } from './keeper.ts';
import type { KeptAnswer } from './keptAnswers.ts';
import type { KeptPorts } from './keptPorts.ts';

/** The answers on this device, for the data of the page's player. Never fails. */
export interface Kept {
  /**
   * True: there is a stored session that cannot be checked without a connection, and its player's answers can be read. From the loss of
   * the connection until the session is known.
   */
  readonly reading: ExternalStore<boolean>;
  /**
   * True: what is kept is not shown, because the time that the player has chosen is over, or without a connection the session, by this
   * device's clock. Also on a page whose player was logged in when the connection was lost.
   */
  readonly closed: ExternalStore<boolean>;
  readonly read: (name: string) => Promise<KeptAnswer | null>;
  readonly write: (name: string, answer: KeptAnswer) => void;
  /** The player did something. */
  readonly active: () => void;
}

/** The code is loaded for a player alone, and where an earlier page has not come to forget one. */
export function createKept(ports: KeptPorts): Kept {
  const { brand, session, report } = ports;
  const reading = createStore(false);
  const closed = createStore(false);
  const marker = createPersistedText(() => localStorage, `slipstream.kept.${brand}`);
  const code = lazyModule(async (): Promise<Keeper> => {
    const { createKeeper } = await import('./keeper.ts');
    const mark = (isThere: boolean): void => marker.write(isThere ? '1' : null);
    return createKeeper({ ...ports, reading, closed, mark, clock: systemClock, timers: systemTimers });
  });
  let isReported = false;
  const use = async <Value>(work: (keeper: Keeper) => Promise<Value> | Value): Promise<Value | null> => {
    try {
      return await work(await code.load());
    } catch (error) {
      // Storage that is blocked fails at every use.
      if (!isReported) report('kept', error);
      isReported = true;
      return null;
    }
  };
  session.onAuthenticated('kept', (isNew) => void use((keeper) => keeper.begin(isNew)));
  const follow = (): void => {
    const { status, playerAlias } = session.getSnapshot();
    if (status === 'loggedOut' ? marker.read() !== null : playerAlias !== null) void use((keeper) => keeper.follow());
  };
  session.subscribe(follow);
  follow();
  return {
    reading,
    closed,
    read: (name) => use((keeper) => keeper.read(name)),
    write: (name, answer) => void use((keeper) => keeper.write(name, answer)),
    active: () => code.loaded()?.active(),
  };
}
