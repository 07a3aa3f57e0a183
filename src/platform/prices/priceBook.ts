import type { PriceState } from '../../../core/money/eventState.ts';
import type { MarketScope, MarketStatus } from '../../../core/wire/contract.ts';
import { Highlights } from './highlights.ts';
import {
  type Changes,
  type EventSnapshot,
  type EventUpdate,
  LiveEvent,
  type LiveEventState,
  type SeedEvent,
  type SelectionPrice,
} from './liveEvent.ts';

/** The server confirmed this sequence of an event during this connection: a websocket, or an unbroken row of polls (adr/0116). */
interface Evidence {
  readonly epoch: number;
  readonly sequence: number;
}

/**
 * All events known to this page, and which of them may be shown as live. It uses no time, network or React: callers pass events in.
 *
 * The rule: an event is live when the server has confirmed its sequence during the present connection (epoch), this page has
 * everything up to that sequence, and no update is missing. Every new connection starts a new epoch, so earlier evidence makes prices stale
 * until they are confirmed again. Between the page's start and the first connection, answers to queries are sufficient evidence.
 */
export class PriceBook {
  readonly #events = new Map<string, LiveEvent>();
  readonly #eventOfSelection = new Map<string, LiveEvent>();
  readonly #eventOfMarket = new Map<string, LiveEvent>();
  readonly #evidence = new Map<string, Evidence>();
  readonly #highlights = new Highlights();
  readonly #dirty = new Set<string>();
  #epoch = 0;
  #hasConnected = false;
  #isRunning = true;

  /** A request records it and returns it with the answer: an answer to a request of an earlier connection proves nothing. */
  get epoch(): number {
    return this.#epoch;
  }

  /**
   * Keys (`selectionKey`, `marketKey`, `eventKey`) whose view may have changed since they were last returned: the oldest ones. An event comes with
   * all its markets and prices, because who listens to it may read them too.
   */
  drainDirty(limit: number): readonly string[] {
    const keys: string[] = [];
    for (const oldest of this.#dirty) {
      if (keys.length >= limit) break;
      const event = this.#eventOfKey(oldest);
      for (const key of event === undefined ? [oldest] : keysOf(event)) if (this.#dirty.delete(key)) keys.push(key);
    }
    return keys;
  }

  /** Whether prices get updates. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  get dirtyCount(): number {
    return this.#dirty.size;
  }

  connected(): void {
    if (this.#hasConnected) this.#epoch += 1;
    this.#hasConnected = true;
    this.#isRunning = true;
    this.#markAll();
  }

  disconnected(): void {
    if (!this.#isRunning) return;
    this.#isRunning = false;
    this.#markAll();
  }

  seed(seeds: readonly SeedEvent[], now: number): void {
    for (const seed of seeds) {
      const existing = this.#events.get(seed.id);
      if (existing !== undefined) {
        this.#markingChange(existing, () => this.#changed(existing, existing.seed(seed), now));
        this.#index(existing, seed);
        continue;
      }
      const event = new LiveEvent(seed);
      this.#events.set(seed.id, event);
      this.#index(event, seed);
      this.#markEvent(event);
    }
  }

  /** An answer or a tick named the sequence of an event. @param epoch the epoch of the request. */
  observe(eventId: string, sequence: number, epoch: number): void {
    this.#markingChange(this.#events.get(eventId), () => this.#note(eventId, sequence, epoch));
  }

  update(update: EventUpdate, now: number): void {
    const event = this.#events.get(update.eventId);
    this.#markingChange(event, () => {
      this.#note(update.eventId, update.sequence, this.#epoch);
      if (event !== undefined) this.#changed(event, event.apply(update), now);
    });
  }

  snapshots(snapshots: readonly EventSnapshot[], epoch: number, now: number): void {
    for (const snapshot of snapshots) {
      const event = this.#events.get(snapshot.eventId);
      this.#markingChange(event, () => {
        this.#note(snapshot.eventId, snapshot.sequence, epoch);
        if (event !== undefined) this.#changed(event, event.restore(snapshot), now);
      });
    }
  }

  /** These events are no longer watched and get no updates: they are stale until the server confirms them again. */
  forgetEvidence(eventIds: Iterable<string>): void {
    for (const eventId of eventIds) {
      this.#evidence.delete(eventId);
      const event = this.#events.get(eventId);
      if (event !== undefined) this.#markEvent(event);
    }
  }

  /** Those of these events that need a snapshot, by the markets that are shown of each. */
  unsure(eventIds: Iterable<string>, scopeOf: (eventId: string) => MarketScope): readonly string[] {
    return [...eventIds].filter((eventId) => {
      const event = this.#events.get(eventId);
      return event !== undefined && (!this.#isCurrent(event) || event.hasBehind(scopeOf(eventId)));
    });
  }

  /** Starts the fading of highlights and ends those that are over. @returns the time of the next such step, or null. */
  endFlashes(now: number, highlightMs: number): number | null {
    const { nextAt, altered } = this.#highlights.advance(now, highlightMs);
    for (const selectionId of altered) this.#dirty.add(selectionKey(selectionId));
    return nextAt;
  }

  selection(selectionId: string): SelectionPrice | null {
    const event = this.#eventOfSelection.get(selectionId);
    const price = event?.prices.get(selectionId);
    if (event === undefined || price === undefined) return null;
    const highlight = this.#highlights.of(selectionId);
    const state = this.#stateOf(event);
    return {
      odds: price.odds,
      pointsHundredths: price.pointsHundredths,
      trend: highlight?.trend ?? 'NONE',
      fading: highlight?.fading ?? false,
      litAt: highlight?.at ?? null,
      isLarge: highlight?.isLarge ?? false,
      sequence: event.sequenceOf(selectionId),
      asOf: event.asOf,
      state: state === 'live' && event.isBehind(selectionId) ? 'stale' : state,
    };
  }

  market(marketId: string): MarketStatus | null {
    return this.#eventOfMarket.get(marketId)?.markets.get(marketId) ?? null;
  }

  event(eventId: string): LiveEventState | null {
    const event = this.#events.get(eventId);
    if (event === undefined) return null;
    const { status, homeScore, awayScore, clock, periods, sequence, asOf, silentSince } = event;
    return { status, homeScore, awayScore, clock, periods, sequence, asOf, silentSince, state: this.#stateOf(event) };
  }

  #isCurrent(event: LiveEvent): boolean {
    const evidence = this.#evidence.get(event.id);
    return evidence !== undefined && evidence.epoch === this.#epoch && event.sequence >= evidence.sequence && !event.hasGap;
  }

  #stateOf(event: LiveEvent): PriceState {
    if (!this.#isRunning) return 'paused';
    return this.#isCurrent(event) ? 'live' : 'stale';
  }

  #changed(event: LiveEvent, changes: Changes, now: number): void {
    for (const change of changes.prices) {
      this.#eventOfSelection.set(change.selectionId, event);
      this.#dirty.add(selectionKey(change.selectionId));
      this.#highlights.changed(change, now);
    }
    for (const marketId of changes.markets) {
      this.#eventOfMarket.set(marketId, event);
      this.#dirty.add(marketKey(marketId));
    }
    if (changes.event || changes.prices.length > 0 || changes.markets.length > 0) this.#dirty.add(eventKey(event.id));
  }

  #index(event: LiveEvent, seed: SeedEvent): void {
    for (const market of seed.markets) {
      this.#eventOfMarket.set(market.id, event);
      for (const selection of market.selections) this.#eventOfSelection.set(selection.id, event);
    }
  }

  #note(eventId: string, sequence: number, epoch: number): void {
    if (epoch !== this.#epoch) return;
    const before = this.#evidence.get(eventId);
    if (before !== undefined && before.epoch === epoch && before.sequence >= sequence) return;
    this.#evidence.set(eventId, { epoch, sequence });
  }

  /** Marks unchanged prices only when the event as a whole becomes live or stale. */
  #markingChange(event: LiveEvent | undefined, work: () => void): void {
    const wasCurrent = event !== undefined && this.#isCurrent(event);
    const behindBefore = event?.behindChanges;
    work();
    if (event === undefined) return;
    if (this.#isCurrent(event) !== wasCurrent || event.behindChanges !== behindBefore) this.#markEvent(event);
  }

  #eventOfKey(key: string): LiveEvent | undefined {
    return key.startsWith(eventKey('')) ? this.#events.get(key.slice(eventKey('').length)) : undefined;
  }

  #markEvent(event: LiveEvent): void {
    for (const key of keysOf(event)) this.#dirty.add(key);
  }

  #markAll(): void {
    for (const event of this.#events.values()) this.#markEvent(event);
  }
}

/** The keys of an event, its markets and its prices. */
function keysOf(event: LiveEvent): readonly string[] {
  return [eventKey(event.id), ...[...event.markets.keys()].map(marketKey), ...[...event.prices.keys()].map(selectionKey)];
}

export function selectionKey(selectionId: string): string {
  return `s:${selectionId}`;
}

export function marketKey(marketId: string): string {
  return `m:${marketId}`;
}

export function eventKey(eventId: string): string {
  return `e:${eventId}`;
}
