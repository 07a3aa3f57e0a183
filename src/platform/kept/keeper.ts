import { createActivityStore } from '../inactivity/activityStore.ts';
import { createKeptAnswers, type KeptAnswer, READABLE_MS } from './keptAnswers.ts';
import { openKeptDatabase } from './keptDatabase.ts';
import type { KeeperPorts } from './keptPorts.ts';

const MINUTE_MS = 60_000;
/** Activity is frequent, and is written at most once in this time. */
const ACTIVE_EVERY_MS = 1000;

/** Keeps the answers of the page's player, from the log-in to the log-out. Calls may fail. */
export interface Keeper {
  begin(isNew: boolean): Promise<void>;
  /** The session has changed, or this code was loaded. */
  follow(): Promise<void>;
  read(name: string): Promise<KeptAnswer | null>;
  write(name: string, answer: KeptAnswer): Promise<void>;
  active(): void;
}

export function createKeeper({ brand, version, session, startup, connection, reading, mark, clock, timers }: KeeperPorts): Keeper {
  const activity = createActivityStore(() => localStorage, `slipstream.active.${brand}`);
  const answers = createKeptAnswers({
    ...{ brand, version, clock, crypto, lastActivity: activity.read },
    database: openKeptDatabase(brand),
  });
  const playerId = (): string | null => session.getSnapshot().playerId;
  /** One after the other: a log-out must find what was begun before it. */
  let work: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(next: () => Promise<Value>): Promise<Value> => {
    const mine = work.then(next);
    work = mine.catch(() => undefined);
    return mine;
  };
  const waiting = new Map<string, KeptAnswer>();
  let activeAt = 0;
  let cancelEnd = (): void => undefined;

  const forget = (): Promise<void> =>
    inTurn(async () => {
      waiting.clear();
      await answers.forget();
      mark(false);
    });

  const setReadable = (): void => {
    const minutes = startup.getSnapshot().data?.applicationMetadata.inactivityThresholdMinutes ?? 0;
    const id = playerId();
    if (id === null || session.getSnapshot().status !== 'loggedIn' || startup.getSnapshot().data === null) return;
    void inTurn(() => answers.setReadable(id, minutes > 0 ? minutes * MINUTE_MS : READABLE_MS)).catch(() => undefined);
  };

  /** Reading ends with the player's activity, as the session itself would. */
  const keepReading = async (): Promise<void> => {
    const id = playerId();
    const until = id === null ? null : await answers.readableUntil(id);
    cancelEnd();
    const { status } = session.getSnapshot();
    const isReading = until !== null && status === 'unknown' && (reading.getSnapshot() || !connection.getSnapshot().online);
    if (isReading) cancelEnd = timers.after(until - clock.now(), () => void keepReading().catch(() => undefined));
    reading.set(isReading);
  };

  const follow = async (): Promise<void> => {
    const { status } = session.getSnapshot();
    if (status === 'unknown') return keepReading();
    cancelEnd();
    reading.set(false);
    if (status === 'loggedOut') await forget();
  };

  session.onLogOut(forget);
  startup.subscribe(setReadable);
  connection.subscribe(() => {
    if (session.getSnapshot().status === 'unknown') void keepReading().catch(() => undefined);
  });

  return {
    begin: async (isNew) => {
      const id = playerId();
      if (id === null) return;
      mark(true);
      await inTurn(() => answers.begin(id, isNew));
      setReadable();
      // Chromium grants it without a question to an installed app, and others ask the player once.
      if (isNew && navigator.storage?.persisted && !(await navigator.storage.persisted())) await navigator.storage.persist();
    },
    follow,
    read: async (name) => {
      const id = playerId();
      return id === null ? null : answers.read(id, name);
    },
    write: async (name, answer) => {
      const id = playerId();
      if (id === null) return;
      const isQueued = waiting.has(name);
      waiting.set(name, answer);
      if (isQueued) return;
      await inTurn(async () => {
        const newest = waiting.get(name);
        waiting.delete(name);
        if (newest !== undefined && playerId() === id) await answers.write(id, name, newest);
      });
    },
    active: () => {
      const now = clock.now();
      if (!reading.getSnapshot() || Math.abs(now - activeAt) < ACTIVE_EVERY_MS) return;
      activeAt = now;
      void keepReading().then(
        () => {
          if (reading.getSnapshot()) activity.write(now);
        },
        () => undefined,
      );
    },
  };
}
