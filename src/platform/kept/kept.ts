import { lazyModule } from '../../../core/lazyModule.ts';
import { type Clock, systemClock, systemTimers, type Timers } from '../clock.ts';
import type { ConnectionFacts } from '../connection/reconnect.ts';
import type { ReportError } from '../errors/reporter.ts';
import { createStore, type ExternalStore, type WritableStore } from '../externalStore.ts';
import type { Session } from '../session/session.ts';
import type { Startup } from '../startup/startup.ts';
import { createPersistedText } from '../storage/persistedText.ts';
import type { Keeper } from './keeper.ts';
import type { KeptAnswer } from './keptAnswers.ts';

export interface KeptPorts {
  readonly brand: string;
  readonly version: string;
  readonly session: Session;
  readonly startup: ExternalStore<Pick<ReturnType<Startup['getSnapshot']>, 'data'>>;
  readonly connection: ExternalStore<Pick<ConnectionFacts, 'online'>>;
  readonly report: ReportError;
}

/** The answers on this device, for the data of the page's player. Never fails. */
export interface Kept {
  /**
   * True: there is a stored session that cannot be checked without a connection, and its player's answers can be read. From the loss of
   * the connection until the session is known.
   */
  readonly reading: ExternalStore<boolean>;
  readonly read: (name: string) => Promise<KeptAnswer | null>;
  readonly write: (name: string, answer: KeptAnswer) => void;
  /** The player did something. */
  readonly active: () => void;
}

export interface KeeperPorts extends KeptPorts {
  readonly reading: WritableStore<boolean>;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Says that there is something to forget, for a page whose visitor is nobody any more. */
  readonly mark: (isThere: boolean) => void;
}

/** The code is loaded for a player alone, and where an earlier page has not come to forget one. */
export function createKept(ports: KeptPorts): Kept {
  const { brand, session, report } = ports;
  const reading = createStore(false);
  const marker = createPersistedText(() => localStorage, `slipstream.kept.${brand}`);
  const code = lazyModule(async (): Promise<Keeper> => {
    const { createKeeper } = await import('./keeper.ts');
    const mark = (isThere: boolean): void => marker.write(isThere ? '1' : null);
    return createKeeper({ ...ports, reading, mark, clock: systemClock, timers: systemTimers });
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
    const { status, playerId } = session.getSnapshot();
    if (status === 'loggedOut' ? marker.read() !== null : playerId !== null) void use((keeper) => keeper.follow());
  };
  session.subscribe(follow);
  follow();
  return {
    reading,
    read: (name) => use((keeper) => keeper.read(name)),
    write: (name, answer) => void use((keeper) => keeper.write(name, answer)),
    active: () => code.loaded()?.active(),
  };
}
