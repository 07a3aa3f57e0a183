import { inTime, type Timers } from '../clock.ts';
import type { PersistedText } from './persistedText.ts';

/** Stores small values by key. Every call may fail; the app uses resilient(). */
export interface KeyValue {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
}

export function memoryKeyValue(): KeyValue {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => {
      values.set(key, structuredClone(value));
    },
    remove: async (key) => {
      values.delete(key);
    },
    keys: async () => [...values.keys()],
  };
}

export interface ResilientPorts {
  readonly timers: Timers;
  /** Holds what the storage did not take, in another place. */
  readonly unsaved: PersistedText;
  /** Called once, with the first failure. */
  readonly onBlocked?: (error: unknown) => void;
}

/** A bet waits for its id to be stored, so storage may take no longer. */
export const PATIENCE_MS = 1000;

type Unsaved = Map<string, { readonly value?: unknown }>;

function readUnsaved(text: string | null): Unsaved {
  try {
    return new Map(JSON.parse(text ?? '[]') as [string, { readonly value?: unknown }][]);
  } catch {
    return new Map();
  }
}

class NoAnswer extends Error {
  override readonly name = 'StorageDoesNotAnswer';
}

/**
 * Never fails and takes a second at most. Reopens the storage once when a call fails (idb-keyval holds a connection that the browser has
 * closed, or whose database was deleted). What it does not take (blocked, full, or it does not answer) is kept in another place and
 * saved with the next value that it takes, so that one failure is not for good.
 */
export function resilient(open: () => KeyValue, { timers, unsaved, onBlocked = () => undefined }: ResilientPorts): KeyValue {
  const pending = readUnsaved(unsaved.read());
  let primary: KeyValue | null = null;
  let isReported = false;
  /** A call has no answer, so no other one waits for one. */
  let isHanging = false;

  const hangs = (): Error => {
    isHanging = true;
    return new NoAnswer();
  };
  const answers = (): void => {
    isHanging = false;
  };
  const watched = <Value>(work: Promise<Value>): Promise<Value> => {
    work.then(answers, answers);
    return inTime(timers, PATIENCE_MS, work, hangs);
  };
  const attempt = async <Value>(work: (place: KeyValue) => Promise<Value>): Promise<Value> => {
    if (isHanging) throw new NoAnswer();
    try {
      primary ??= open();
      return await watched(work(primary));
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      primary = open();
      return watched(work(primary));
    }
  };
  const failed = (error: unknown): void => {
    if (!isReported) onBlocked(error);
    isReported = true;
  };
  /** Whether the other place has an entry. */
  let isUnsaved = pending.size > 0;
  const storeUnsaved = (): void => {
    isUnsaved = pending.size > 0;
    unsaved.write(isUnsaved ? JSON.stringify([...pending]) : null);
  };
  const save = async (key: string, entry: { readonly value?: unknown }): Promise<void> => {
    await attempt((place) => ('value' in entry ? place.set(key, entry.value) : place.remove(key)));
    if (pending.get(key) === entry) pending.delete(key);
  };
  const write = async (key: string, entry: { readonly value?: unknown }): Promise<void> => {
    // It is what is read from now on, while it is being stored as well.
    pending.set(key, entry);
    try {
      await save(key, entry);
      if (!isUnsaved) return;
      for (const [other, value] of [...pending]) await save(other, value);
      storeUnsaved();
    } catch (error) {
      failed(error);
      storeUnsaved();
    }
  };
  return {
    get: async (key) => {
      const newer = pending.get(key);
      if (newer !== undefined) return newer.value;
      return attempt((place) => place.get(key)).catch(failed);
    },
    set: (key, value) => write(key, { value }),
    remove: (key) => write(key, {}),
    keys: async () => {
      const stored = await attempt((place) => place.keys()).catch((error: unknown) => {
        failed(error);
        return [];
      });
      const isThere = (key: string): boolean => (pending.has(key) ? 'value' in (pending.get(key) ?? {}) : true);
      return [...new Set([...stored, ...pending.keys()])].filter(isThere);
    },
  };
}
