import type { Clock, Timers } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import { directOperation, persistedQuery } from '../graphql/operations.ts';
import type { LiveSocket, SocketState } from '../graphql/socket.ts';
import { whenReady } from '../whenReady.ts';
import type { EventSnapshot, EventUpdate } from './liveEvent.ts';
import type { PriceStore } from './priceStore.ts';

/** The live side of the server, as the watcher needs it. */
export interface LivePort {
  readonly state: ExternalStore<SocketState>;
  /** Goes on over every reconnect until it is ended. */
  watchEvents(eventIds: readonly string[], onUpdate: (update: EventUpdate) => void): () => void;
  watchTicks(eventIds: readonly string[], onTick: (ticks: readonly { eventId: string; sequence: number }[]) => void): () => void;
  /** Null: no answer. */
  snapshots(eventIds: readonly string[]): Promise<readonly EventSnapshot[] | null>;
  /** The connection is open but mute: make another one. */
  restart(): void;
}

export interface WatcherPorts {
  readonly live: LivePort;
  readonly store: PriceStore;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** Lists mount one after the other; one subscription for all of them is made when they have. */
const DEBOUNCE_MS = 50;
/** The contract's limit of ids in one subscription and in one question for snapshots. */
const MAXIMUM_IDS = 200;
/** Ticks come about every five seconds; after two of them are missing the connection is taken for dead. */
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
 * One subscription for everything that is on screen. Each begins, after a reconnect too, with a tick of where its events are: what was missed
 * until then or falls into a gap later is asked for as a snapshot, and nothing else is.
 */
export class Watcher {
  /** Watched prices were live, are not now, and will be as soon as the connection and what was missed are there. */
  readonly reconnecting = createStore(false);
  readonly #ports: WatcherPorts;
  readonly #counts = new Map<string, number>();
  #subscribed = new Set<string>();
  #end = (): void => undefined;
  #isDue = false;
  #isAsking = false;
  #retries = 0;
  #hasBeenLive = false;
  #heardAt: number;

  constructor(ports: WatcherPorts) {
    this.#ports = ports;
    this.#heardAt = ports.clock.now();
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

  /** Keeps these events live until it is ended. */
  watch(eventIds: readonly string[]): () => void {
    for (const id of eventIds) this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
    this.#later();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      for (const id of eventIds) {
        const count = (this.#counts.get(id) ?? 1) - 1;
        if (count > 0) this.#counts.set(id, count);
        else this.#counts.delete(id);
      }
      this.#later();
    };
  }

  /** Nothing is heard of prices from now on. */
  disconnected(): void {
    this.#ports.store.disconnected();
    this.reconnecting.set(this.#hasBeenLive && this.#subscribed.size > 0);
  }

  #later(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#ports.timers.after(DEBOUNCE_MS, () => {
      this.#isDue = false;
      this.#subscribe();
    });
  }

  #subscribe(): void {
    const wanted = new Set(this.#counts.keys());
    const added = [...wanted].filter((id) => !this.#subscribed.has(id));
    const dropped = [...this.#subscribed].filter((id) => !wanted.has(id));
    if (added.length === 0 && dropped.length === 0) return;
    const endBefore = this.#end;
    this.#subscribed = wanted;
    const ends = chunks([...wanted]).flatMap((ids) => [
      this.#ports.live.watchEvents(ids, (update) => this.#update(update)),
      this.#ports.live.watchTicks(ids, (ticks) => this.#ticks(ticks)),
    ]);
    this.#end = () => {
      for (const end of ends) end();
    };
    // The old one ends after the new one has begun: frames that both bring are told apart by their sequence.
    endBefore();
    this.#heardAt = this.#ports.clock.now();
    this.#ports.store.forgetEvidence(dropped);
    if (wanted.size === 0) this.reconnecting.set(false);
  }

  #opened(): void {
    this.#heardAt = this.#ports.clock.now();
    this.#ports.store.connected();
  }

  #update(update: EventUpdate): void {
    this.#heardAt = this.#ports.clock.now();
    this.#ports.store.update(update);
    this.#askIfUnsure();
  }

  #ticks(ticks: readonly { eventId: string; sequence: number }[]): void {
    this.#heardAt = this.#ports.clock.now();
    for (const tick of ticks) this.#ports.store.observe(tick.eventId, tick.sequence, this.#ports.store.book.epoch);
    this.#askIfUnsure();
  }

  #askIfUnsure(): void {
    if (this.#isAsking) return;
    const unsure = this.#unsure();
    if (unsure.length > 0) this.#ask(unsure);
  }

  /** Of the watched events, those whose truth has to be asked for. */
  #unsure(): readonly string[] {
    const { live, store } = this.#ports;
    const unsure = store.book.unsure(this.#subscribed);
    if (unsure.length === 0 && live.state.getSnapshot() === 'open') {
      this.#hasBeenLive = true;
      this.reconnecting.set(false);
    }
    return unsure;
  }

  #ask(eventIds: readonly string[]): void {
    if (this.#isAsking || eventIds.length === 0) return;
    this.#isAsking = true;
    void this.#askNow(eventIds).then((answered) => {
      this.#isAsking = false;
      this.#retries = answered ? 0 : this.#retries + 1;
      const unsure = this.#unsure();
      if (unsure.length === 0 || this.#ports.live.state.getSnapshot() === 'closed') return;
      // An answer that was overtaken is asked for again soon, no answer ever later.
      const delayMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(this.#retries, 10), LONGEST_RETRY_MS);
      this.#ports.timers.after(answered ? OVERTAKEN_RETRY_MS : delayMs, () => this.#askIfUnsure());
    });
  }

  async #askNow(eventIds: readonly string[]): Promise<boolean> {
    const { store, live } = this.#ports;
    let isComplete = true;
    for (const ids of chunks(eventIds)) {
      const { epoch } = store.book;
      const answer = await live.snapshots(ids);
      if (answer === null) isComplete = false;
      else {
        store.snapshots(answer, epoch);
        // What the server does not know any more stays stale; asking for it again and again would not change that.
        const unknown = ids.filter((id) => !answer.some((snapshot) => snapshot.eventId === id));
        for (const id of unknown) this.#subscribed.delete(id);
      }
    }
    return isComplete;
  }

  /** A socket can be open and mute. Ticks would have told; their absence does. */
  #check(): void {
    const { live, clock } = this.#ports;
    if (this.#subscribed.size === 0 || live.state.getSnapshot() !== 'open') return;
    if (clock.now() - this.#heardAt < SILENCE_MS) return;
    this.#heardAt = clock.now();
    live.restart();
  }
}

export interface LivePortParts {
  readonly state: ExternalStore<SocketState>;
  readonly socket: () => Promise<LiveSocket>;
  /** Null: no answer. */
  readonly snapshots: (eventIds: readonly string[]) => Promise<readonly EventSnapshot[] | null>;
  readonly report: (scope: string, error: unknown) => void;
}

/** The watcher's side of the shared socket: the platform's own two subscriptions, without Apollo in between. */
export function livePort({ state, socket, snapshots, report }: LivePortParts): LivePort {
  const subscribe = (name: string, eventIds: readonly string[], next: (data: unknown) => void): (() => void) => {
    const { text, hash } = directOperation(name);
    return whenReady(
      socket(),
      (live) =>
        live.subscribe(
          {
            operationName: name,
            query: text,
            variables: { eventIds },
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
    watchEvents: (eventIds, onUpdate) =>
      subscribe('EventUpdated', eventIds, (data) => onUpdate((data as { eventUpdated: EventUpdate }).eventUpdated)),
    watchTicks: (eventIds, onTick) =>
      subscribe('SequenceTick', eventIds, (data) =>
        onTick((data as { sequenceTick: readonly { eventId: string; sequence: number }[] }).sequenceTick),
      ),
    snapshots,
    restart: () => void socket().then((live) => live.restart()),
  };
}
