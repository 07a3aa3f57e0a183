import type { EventState, PeriodScore, PriceState } from '../../../core/money/eventState.ts';
import type { Odds } from '../../../core/money/odds.ts';
import { pointsHundredthsOf } from '../../../core/money/points.ts';
import type { EventStatus, MarketScope, MarketStatus, OddsTrend } from '../../../core/wire/contract.ts';

/** A price with the sequence at which it is true. */
export interface SelectionPrice {
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
  /** Direction of the last change, for the configured time. */
  readonly trend: OddsTrend;
  /** The highlight has begun to fade and ends soon. */
  readonly fading: boolean;
  /** When the highlight began, in epoch milliseconds; null without one. */
  readonly litAt: number | null;
  /** The highlighted change is one to notice: a new line, or ten cents or more. */
  readonly isLarge: boolean;
  /** The event's sequence at which this price is true. */
  readonly sequence: number;
  /** The server's time of the event's last change, in ISO 8601. */
  readonly asOf: string;
  readonly state: PriceState;
}

/** The live state of an event except its prices, with its sequence. */
export interface LiveEventState extends EventState {
  readonly sequence: number;
  readonly asOf: string;
  /** Since when the feed says nothing of it; null: the score and the clock are true now. */
  readonly silentSince: string | null;
  readonly state: PriceState;
}

/** A price and its line, as the contract writes them. */
interface ContractPrice {
  readonly numeratorLong: number;
  readonly denominatorLong: number;
  readonly points?: number | null;
}

export interface PriceLine extends ContractPrice {
  readonly selectionId: string;
  readonly points: number | null;
}

export interface MarketLine {
  readonly marketId: string;
  readonly status: MarketStatus;
}

/** A change; null and empty fields mean no change. */
export interface EventUpdate {
  readonly eventId: string;
  readonly sequence: number;
  readonly asOf: string;
  /** Always as it is: null and absent mean that the feed speaks. */
  readonly silentSince?: string | null;
  readonly status: EventStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly periods: readonly PeriodScore[] | null;
  readonly markets: readonly MarketLine[];
  readonly prices: readonly PriceLine[];
  /** The markets that the update is about; all when absent. Set by the subscription that received it. */
  readonly scope?: MarketScope;
}

/** The whole live state of one event. */
export interface EventSnapshot extends EventUpdate {
  readonly periods: readonly PeriodScore[];
}

/** An event in the answer to a page's query; it may contain only some of its markets. */
export interface SeedEvent {
  readonly id: string;
  readonly sequence: number;
  readonly asOf: string;
  readonly silentSince?: string | null;
  readonly status: EventStatus;
  readonly homeScore?: number | null;
  readonly awayScore?: number | null;
  readonly clock?: string | null;
  readonly periods?: readonly PeriodScore[] | null;
  readonly markets: readonly {
    readonly id: string;
    /** Decides what a subscription to the main markets confirms: without it every price of the event would soon be stale. */
    readonly main: boolean;
    readonly status: MarketStatus;
    readonly selections: readonly (ContractPrice & { readonly id: string })[];
  }[];
}

interface CurrentPrice {
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
  /** The sequence of the last value. Unless the price is behind, it is also true at the event's own sequence. */
  readonly sequence: number;
}

/** The changes of one step, for the components that show them. */
export interface PriceChange {
  readonly selectionId: string;
  /** Null for a price that was not known. */
  readonly before: Odds | null;
  readonly after: Odds;
  readonly pointsBefore: number | null;
  readonly pointsAfter: number | null;
}

export interface Changes {
  readonly prices: readonly PriceChange[];
  readonly markets: readonly string[];
  readonly event: boolean;
}

const NOTHING: Changes = { prices: [], markets: [], event: false };

/**
 * The known state of one event, in the order of its sequence: updates are applied in order, early ones wait, late and repeated ones are
 * dropped. Its `sequence` never decreases, and every price is true at it, except those for which isBehind is true.
 */
export class LiveEvent {
  readonly id: string;
  sequence: number;
  asOf: string;
  silentSince: string | null;
  status: EventStatus;
  homeScore: number | null;
  awayScore: number | null;
  clock: string | null;
  periods: readonly PeriodScore[];
  readonly markets = new Map<string, MarketStatus>();
  readonly prices = new Map<string, CurrentPrice>();
  readonly #early = new Map<number, EventUpdate>();
  readonly #behind = new Set<string>();
  /** Counts the changes of which prices may be older. */
  behindChanges = 0;
  readonly #main = new Set<string>();

  constructor(seed: SeedEvent) {
    this.id = seed.id;
    this.sequence = seed.sequence;
    this.asOf = seed.asOf;
    this.silentSince = seed.silentSince ?? null;
    this.status = seed.status;
    this.homeScore = seed.homeScore ?? null;
    this.awayScore = seed.awayScore ?? null;
    this.clock = seed.clock ?? null;
    this.periods = seed.periods ?? [];
    this.seed(seed);
  }

  /** An update before the waiting ones is missing. */
  get hasGap(): boolean {
    return this.#early.size > 0;
  }

  /** Whether a price that is shown where `scope` is watched may be older than the event's sequence. */
  hasBehind(scope: MarketScope = 'ALL'): boolean {
    if (scope === 'NONE' || this.#behind.size === 0) return false;
    return scope === 'ALL' || [...this.#behind].some((selectionId) => this.#main.has(selectionId));
  }

  /** This price may be older than the event's sequence. */
  isBehind(selectionId: string): boolean {
    return this.#behind.has(selectionId);
  }

  /** The sequence at which this price is known to be true. */
  sequenceOf(selectionId: string): number {
    return this.#behind.has(selectionId) ? (this.prices.get(selectionId)?.sequence ?? 0) : this.sequence;
  }

  apply(update: EventUpdate): Changes {
    if (update.sequence <= this.sequence) return NOTHING;
    if (update.sequence > this.sequence + 1) {
      this.#early.set(update.sequence, update);
      return NOTHING;
    }
    return merge([this.#take(update), ...this.#catchUp()]);
  }

  /** Replaces the whole state at the snapshot's sequence. Ignores a snapshot that is older than the state. */
  restore(snapshot: EventSnapshot): Changes {
    if (snapshot.sequence < this.sequence) return NOTHING;
    for (const selectionId of this.#behind) this.#markTrue(selectionId);
    const listed = new Set(snapshot.prices.map((price) => price.selectionId));
    const taken = this.#take(snapshot);
    // A price that is missing in the snapshot cannot be confirmed.
    for (const selectionId of this.prices.keys()) if (!listed.has(selectionId)) this.#markBehind(selectionId);
    return merge([taken, ...this.#catchUp()]);
  }

  /** Adds an event from a page's query: it may contain only some of the markets, and may be older or newer than the state. */
  seed(seed: SeedEvent): Changes {
    const isNewer = seed.sequence > this.sequence;
    const isOlder = seed.sequence < this.sequence;
    const prices: PriceChange[] = [];
    const markets: string[] = [];
    if (isNewer) for (const selectionId of this.prices.keys()) this.#markBehind(selectionId);
    for (const market of seed.markets) {
      if (market.main) for (const { id } of market.selections) this.#main.add(id);
      if (!isOlder || !this.markets.has(market.id)) {
        if (this.markets.get(market.id) !== market.status) markets.push(market.id);
        this.markets.set(market.id, market.status);
      }
      for (const selection of market.selections) {
        if (isOlder && this.prices.has(selection.id)) continue;
        const change = this.#setPrice(selection.id, selection, Math.min(seed.sequence, this.sequence));
        if (change !== null) prices.push(change);
        if (isOlder) this.#markBehind(selection.id);
        else this.#markTrue(selection.id);
      }
    }
    if (isNewer) {
      this.#head({
        ...seed,
        homeScore: seed.homeScore ?? null,
        awayScore: seed.awayScore ?? null,
        clock: seed.clock ?? null,
        periods: seed.periods ?? null,
      });
    }
    return merge([{ prices, markets, event: isNewer }, ...this.#catchUp()]);
  }

  #catchUp(): Changes[] {
    const taken: Changes[] = [];
    for (const sequence of [...this.#early.keys()]) if (sequence <= this.sequence) this.#early.delete(sequence);
    for (let next = this.#early.get(this.sequence + 1); next !== undefined; next = this.#early.get(this.sequence + 1)) {
      this.#early.delete(next.sequence);
      taken.push(this.#take(next));
    }
    return taken;
  }

  #take(update: EventUpdate): Changes {
    this.#head(update);
    this.#leaveBehind(update.scope ?? 'ALL');
    const prices: PriceChange[] = [];
    for (const line of update.prices) {
      const change = this.#setPrice(line.selectionId, line, update.sequence);
      if (change !== null) prices.push(change);
      this.#markTrue(line.selectionId);
    }
    const markets: string[] = [];
    for (const market of update.markets) {
      if (this.markets.get(market.marketId) === market.status) continue;
      this.markets.set(market.marketId, market.status);
      markets.push(market.marketId);
    }
    return { prices, markets, event: true };
  }

  /** An update of less than all markets says nothing about the others, so their prices may be older than it. */
  #leaveBehind(scope: MarketScope): void {
    if (scope === 'ALL') return;
    for (const selectionId of this.prices.keys())
      if (scope === 'NONE' || !this.#main.has(selectionId)) this.#markBehind(selectionId);
  }

  #markBehind(selectionId: string): void {
    if (this.#behind.has(selectionId)) return;
    this.#behind.add(selectionId);
    this.behindChanges += 1;
  }

  #markTrue(selectionId: string): void {
    if (this.#behind.delete(selectionId)) this.behindChanges += 1;
  }

  #head(update: Omit<EventUpdate, 'eventId' | 'markets' | 'prices' | 'scope'>): void {
    this.sequence = update.sequence;
    this.asOf = update.asOf;
    this.silentSince = update.silentSince ?? null;
    this.status = update.status;
    this.homeScore = update.homeScore ?? this.homeScore;
    this.awayScore = update.awayScore ?? this.awayScore;
    this.clock = update.clock ?? this.clock;
    this.periods = update.periods ?? this.periods;
  }

  #setPrice(selectionId: string, line: ContractPrice, sequence: number): PriceChange | null {
    const current = this.prices.get(selectionId);
    const odds = { numerator: line.numeratorLong, denominator: line.denominatorLong };
    const pointsHundredths = pointsHundredthsOf(line.points);
    const before = current?.odds ?? null;
    const pointsBefore = current?.pointsHundredths ?? null;
    const isSame =
      before?.numerator === odds.numerator && before.denominator === odds.denominator && pointsBefore === pointsHundredths;
    this.prices.set(selectionId, { odds: isSame ? before : odds, pointsHundredths, sequence });
    return isSame ? null : { selectionId, before, after: odds, pointsBefore, pointsAfter: pointsHundredths };
  }
}

function merge(all: readonly Changes[]): Changes {
  const [only] = all;
  if (all.length === 1 && only !== undefined) return only;
  return {
    prices: all.flatMap((one) => one.prices),
    markets: all.flatMap((one) => one.markets),
    event: all.some((one) => one.event),
  };
}
