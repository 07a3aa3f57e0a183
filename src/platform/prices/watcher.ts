import type { MarketScope } from '../../../core/wire/contract.ts';
import type { Clock, Timers } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import { directOperation, persistedQuery } from '../graphql/operations.ts';
import type { LiveSocket, SocketState } from '../graphql/socket.ts';
import { whenReady } from '../whenReady.ts';
import type { EventSnapshot, EventUpdate } from './liveEvent.ts';
import type { PriceStore } from './priceStore.ts';

/** The live connection to the server, as the watcher needs it. */
export interface LivePort {
  readonly state: ExternalStore<SocketState>;
  /** Survives reconnects until it is ended. */
  watchEvents(eventIds: readonly string[], scope: MarketScope, onUpdate: (update: EventUpdate) => void): () => void;
  watchTicks(eventIds: readonly string[], onTick: (ticks: readonly { eventId: string; sequence: number }[]) => void): () => void;
  /** Snapshots of the markets of the scope. Null without an answer. */
  snapshots(eventIds: readonly string[], scope: MarketScope): Promise<readonly EventSnapshot[] | null>;
  /** Replaces a connection that is open but silent. */
  restart(): void;
}

export interface WatcherPorts {
  readonly live: LivePort;
  readonly store: PriceStore;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** From the least to the most. An event that is watched twice gets the larger scope. */
const SCOPES: readonly MarketScope[] = ['NONE', 'MAIN', 'ALL'];

/** Lists mount one after the other; the delay combines them into one subscription. */
const DEBOUNCE_MS = 50;
/** The contract's limit of ids in one subscription and in one request for snapshots. */
const MAXIMUM_IDS = 200;
/** Ticks come about every five seconds; when two are missing, the connection counts as dead. */
const SILENCE_MS = 12_000;
const CHECK_MS = 3000;
const OVERTAKEN_RETRY_MS = 250;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;

function chunks(ids: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  for (let start = 0; start < ids.length; start += MAXIMUM_IDS) parts.push(ids.slice(start, start + MAXIMUM_IDS));
  return parts;
}

/**
 * One subscription a scope for everything that is on screen. It starts, also after a reconnect, with a tick of its events' sequences. Only updates
 * that were missed until then, or are lost later, are fetched as snapshots.
 */
export class Watcher {
  /** Watched prices were live and are not now; they recover with the connection and the missed updates. */
  readonly reconnecting = createStore(false);
  readonly #ports: WatcherPorts;
  /** How many watch an event, by scope. */
  readonly #counts = new Map<MarketScope, Map<string, number>>(SCOPES.map((scope) => [scope, new Map()]));
  #subscribed: ReadonlyMap<string, MarketScope> = new Map();
  readonly #unknown = new Set<string>();
  #end = (): void => undefined;
  #isDue = false;
  #isFetching = false;
  #retries = 0;
  #hasBeenLive = false;
  #receivedAt: number;

  constructor(ports: WatcherPorts) {
    this.#ports = ports;
    this.#receivedAt = ports.clock.now();
    let before: SocketState = ports.live.state.getSnapshot();
    ports.live.state.subscribe(() => {
      const now = ports.live.state.getSnapshot();
      if (now === before) return;
      before = now;
      if (now === 'open') this.#opened();
      if (now === 'closed') this.disconnected();
    });
    ports.timers.every(CHECK_MS, () => this.#check());
  }

  /** Keeps these events live until the returned end: their prices of this scope, status, score and clock. */
  watch(eventIds: readonly string[], scope: MarketScope = 'ALL'): () => void {
    this.#count(eventIds, scope, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#count(eventIds, scope, -1);
    };
  }

  #count(eventIds: readonly string[], scope: MarketScope, by: 1 | -1): void {
    const counts = this.#counts.get(scope) ?? new Map<string, number>();
    for (const id of eventIds) {
      const count = (counts.get(id) ?? 0) + by;
      if (count > 0) counts.set(id, count);
      else counts.delete(id);
    }
    this.#scheduleSubscribe();
  }

  /** What is watched, and of which scope: another map after each change. */
  get watched(): ReadonlyMap<string, MarketScope> {
    return this.#subscribed;
  }

  /** The watched events as requests for snapshots. An event can have two hundred markets, of which a list shows three. */
  parts(eventIds = this.#watched()): readonly { readonly ids: readonly string[]; readonly scope: MarketScope }[] {
    const scopeOf = (id: string): MarketScope => this.#subscribed.get(id) ?? 'ALL';
    return SCOPES.flatMap((scope) => chunks(eventIds.filter((id) => scopeOf(id) === scope)).map((ids) => ({ ids, scope })));
  }

  /** The server has said without a websocket what is true now: prices get updates this way from now on. */
  polled(snapshots: readonly EventSnapshot[]): void {
    this.#ports.store.polled(snapshots);
    this.reconnecting.set(false);
  }

  /** Prices get no updates from now on. */
  disconnected(): void {
    this.#ports.store.disconnected();
    this.reconnecting.set(this.#hasBeenLive && this.#subscribed.size > 0);
  }

  #scheduleSubscribe(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#ports.timers.after(DEBOUNCE_MS, () => {
      this.#isDue = false;
      this.#subscribe();
    });
  }

  #subscribe(): void {
    const wanted = new Map<string, MarketScope>();
    for (const scope of SCOPES) for (const id of this.#counts.get(scope)?.keys() ?? []) wanted.set(id, scope);
    const before = this.#subscribed;
    const isSame = wanted.size === before.size && [...wanted].every(([id, scope]) => before.get(id) === scope);
    if (isSame) return;
    const dropped = [...before.keys()].filter((id) => !wanted.has(id));
    const endBefore = this.#end;
    this.#subscribed = wanted;
    this.#unknown.clear();
    const { live } = this.#ports;
    const ends = [
      ...SCOPES.flatMap((scope) =>
        chunks([...wanted.keys()].filter((id) => wanted.get(id) === scope)).map((ids) =>
          live.watchEvents(ids, scope, (update) => this.#update(scope === 'ALL' ? update : { ...update, scope })),
        ),
      ),
      ...chunks([...wanted.keys()]).map((ids) => live.watchTicks(ids, (ticks) => this.#ticks(ticks))),
    ];
    this.#end = () => {
      for (const end of ends) end();
    };
    // The old subscription ends after the new one has started. An update that comes twice is recognised by its sequence.
    endBefore();
    this.#receivedAt = this.#ports.clock.now();
    this.#ports.store.forgetEvidence(dropped);
    if (wanted.size === 0) this.reconnecting.set(false);
  }

  #opened(): void {
    this.#receivedAt = this.#ports.clock.now();
    this.#ports.store.connected();
  }

  #update(update: EventUpdate): void {
    this.#receivedAt = this.#ports.clock.now();
    this.#ports.store.update(update);
    this.#fetchIfUnsure();
  }

  #ticks(ticks: readonly { eventId: string; sequence: number }[]): void {
    this.#receivedAt = this.#ports.clock.now();
    for (const tick of ticks) this.#ports.store.observe(tick.eventId, tick.sequence, this.#ports.store.epoch);
    this.#fetchIfUnsure();
  }

  #fetchIfUnsure(): void {
    if (this.#isFetching) return;
    const unsure = this.#unsure();
    if (unsure.length > 0) this.#fetch(unsure);
  }

  #watched(): readonly string[] {
    return [...this.#subscribed.keys()].filter((id) => !this.#unknown.has(id));
  }

  /** The watched events that need a snapshot. */
  #unsure(): readonly string[] {
    const { live, store } = this.#ports;
    const unsure = store.unsure(this.#watched(), (id) => this.#subscribed.get(id) ?? 'ALL');
    if (unsure.length === 0 && live.state.getSnapshot() === 'open') {
      this.#hasBeenLive = true;
      this.reconnecting.set(false);
    }
    return unsure;
  }

  #fetch(eventIds: readonly string[]): void {
    if (this.#isFetching || eventIds.length === 0) return;
    this.#isFetching = true;
    void this.#fetchSnapshots(eventIds).then((answered) => {
      this.#isFetching = false;
      this.#retries = answered ? 0 : this.#retries + 1;
      const unsure = this.#unsure();
      if (unsure.length === 0 || this.#ports.live.state.getSnapshot() === 'closed') return;
      // An answer that is already outdated is requested again soon; a missing answer with growing delays.
      const delayMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(this.#retries, 10), LONGEST_RETRY_MS);
      this.#ports.timers.after(answered ? OVERTAKEN_RETRY_MS : delayMs, () => this.#fetchIfUnsure());
    });
  }

  async #fetchSnapshots(eventIds: readonly string[]): Promise<boolean> {
    const { store, live } = this.#ports;
    let isComplete = true;
    for (const { ids, scope } of this.parts(eventIds)) {
      const { epoch } = store;
      const answer = await live.snapshots(ids, scope);
      if (answer === null) isComplete = false;
      else {
        store.snapshots(answer, epoch);
        // An event that the server does not know stays stale; another request would not change that.
        const unknown = ids.filter((id) => !answer.some((snapshot) => snapshot.eventId === id));
        for (const id of unknown) this.#unknown.add(id);
      }
    }
    return isComplete;
  }

  /** Restarts an open but silent socket: ticks are missing. */
  #check(): void {
    const { live, clock } = this.#ports;
    if (this.#subscribed.size === 0 || live.state.getSnapshot() !== 'open') return;
    if (clock.now() - this.#receivedAt < SILENCE_MS) return;
    this.#receivedAt = clock.now();
    live.restart();
  }
}

export interface LivePortParts {
  readonly state: ExternalStore<SocketState>;
  readonly socket: () => Promise<LiveSocket>;
  /** Null without an answer. */
  readonly snapshots: LivePort['snapshots'];
  readonly report: (scope: string, error: unknown) => void;
}

/** The watcher's connection over the shared socket: the platform's own two subscriptions, without Apollo. */
export function livePort({ state, socket, snapshots, report }: LivePortParts): LivePort {
  const subscribe = (
    name: string,
    variables: { readonly eventIds: readonly string[]; readonly scope?: MarketScope },
    next: (data: unknown) => void,
  ): (() => void) => {
    const { text, hash } = directOperation(name);
    if (text === null) throw new Error(`The build has no text of ${name}`);
    return whenReady(
      // Without a further await: the old subscription ends meanwhile, and a socket without any is closed.
      socket(),
      (live) =>
        live.subscribe(
          {
            operationName: name,
            query: text,
            variables,
            ...(hash === null ? {} : { extensions: persistedQuery(hash) }),
          },
          {
            next: (result) => {
              if (result.data !== undefined && result.data !== null) next(result.data);
              else report('prices.subscription', new Error(JSON.stringify(result.errors)));
            },
            ended: (errors) => {
              if (errors.length > 0) report('prices.subscription', new Error(JSON.stringify(errors)));
            },
          },
        ),
      (error) => report('prices.socket', error),
    );
  };
  return {
    state,
    watchEvents: (eventIds, scope, onUpdate) =>
      subscribe('EventUpdated', { eventIds, scope }, (data) => onUpdate((data as { eventUpdated: EventUpdate }).eventUpdated)),
    watchTicks: (eventIds, onTick) =>
      subscribe('SequenceTick', { eventIds }, (data) =>
        onTick((data as { sequenceTick: readonly { eventId: string; sequence: number }[] }).sequenceTick),
      ),
    snapshots,
    restart: () => void socket().then((live) => live.restart()),
  };
}
