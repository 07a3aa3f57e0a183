import type { MarketScope, MarketStatus } from '../../../core/wire/contract.ts';
import type { Clock, Timers } from '../clock.ts';
import type { EventSnapshot, EventUpdate, LiveEventState, SeedEvent, SelectionPrice } from './liveEvent.ts';
import { eventKey, marketKey, PriceBook, selectionKey } from './priceBook.ts';

export interface PriceStorePorts {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Runs the callback once before the next animation frame, or later while an input is being answered. */
  readonly nextFrame: (run: () => void) => void;
  /** False while an input is being answered: its paint must not wait for prices. */
  readonly mayNotify: () => boolean;
  /** The currently configured duration of a price highlight. */
  readonly highlightMs: () => number;
}

/**
 * The keys of one frame, or this part of a backlog. The rest follows in the next frames: an input that comes during one is not delayed by
 * the prices of all events, and the backlog stays short at any rate.
 */
const KEYS_A_FRAME = 10;
const PART_A_FRAME = 8;

/** The part for components: one listener per shown item. */
export type Prices = Pick<PriceStore, 'selection' | 'market' | 'event' | 'onSelection' | 'onMarket' | 'onEvent' | 'seedEvents'>;

/**
 * Prices for components: one listener per key, called at once for the first change and then at most once per frame, and not while an
 * input is being answered. A view keeps its identity until its own price changes.
 */
export class PriceStore {
  readonly #book = new PriceBook();
  readonly #ports: PriceStorePorts;
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #views = new Map<string, SelectionPrice | LiveEventState | MarketStatus | null>();
  #isUpdateWaiting = false;
  #flashEndsAt: number | null = null;
  #cancelFlashEnd = (): void => undefined;

  constructor(ports: PriceStorePorts) {
    this.#ports = ports;
  }

  /** A request records it and returns it with the answer: an answer to a request of an earlier connection proves nothing. */
  get epoch(): number {
    return this.#book.epoch;
  }

  /** Those of these events that need a snapshot, by the markets that are shown of each. */
  unsure(eventIds: Iterable<string>, scopeOf: (eventId: string) => MarketScope): readonly string[] {
    return this.#book.unsure(eventIds, scopeOf);
  }

  /** Adds events from a query's answer. They become live by the server's evidence, not by this call. */
  seedEvents(events: readonly SeedEvent[]): void {
    this.#do((book, now) => book.seed(events, now));
  }

  observe(eventId: string, sequence: number, epoch: number): void {
    this.#do((book) => book.observe(eventId, sequence, epoch));
  }

  update(update: EventUpdate): void {
    this.#do((book, now) => book.update(update, now));
  }

  snapshots(snapshots: readonly EventSnapshot[], epoch: number): void {
    this.#do((book, now) => book.snapshots(snapshots, epoch, now));
  }

  /** The server has said without a websocket what is true now: prices get updates this way from now on. */
  polled(snapshots: readonly EventSnapshot[]): void {
    this.#do((book, now) => {
      if (!book.isRunning) book.connected();
      book.snapshots(snapshots, book.epoch, now);
    });
  }

  connected(): void {
    this.#do((book) => book.connected());
  }

  disconnected(): void {
    this.#do((book) => book.disconnected());
  }

  forgetEvidence(eventIds: Iterable<string>): void {
    this.#do((book) => book.forgetEvidence(eventIds));
  }

  selection(selectionId: string): SelectionPrice | null {
    return this.#view(selectionKey(selectionId), () => this.#book.selection(selectionId));
  }

  market(marketId: string): MarketStatus | null {
    return this.#view(marketKey(marketId), () => this.#book.market(marketId));
  }

  event(eventId: string): LiveEventState | null {
    return this.#view(eventKey(eventId), () => this.#book.event(eventId));
  }

  onSelection(selectionId: string, listener: () => void): () => void {
    return this.#subscribe(selectionKey(selectionId), listener);
  }

  onMarket(marketId: string, listener: () => void): () => void {
    return this.#subscribe(marketKey(marketId), listener);
  }

  onEvent(eventId: string, listener: () => void): () => void {
    return this.#subscribe(eventKey(eventId), listener);
  }

  #subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
    };
  }

  #view<View extends SelectionPrice | LiveEventState | MarketStatus | null>(key: string, read: () => View): View {
    const cached = this.#views.get(key);
    if (cached !== undefined) return cached as View;
    const view = read();
    this.#views.set(key, view);
    return view;
  }

  #do(change: (book: PriceBook, now: number) => void): void {
    change(this.#book, this.#ports.clock.now());
    if (this.#book.dirtyCount === 0 || this.#isUpdateWaiting) return;
    if (this.#ports.mayNotify()) this.#flush();
    this.#awaitUpdate();
  }

  #awaitUpdate(): void {
    this.#isUpdateWaiting = true;
    this.#ports.nextFrame(() => {
      this.#isUpdateWaiting = false;
      if (this.#book.dirtyCount === 0) return;
      this.#flush();
      this.#awaitUpdate();
    });
  }

  #flush(): void {
    const nextEnd = this.#book.endFlashes(this.#ports.clock.now(), this.#ports.highlightMs());
    const keys = this.#book.drainDirty(Math.max(KEYS_A_FRAME, this.#book.dirtyCount / PART_A_FRAME));
    for (const key of keys) this.#views.delete(key);
    for (const key of keys) {
      const listeners = this.#listeners.get(key);
      if (listeners !== undefined) for (const listener of [...listeners]) listener();
    }
    this.#scheduleFlashEnd(nextEnd);
  }

  #scheduleFlashEnd(at: number | null): void {
    if (at === this.#flashEndsAt) return;
    this.#cancelFlashEnd();
    this.#flashEndsAt = at;
    if (at === null) return;
    this.#cancelFlashEnd = this.#ports.timers.after(at - this.#ports.clock.now(), () => {
      this.#flashEndsAt = null;
      this.#do((book, now) => this.#scheduleFlashEnd(book.endFlashes(now, this.#ports.highlightMs())));
    });
  }
}
