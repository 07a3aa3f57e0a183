import type { ReadSession } from '../session/savedSession.ts';
import { createPersistedText } from '../storage/persistedText.ts';
import { openAnswerDatabase } from './answerDatabase.ts';
import { createAnswerStore, type SavedAnswer } from './answerStore.ts';
import { ASK_AGAIN_TEXT, createAskAgain } from './askAgain.ts';
import type { PlayerAnswersPorts } from './ports.ts';
import { type Readable, readableNow } from './readable.ts';

const MINUTE_MS = 60_000;
/** Activity is frequent, and is written at most once in this time. */
const ACTIVE_EVERY_MS = 1000;

/** Saves the answers of the page's player, from the log-in to the log-out, and decides when they may be read. Calls may fail. */
export interface PlayerAnswers {
  begin(isNew: boolean): Promise<void>;
  /** The session has changed, or this code was loaded. */
  follow(): Promise<void>;
  read(name: string): Promise<SavedAnswer | null>;
  write(name: string, answer: SavedAnswer): Promise<void>;
  active(): void;
}

/** The last activity, for all tabs. Not that of the log-out for inactivity: an activity after the time is over must not count here. */
function createActivity(brand: string) {
  const text = createPersistedText(() => localStorage, `slipstream.read.${brand}`);
  return {
    read: (): number | 'closed' | null => {
      const stored = text.read();
      return stored === 'closed' ? stored : stored === null || !Number.isFinite(Number(stored)) ? null : Number(stored);
    },
    write: (at: number | 'closed' | null): void => text.write(at === null ? null : String(at)),
  };
}

/** When the session ends without another refresh, by this device's clock. */
function endOf(saved: ReadSession): number | null {
  if (saved.kind !== 'saved' || saved.savedAt == null || saved.session.expirySeconds === null) return null;
  return saved.savedAt + saved.session.expirySeconds * 1000;
}

export function createPlayerAnswers(ports: PlayerAnswersPorts): PlayerAnswers {
  const { brand, version, session, savedSession, connection, reading, closed, mark, clock, timers } = ports;
  const activity = createActivity(brand);
  const askAgain = createAskAgain(createPersistedText(() => localStorage, `slipstream.${ASK_AGAIN_TEXT}.${brand}`));
  const store = createAnswerStore({ brand, version, crypto, database: openAnswerDatabase(brand) });
  const playerAlias = (): string | null => session.getSnapshot().playerAlias;
  const isOnline = (): boolean => connection.getSnapshot().online;
  /** Runs writes one after the other: a log-out must find those that were started before it. */
  let work: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(next: () => Promise<Value>): Promise<Value> => {
    const mine = work.then(next);
    work = mine.catch(() => undefined);
    return mine;
  };
  const waiting = new Map<string, SavedAnswer>();
  let activeAt = 0;
  let cancelCheck = (): void => undefined;

  const forget = (): Promise<void> =>
    inTurn(async () => {
      waiting.clear();
      await store.forget();
      activity.write(null);
      mark(false);
    });

  /** Null: no answer of this player is saved. Stores that the player's time is over. */
  const readable = async (id: string): Promise<Readable | null> => {
    if (!(await store.areThere(id))) return null;
    const minutes = askAgain.read(id);
    const facts = { now: clock.now(), sessionEndsAt: endOf(savedSession.read()), lastActivity: activity.read() };
    const found = readableNow({ ...facts, askAgainMs: minutes === null ? null : minutes * MINUTE_MS });
    if (found.state === 'closed') activity.write('closed');
    return found;
  };

  /** With a connection the server says whether there is a session; what was closed stays so until the player is active. */
  const checkOnline = (): void => {
    if (session.getSnapshot().status === 'loggedIn') closed.set(activity.read() === 'closed');
  };

  /** Without one: now, when the time is over, and each minute, for clocks that jump and choices in other tabs. */
  const checkOffline = async (id: string): Promise<void> => {
    const found = await readable(id);
    cancelCheck();
    const { status, playerAlias: now } = session.getSnapshot();
    if (now !== id) return;
    const isOffline = !isOnline();
    reading.set(found?.state === 'open' && status === 'unknown' && (reading.getSnapshot() || isOffline));
    closed.set(found !== null && found.state !== 'open' && (isOffline || closed.getSnapshot()));
    if (!isOffline && !reading.getSnapshot()) return;
    const leftMs = found?.until == null ? MINUTE_MS : found.until - clock.now();
    cancelCheck = timers.after(Math.min(leftMs, MINUTE_MS), check);
  };

  const update = async (): Promise<void> => {
    const { status, playerAlias: id } = session.getSnapshot();
    cancelCheck();
    if (status !== 'unknown') reading.set(false);
    if (id === null) closed.set(false);
    else if (status === 'loggedIn' && isOnline()) checkOnline();
    else await checkOffline(id);
  };

  const check = (): void => void update().catch(() => undefined);

  session.onLogOut(forget);
  connection.subscribe(check);

  return {
    begin: async (isNew) => {
      const id = playerAlias();
      if (id === null) return;
      mark(true);
      activity.write(clock.now());
      closed.set(false);
      await inTurn(() => store.begin(id, isNew));
      // Chromium grants it without a question to an installed app, and others ask the player once.
      if (isNew && navigator.storage?.persisted && !(await navigator.storage.persisted())) await navigator.storage.persist();
    },
    follow: async () => {
      await update();
      if (session.getSnapshot().status === 'loggedOut') await forget();
    },
    read: async (name) => {
      const id = playerAlias();
      return id !== null && (await readable(id))?.state === 'open' ? store.read(id, name) : null;
    },
    write: async (name, answer) => {
      const id = playerAlias();
      if (id === null) return;
      const isQueued = waiting.has(name);
      waiting.set(name, answer);
      if (isQueued) return;
      await inTurn(async () => {
        const newest = waiting.get(name);
        waiting.delete(name);
        if (newest !== undefined && playerAlias() === id) await store.write(id, name, newest);
      });
    },
    active: () => {
      const now = clock.now();
      if (Math.abs(now - activeAt) < ACTIVE_EVERY_MS) return;
      activeAt = now;
      const { status } = session.getSnapshot();
      if (status === 'loggedIn' && isOnline()) {
        activity.write(now);
        closed.set(false);
      } else if (status !== 'loggedOut')
        void update().then(
          () => {
            if (activity.read() !== 'closed' && !closed.getSnapshot()) activity.write(now);
          },
          () => undefined,
        );
    },
  };
}
