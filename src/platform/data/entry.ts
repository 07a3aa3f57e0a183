import type { Result } from '../../../core/result.ts';
import { backoffMs } from '../backoff.ts';
import type { Clock, Timers } from '../clock.ts';
import { createStore, type ExternalStore, type WritableStore } from '../externalStore.ts';
import type { Paging } from './declare.ts';
import type { Variables } from './engine.ts';
import { changed, failed, IDLE, type Loadable, loaded, loading, type QueryFailure } from './loadable.ts';

/** What one query with its variables needs of the page. */
export interface EntryPorts<Value> {
  readonly clock: Clock;
  readonly timers: Timers;
  /** What is known without asking; asked for again where an answer fails and nothing is shown yet. */
  readonly known: () => Value | null;
  /** Whether it is to be asked at all: false where its owner is not here. */
  readonly isWanted: () => boolean;
  /** Whether an answer can be had now. */
  readonly isReachable: () => boolean;
  /** Whether background requests (polls, retries) make sense now: online, and on screen. */
  readonly isAwake: () => boolean;
  readonly pollMs: number | null;
  readonly freshMs: number;
  readonly paging: Paging<Value> | null;
  /** @param page the variables of a further page; none for the query itself. */
  readonly ask: (page: Variables | null) => Promise<Result<Value, QueryFailure>>;
  /** Begins the live updates; answers their end. */
  readonly watch: () => () => void;
}

export interface Entry<Value> extends ExternalStore<Loadable<Value>> {
  readonly isLoadingMore: ExternalStore<boolean>;
  /** Asks anew where somebody listens. Settles with the answer. */
  refetch(): Promise<void>;
  loadMore(): Promise<void>;
  /** Changes the data without a request. An answer that is on its way is changed too: it may be older than this. */
  update(change: (value: Value) => Value): void;
  hasListeners(): boolean;
  /** Whether the newest answer is older than this. */
  isOlderThan(ageMs: number): boolean;
  /** Somebody else is here: all that was known is gone, and what is on its way is ignored. */
  drop(): void;
  /** After drop, once it is known who is here: asks where somebody listens. */
  restart(): void;
}

interface Request<Value> {
  readonly updates: ((value: Value) => Value)[];
}

/** The answers to one query, for as long as the page lives. It is asked when somebody begins to listen. */
export function createEntry<Value>(ports: EntryPorts<Value>): Entry<Value> {
  const { clock, timers, paging } = ports;
  const initial = (data: Value | null): Loadable<Value> => (ports.isWanted() ? loading({ data, dataAt: null }) : IDLE);
  const store: WritableStore<Loadable<Value>> = createStore(initial(ports.known()));
  const isLoadingMore = createStore(false);
  let listeners = 0;
  /** The newest request that is out; the answers of all others are ignored. */
  let current: Request<Value> | null = null;
  let answeredAt: number | null = null;
  /** Counts requests and answers: a further page belongs to the list that it was asked for. */
  let generation = 0;
  let failures = 0;
  let cancelRetry = (): void => undefined;
  let stopPolling = (): void => undefined;
  let stopWatching = (): void => undefined;

  function beginAnew(): void {
    generation += 1;
    isLoadingMore.set(false);
  }

  async function ask(): Promise<void> {
    cancelRetry();
    if (!ports.isReachable()) {
      store.set(failed(store.getSnapshot(), answeredAt, { kind: 'offline' }));
      return;
    }
    const mine: Request<Value> = { updates: [] };
    current = mine;
    beginAnew();
    const outcome = await ports.ask(null);
    if (mine !== current) return;
    current = null;
    if (outcome.ok) {
      beginAnew();
      failures = 0;
      answeredAt = clock.now();
      const value = mine.updates.reduce((known, update) => update(known), outcome.value);
      store.set(loaded(store.getSnapshot(), value, answeredAt));
      return;
    }
    const data = store.getSnapshot().data ?? ports.known();
    store.set(failed({ data }, answeredAt, outcome.error));
    if (outcome.error.kind !== 'unreachable') return;
    cancelRetry = timers.after(backoffMs(failures), inBackground);
    failures += 1;
  }

  function inBackground(): void {
    if (current === null && listeners > 0 && ports.isWanted() && ports.isAwake()) void ask();
  }

  function start(): void {
    if (!ports.isWanted()) return;
    stopWatching = ports.watch();
    if (ports.pollMs !== null) stopPolling = timers.every(ports.pollMs, inBackground);
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
        // Nobody hears of this: whoever comes back finds what is known marked as older.
        const known = store.getSnapshot();
        if (known.state === 'loaded' && ports.freshMs === 0) store.set(loading(known));
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
      const known = store.getSnapshot();
      if (known.data !== null) store.set(changed(known, paging.append(known.data, outcome.value), clock.now()));
    },
    update: (change) => {
      current?.updates.push(change);
      const known = store.getSnapshot();
      if (known.data !== null) store.set(changed(known, change(known.data), clock.now()));
    },
    hasListeners: () => listeners > 0,
    isOlderThan,
    drop: () => {
      stop();
      current = null;
      answeredAt = null;
      failures = 0;
      beginAnew();
      store.set(initial(null));
    },
    restart: () => {
      if (listeners > 0) start();
    },
  };
}
