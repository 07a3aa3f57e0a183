import type { OwedLogOut } from '../../../core/sessionProof.ts';
import { type Timers, wait } from '../clock.ts';
import { createStore, type ExternalStore, whenStore } from '../externalStore.ts';
import type { SavedSessionStore } from './savedSession.ts';
import type { SessionKey } from './sessionKey.ts';

export interface OwedLogOutPorts {
  readonly key: Pick<SessionKey, 'drop' | 'owed' | 'settle'>;
  readonly savedSession: Pick<SavedSessionStore, 'owedSince' | 'settleLogOut'>;
  /** @returns whether the server has decided. */
  readonly tell: (owed: OwedLogOut) => Promise<boolean>;
  readonly isOnline: ExternalStore<boolean>;
  readonly timers: Timers;
  /** Lets the worker tell the server when the line is back, also without a page. */
  readonly requestSync: () => void;
}

/** Log-outs on this device that the server may not know of: stored with the session's key, and told by a page or by the worker. */
export interface OwedLogOutSender {
  /** The session on this device has ended: its key is deleted. */
  owe(): void;
  /** The server knows of the last one. */
  paid(): Promise<void>;
  /** Tells the server of all, until it knows. Settles after the first try. */
  send(): Promise<void>;
  /** The server does not know yet, and could not be told at once. */
  readonly isOwed: ExternalStore<boolean>;
}

const LONGEST_RETRY_MS = 30_000;

export function createOwedLogOuts(ports: OwedLogOutPorts): OwedLogOutSender {
  const { key, savedSession, isOnline } = ports;
  const isOwed = createStore(false);
  let owing: Promise<OwedLogOut | null> = Promise.resolve(null);
  let sending: Promise<void> | null = null;

  /** @returns whether nothing is owed. */
  const isClear = async (): Promise<boolean> => {
    if ((await key.owed()).length > 0) return false;
    savedSession.settleLogOut();
    isOwed.set(false);
    return true;
  };
  const tryAll = async (): Promise<boolean> => {
    if (isOnline.getSnapshot()) {
      const owed = await key.owed();
      const isTold = await Promise.all(owed.map(ports.tell));
      await key.settle(owed.filter((_, place) => isTold[place]));
    }
    if (await isClear()) return true;
    isOwed.set(true);
    ports.requestSync();
    return false;
  };
  const goOn = async (): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      if (isOnline.getSnapshot()) await wait(ports.timers, Math.min(1000 * 2 ** tries, LONGEST_RETRY_MS));
      else await whenStore(isOnline, (online) => online);
      if (await tryAll()) return;
    }
  };

  const owe = (): void => {
    owing = key.drop();
    if (!isOnline.getSnapshot()) void send();
  };
  const send = async (): Promise<void> => {
    await owing;
    // The page may have been closed between the end of the session and that of its key.
    const since = savedSession.owedSince();
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
    owe,
    send,
    paid: async () => {
      const paid = await owing;
      if (paid !== null) await key.settle([paid]);
      await isClear();
    },
    isOwed,
  };
}
