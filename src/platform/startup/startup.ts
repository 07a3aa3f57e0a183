import type { Result } from '../../../core/result.ts';
import { type Timers, wait } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import type { RequestFailure } from '../graphql/request.ts';
import type { StartupQuery } from './startup.generated.ts';

export type StartupData = StartupQuery['startup'];

export interface WaitingRoom {
  readonly inWaitingRoom: boolean;
  readonly refreshIntervalSeconds: number;
}

/** The specification's application settings. `data` is the newest answer, also when a later call failed. */
export interface StartupState {
  readonly state: 'loading' | 'done' | 'error' | 'maintenance_mode';
  readonly data: StartupData | null;
  readonly cfWaitingRoom: WaitingRoom | null;
  /** Why the last call failed; null after an answer. */
  readonly failure: RequestFailure['kind'] | null;
}

/**
 * no: startup was answered once, or is pending · yes: the server refused the first call · suspected: the first call got no usable answer, so
 * either the service is down or this device is offline.
 */
export function outageOf({ state, data, failure }: StartupState): 'no' | 'suspected' | 'yes' {
  if (state !== 'error' || data !== null) return 'no';
  return failure === 'unreachable' ? 'suspected' : 'yes';
}

export interface StartupPorts {
  readonly timers: Timers;
  /** Offline nothing is asked by time: the connection's return asks. */
  readonly isOnline: () => boolean;
  /** Sends the current bearer token, the anonymous token or none. */
  readonly request: () => Promise<Result<StartupData, RequestFailure>>;
  /** The token of the request is no longer valid: gets another one. */
  readonly renew: () => Promise<void>;
  readonly report: ReportError;
}

export interface Startup extends ExternalStore<StartupState> {
  /** Sends a request now. Settles with its outcome. */
  load(): Promise<void>;
  /** Takes an answer that came with another request. */
  accept(data: StartupData): void;
  /** Polls every 10 seconds while logged in. */
  poll(isLoggedIn: boolean): void;
}

/** Ten seconds, also for the attempts after a call that failed; and three retries 300 ms apart (specification, section 7). */
export const POLL_MS = 10_000;
const RETRIES = 3;
const RETRY_MS = 300;
/** The specification has two readings, 30 seconds and 5; the server's own value has precedence. */
const WAITING_ROOM_SECONDS = 30;

export function createStartup(ports: StartupPorts): Startup {
  const store = createStore<StartupState>({ state: 'loading', data: null, cfWaitingRoom: null, failure: null });
  let running: Promise<void> | null = null;
  let cancelNext = (): void => undefined;
  let cancelPoll: (() => void) | null = null;

  const set = (change: Partial<StartupState>): void => store.set({ ...store.getSnapshot(), ...change });

  const ask = async (): Promise<Result<StartupData, RequestFailure>> => {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await ports.request();
      if (answer.ok || answer.error.kind !== 'unauthenticated' || attempt === RETRIES) return answer;
      await ports.renew();
      await wait(ports.timers, RETRY_MS);
    }
  };

  const retry = (): void => {
    if (ports.isOnline()) void load();
    else cancelNext = ports.timers.after(POLL_MS, retry);
  };

  const fail = (failure: RequestFailure): void => {
    const { kind } = failure;
    switch (failure.kind) {
      case 'waitingRoom': {
        const refreshIntervalSeconds = failure.refreshIntervalSeconds ?? WAITING_ROOM_SECONDS;
        set({ cfWaitingRoom: { inWaitingRoom: true, refreshIntervalSeconds }, failure: kind });
        cancelNext = ports.timers.after(refreshIntervalSeconds * 1000, () => void load());
        return;
      }
      case 'maintenance':
        set({ state: 'maintenance_mode', cfWaitingRoom: null, failure: kind });
        return;
      case 'unreachable':
      case 'unauthenticated':
      case 'refused':
        ports.report('startup', new Error(`Startup: ${kind}`));
        set({ state: 'error', cfWaitingRoom: null, failure: kind });
        // A visitor's page, which does not poll, tries again by itself too: until an answer it says of every page error that the service is down.
        cancelNext = ports.timers.after(POLL_MS, retry);
    }
  };

  const accept = (data: StartupData): void => set({ state: 'done', data, cfWaitingRoom: null, failure: null });

  const run = async (): Promise<void> => {
    cancelNext();
    const answer = await ask();
    if (answer.ok) accept(answer.value);
    else fail(answer.error);
  };

  const load = (): Promise<void> => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load,
    accept,
    poll: (isLoggedIn) => {
      if (isLoggedIn === (cancelPoll !== null)) return;
      cancelPoll?.();
      cancelPoll = isLoggedIn ? ports.timers.every(POLL_MS, () => ports.isOnline() && void load()) : null;
    },
  };
}
