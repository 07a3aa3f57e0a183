import type { Result } from '../../../core/result.ts';
import { backoffMs } from '../backoff.ts';
import type { Clock, Timers } from '../clock.ts';
import { createStore, type ExternalStore, type WritableStore } from '../externalStore.ts';
import type { Paging } from './declare.ts';
import type { Variables } from './engine.ts';
import { changed, failed, IDLE, type Loadable, loaded, loading, type QueryFailure } from './loadable.ts';

/** The ports of one query with its variables. */
export interface EntryPorts<Value> {
  readonly clock: Clock;
  readonly timers: Timers;
  /** The data known without a request; read again where a request fails and no data is shown yet. */
  readonly cached: () => Value | null;
  /** The saved answer of this query; read where a request cannot succeed and no data is shown yet. Null: none is saved. */
  readonly recall: () => Promise<{ readonly data: Value; readonly at: number } | null> | null;
  /** Saves the data that is shown now. */
  readonly save: (data: Value, at: number) => void;
  /** Whether the query applies to the present visitor. */
  readonly isWanted: () => boolean;
  /** Whether a request can succeed now. */
  readonly isReachable: () => boolean;
  /** Whether background requests (polls, retries) may run: online and visible. */
  readonly isAwake: () => boolean;
  readonly pollMs: number | null;
  /** Asked at every poll. */
  readonly mayPoll: () => boolean;
  readonly freshMs: number;
  readonly paging: Paging<Value> | null;
  /**
   * @param page the variables of a further page; null for the query itself
   * @param stored called if the answer was stored on this device, with the time at which the server sent it, in epoch milliseconds
   */
  readonly ask: (page: Variables | null, stored?: (at: number) => void) => Promise<Result<Value, QueryFailure>>;
  /** Starts the live updates and returns their end. */
  readonly watch: () => () => void;
}

export interface Entry<Value> extends ExternalStore<Loadable<Value>> {
  readonly isLoadingMore: ExternalStore<boolean>;
  /** Refetches if there are listeners. Settles with the answer. */
  refetch(): Promise<void>;
  loadMore(): Promise<void>;
  /** Changes the data without a request. The change also applies to a pending answer, which may be older. */
  update(change: (value: Value) => Value): void;
  hasListeners(): boolean;
  /** Whether the newest answer is older than `ageMs`. */
  isOlderThan(ageMs: number): boolean;
  /** The visitor changed: drops all data and ignores pending answers. @param stays the data is of the same player, who is known by now. */
  drop(stays?: boolean): void;
  /** Called after drop, once the visitor is known: fetches if there are listeners. */
  restart(): void;
}

interface Request<Value> {
  readonly updates: ((value: Value) => Value)[];
}

/** The data of one query for the lifetime of the page. It is fetched when the first listener subscribes. */
export function createEntry<Value>(ports: EntryPorts<Value>): Entry<Value> {
  const { clock, timers, paging } = ports;
  const initial = (data: Value | null): Loadable<Value> => (ports.isWanted() ? loading({ data, dataAt: null }) : IDLE);
  const store: WritableStore<Loadable<Value>> = createStore(initial(ports.cached()));
  const isLoadingMore = createStore(false);
  let listeners = 0;
  /** The newest pending request; answers to all others are ignored. */
  let current: Request<Value> | null = null;
  let answeredAt: number | null = null;
  /** Counts requests and answers, so that a further page is appended only to the list it was requested for. */
  let generation = 0;
  let failures = 0;
  let cancelRetry = (): void => undefined;
  let stopPolling = (): void => undefined;
  let stopWatching = (): void => undefined;

  /** Shows data that the server has confirmed, and saves it. */
  function show(next: Loadable<Value>): void {
    store.set(next);
    if (next.data !== null && next.state === 'loaded') ports.save(next.data, answeredAt ?? clock.now());
  }

  /** Fails, and shows the saved answer if there is one. */
  async function failWithSaved(error: QueryFailure): Promise<void> {
    const mine = generation;
    const recalled = store.getSnapshot().data === null ? ports.recall() : null;
    if (recalled !== null) {
      const saved = await recalled;
      if (mine !== generation || !ports.isWanted()) return;
      if (saved !== null && store.getSnapshot().data === null) {
        answeredAt = saved.at;
        store.set(failed({ data: saved.data }, saved.at, error));
        return;
      }
    }
    store.set(failed(store.getSnapshot(), answeredAt, error));
  }

  function beginAnew(): void {
    generation += 1;
    isLoadingMore.set(false);
  }

  async function ask(): Promise<void> {
    cancelRetry();
    if (!ports.isReachable()) {
      await failWithSaved({ kind: 'offline' });
      return;
    }
    const mine: Request<Value> = { updates: [] };
    current = mine;
    beginAnew();
    let sentAt: number | null = null;
    const outcome = await ports.ask(null, (at) => {
      sentAt = at;
    });
    if (mine !== current) return;
    current = null;
    if (outcome.ok) {
      beginAnew();
      failures = 0;
      answeredAt = sentAt ?? clock.now();
      const value = mine.updates.reduce((updated, update) => update(updated), outcome.value);
      show(loaded(store.getSnapshot(), value, answeredAt));
      return;
    }
    const data = store.getSnapshot().data ?? ports.cached();
    store.set(failed({ data }, answeredAt, outcome.error));
    if (outcome.error.kind !== 'unreachable') return;
    cancelRetry = timers.after(backoffMs(failures), inBackground);
    failures += 1;
  }

  function inBackground(): void {
    if (current === null && listeners > 0 && ports.isWanted() && ports.isAwake()) void ask();
  }

  function poll(): void {
    if (ports.mayPoll()) inBackground();
  }

  function start(): void {
    if (!ports.isWanted()) return;
    stopWatching = ports.watch();
    if (ports.pollMs !== null) stopPolling = timers.every(ports.pollMs, poll);
    if (current === null && (answeredAt === null || isOlderThan(ports.freshMs))) void ask();
  }

  function stop(): void {
    cancelRetry();
    stopPolling();
    stopWatching();
    stopPolling = stopWatching = () => undefined;
  }

  function isOlderThan(ageMs: number): boolean {
    return answeredAt === null || clock.now() - answeredAt >= ageMs;
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: (listener) => {
      const end = store.subscribe(listener);
      listeners += 1;
      if (listeners === 1) start();
      return () => {
        end();
        listeners -= 1;
        if (listeners > 0) return;
        stop();
        // There are no listeners to notify: the next one finds the data marked as older.
        const shown = store.getSnapshot();
        if (shown.state === 'loaded' && ports.freshMs === 0) store.set(loading(shown));
      };
    },
    isLoadingMore,
    refetch: async () => {
      if (listeners === 0 || !ports.isWanted()) return;
      const before = store.getSnapshot();
      if (before.state === 'failed' && ports.isReachable()) store.set(loading(before));
      await ask();
    },
    loadMore: async () => {
      const before = store.getSnapshot().data;
      const page = before === null || paging === null ? null : paging.next(before);
      if (paging === null || page === null || isLoadingMore.getSnapshot()) return;
      const mine = generation;
      isLoadingMore.set(true);
      const outcome = await ports.ask(page);
      if (mine !== generation) return;
      isLoadingMore.set(false);
      if (!outcome.ok) return;
      const shown = store.getSnapshot();
      if (shown.data !== null) show(changed(shown, paging.append(shown.data, outcome.value), clock.now()));
    },
    update: (change) => {
      current?.updates.push(change);
      const shown = store.getSnapshot();
      if (shown.data !== null) show(changed(shown, change(shown.data), clock.now()));
    },
    hasListeners: () => listeners > 0,
    isOlderThan,
    drop: (stays = false) => {
      stop();
      current = null;
      failures = 0;
      beginAnew();
      const { data, dataAt } = store.getSnapshot();
      if (stays && data !== null) {
        store.set(loading({ data, dataAt }));
        return;
      }
      answeredAt = null;
      store.set(initial(null));
    },
    restart: () => {
      if (listeners > 0) start();
    },
  };
}
