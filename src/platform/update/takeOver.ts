import { type Timers, wait } from '../clock.ts';
import { type ExternalStore, whenStore } from '../externalStore.ts';
import type { UnfinishedThing } from '../unfinished/unfinished.ts';
import { browserHoldLock, type HoldLock } from './holdLock.ts';

/** Enough time for pending requests at the moment of the click: mostly files that the pointer has prefetched. */
export const QUIET_MS = 500;

export interface TakeOverPorts {
  readonly timers: Timers;
  readonly unfinished: ExternalStore<readonly UnfinishedThing[]>;
  /** Held by every tab with a bet in flight. */
  readonly lock?: HoldLock;
  /** Pauses the requests of all tabs. */
  readonly pauseRequests: () => void;
  /** Tells the waiting worker to take over. */
  readonly skipWaiting: () => void;
  /** Called with true before it waits for a bet, and with false after it. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

const hasBet = (things: readonly UnfinishedThing[]): boolean => things.some(({ kind }) => kind === 'bet');

/** Lets the waiting worker take over, once no tab has a bet in flight. */
export async function takeOver(ports: TakeOverPorts): Promise<void> {
  const { timers, unfinished, onWaiting, lock = browserHoldLock(navigator.locks) } = ports;
  const isBetInFlight = async (): Promise<boolean> => hasBet(unfinished.getSnapshot()) || !(await lock.isFree());
  do {
    while (await isBetInFlight()) {
      onWaiting(true);
      await whenStore(unfinished, (things) => !hasBet(things));
      await lock.whenFree();
      onWaiting(false);
    }
    // A request during the old worker's stop starts it again, and the browser then waits until it is idle. So requests pause.
    ports.pauseRequests();
    await wait(timers, QUIET_MS);
  } while (await isBetInFlight());
  ports.skipWaiting();
}
