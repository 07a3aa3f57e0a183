import type { PendingLogOut } from '../../../core/wire/sessionProof.ts';
import { type Timers, wait } from '../clock.ts';
import { createStore, type ExternalStore, whenStore } from '../externalStore.ts';
import type { SavedSessionStore } from './savedSession.ts';
import type { SessionKey } from './sessionKey.ts';

export interface PendingLogOutPorts {
  readonly key: Pick<SessionKey, 'drop' | 'pending' | 'settle'>;
  readonly savedSession: Pick<SavedSessionStore, 'pendingSince' | 'settleLogOut'>;
  /** @returns whether the server has decided. */
  readonly request: (pending: PendingLogOut) => Promise<boolean>;
  readonly isOnline: ExternalStore<boolean>;
  readonly timers: Timers;
  /** Lets the worker send them when the line is back, also without a page. */
  readonly requestSync: () => void;
}

/** Log-outs on this device that the server may not know of: stored with the session's key, and sent by a page or by the worker. */
export interface PendingLogOutSender {
  /** The session on this device has ended: its key is deleted. */
  ended(): void;
  /** The server knows of the last one. */
  confirmed(): Promise<void>;
  /** Sends all, until the server knows. Settles after the first try. */
  send(): Promise<void>;
  /** The server does not know yet, and could not be reached at once. */
  readonly isPending: ExternalStore<boolean>;
}

const LONGEST_RETRY_MS = 30_000;

export function createPendingLogOuts(ports: PendingLogOutPorts): PendingLogOutSender {
  const { key, savedSession, isOnline } = ports;
  const isPending = createStore(false);
  let dropping: Promise<PendingLogOut | null> = Promise.resolve(null);
  let sending: Promise<void> | null = null;

  /** Removes these. @returns whether nothing is pending then. */
  const settle = async (settled: readonly PendingLogOut[]): Promise<boolean> => {
    if (settled.length > 0) await key.settle(settled);
    if ((await key.pending()).length > 0) return false;
    savedSession.settleLogOut();
    isPending.set(false);
    return true;
  };
  const sendAll = async (): Promise<readonly PendingLogOut[]> => {
    if (!isOnline.getSnapshot()) return [];
    const pending = await key.pending();
    const isSettled = await Promise.all(pending.map(ports.request));
    return pending.filter((_, place) => isSettled[place]);
  };
  const tryAll = async (): Promise<boolean> => {
    // At most starts there is nothing, and one look shows it.
    if ((await settle([])) || (await settle(await sendAll()))) return true;
    isPending.set(true);
    ports.requestSync();
    return false;
  };
  /** The next time that the line comes back. */
  const lineBack = async (): Promise<true> => {
    await whenStore(isOnline, (online) => !online);
    await whenStore(isOnline, (online) => online);
    return true;
  };
  const pause = async (tries: number): Promise<false> => {
    await wait(ports.timers, Math.min(1000 * 2 ** tries, LONGEST_RETRY_MS));
    return false;
  };
  const goOn = async (): Promise<void> => {
    let back = lineBack();
    for (let tries = 0; ; tries += 1) {
      const isBack = await (isOnline.getSnapshot() ? Promise.race([pause(tries), back]) : back);
      if (await tryAll()) return;
      if (isBack) back = lineBack();
    }
  };

  const ended = (): void => {
    dropping = key.drop();
    if (!isOnline.getSnapshot()) void send();
  };
  const send = async (): Promise<void> => {
    await dropping;
    // The page may have been closed between the end of the session and that of its key.
    const since = savedSession.pendingSince();
    if (since !== null) await key.drop(since);
    sending ??= tryAll().then((isDone) => {
      const rest = isDone ? Promise.resolve() : goOn();
      void rest.finally(() => {
        sending = null;
      });
    });
    await sending;
  };

  return {
    ended,
    send,
    confirmed: async () => {
      const logOut = await dropping;
      await settle(logOut === null ? [] : [logOut]);
    },
    isPending,
  };
}
