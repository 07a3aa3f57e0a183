import type { EventStatus, MarketStatus, OddsTrend } from '../../../core/contract.ts';
import type { EventState, PeriodScore, PriceState } from '../../../core/eventState.ts';
import type { Odds } from '../../../core/odds.ts';
import { pointsHundredthsOf } from '../../../core/points.ts';

/** A price with its truth. */
export interface SelectionPrice {
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
  /** Kept after a change for as long as is configured. */
  readonly trend: OddsTrend;
  /** The highlight has been held long enough, and ends soon. */
  readonly fading: boolean;
  /** The event's sequence of which this price is true. */
  readonly sequence: number;
  /** When the event last changed, by the server: ISO 8601. */
  readonly asOf: string;
  readonly state: PriceState;
}

/** What is live of an event besides its prices, with its truth. */
export interface LiveEventState extends EventState {
  readonly sequence: number;
  readonly asOf: string;
  readonly state: PriceState;
}

export interface PriceLine {
  readonly selectionId: string;
  readonly numeratorLong: number;
  readonly denominatorLong: number;
  readonly points: number | null;
}

export interface MarketLine {
  readonly marketId: string;
  readonly status: MarketStatus;
}

/** What changed; null and empty mean: as before. */
export interface EventUpdate {
  readonly eventId: string;
  readonly sequence: number;
  readonly asOf: string;
  readonly status: EventStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly periods: readonly PeriodScore[] | null;
  readonly markets: readonly MarketLine[];
  readonly prices: readonly PriceLine[];
}

/** All that is live of one event. */
export interface EventSnapshot extends EventUpdate {
  readonly periods: readonly PeriodScore[];
}

/** An event as a page's query gives it, maybe with some of its markets only. */
export interface SeedEvent {
  readonly id: string;
  readonly sequence: number;
  readonly asOf: string;
  readonly status: EventStatus;
  readonly homeScore?: number | null;
  readonly awayScore?: number | null;
  readonly clock?: string | null;
  readonly periods?: readonly PeriodScore[] | null;
  readonly markets: readonly {
    readonly id: string;
    readonly status: MarketStatus;
    readonly selections: readonly {
      readonly id: string;
      readonly numeratorLong: number;
      readonly denominatorLong: number;
      readonly points?: number | null;
    }[];
  }[];
}

interface KnownPrice {
  odds: Odds;
  pointsHundredths: number | null;
  /** The sequence at which it was said. Unless it is behind, it is true at the event's own sequence too. */
  sequence: number;
}

/** What one step has changed, for those who show it. */
export interface Changes {
  readonly prices: readonly { readonly selectionId: string; readonly before: Odds | null; readonly after: Odds }[];
  readonly markets: readonly string[];
  readonly event: boolean;
}

const NOTHING: Changes = { prices: [], markets: [], event: false };

/**
 * All that is known of one event, in the order of its sequence: frames are taken one after the other, what comes early waits, what comes
 * late or twice is dropped. Its `sequence` never goes back, and every price it holds is true at it, except those named by isBehind.
 */
export class LiveEvent {
  readonly id: string;
  sequence: number;
  asOf: string;
  status: EventStatus;
  homeScore: number | null;
  awayScore: number | null;
  clock: string | null;
  periods: readonly PeriodScore[];
  readonly markets = new Map<string, MarketStatus>();
  readonly prices = new Map<string, KnownPrice>();
  readonly #early = new Map<number, EventUpdate>();
  readonly #behind = new Set<string>();

  constructor(seed: SeedEvent) {
    this.id = seed.id;
    this.sequence = seed.sequence;
    this.asOf = seed.asOf;
    this.status = seed.status;
    this.homeScore = seed.homeScore ?? null;
    this.awayScore = seed.awayScore ?? null;
    this.clock = seed.clock ?? null;
    this.periods = seed.periods ?? [];
    this.seed(seed);
  }

  /** Frames are missing in between. */
  get hasGap(): boolean {
    return this.#early.size > 0;
  }

  get hasBehind(): boolean {
    return this.#behind.size > 0;
  }

  /** This one price may be older than the event's sequence. */
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

  /** Everything at once, at its sequence. An older one than is known says nothing. */
  restore(snapshot: EventSnapshot): Changes {
    if (snapshot.sequence < this.sequence) return NOTHING;
    this.#behind.clear();
    const listed = new Set(snapshot.prices.map((price) => price.selectionId));
    const taken = this.#take(snapshot);
    // What the server lists no more cannot be confirmed any more.
    for (const selectionId of this.prices.keys()) if (!listed.has(selectionId)) this.#behind.add(selectionId);
    return merge([taken, ...this.#catchUp()]);
  }

  /** An event out of a page's query: its markets may be some of those known here, and it may be older or newer than what is known. */
  seed(seed: SeedEvent): Changes {
    const isNewer = seed.sequence > this.sequence;
    const isOlder = seed.sequence < this.sequence;
    const prices: Changes['prices'][number][] = [];
    const markets: string[] = [];
    if (isNewer) for (const selectionId of this.prices.keys()) this.#behind.add(selectionId);
    for (const market of seed.markets) {
      if (!isOlder || !this.markets.has(market.id)) {
        if (this.markets.get(market.id) !== market.status) markets.push(market.id);
        this.markets.set(market.id, market.status);
      }
      for (const selection of market.selections) {
        if (isOlder && this.prices.has(selection.id)) continue;
        const line = { ...selection, selectionId: selection.id, points: selection.points ?? null };
        const change = this.#setPrice(line, Math.min(seed.sequence, this.sequence));
        if (change !== null) prices.push(change);
        if (isOlder) this.#behind.add(selection.id);
        else this.#behind.delete(selection.id);
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
    const prices: Changes['prices'][number][] = [];
    for (const line of update.prices) {
      const change = this.#setPrice(line, update.sequence);
      if (change !== null) prices.push(change);
      this.#behind.delete(line.selectionId);
    }
    const markets: string[] = [];
    for (const market of update.markets) {
      if (this.markets.get(market.marketId) === market.status) continue;
      this.markets.set(market.marketId, market.status);
      markets.push(market.marketId);
    }
    return { prices, markets, event: true };
  }

  #head(update: Omit<EventUpdate, 'eventId' | 'markets' | 'prices'>): void {
    this.sequence = update.sequence;
    this.asOf = update.asOf;
    this.status = update.status;
    this.homeScore = update.homeScore ?? this.homeScore;
    this.awayScore = update.awayScore ?? this.awayScore;
    this.clock = update.clock ?? this.clock;
    this.periods = update.periods ?? this.periods;
  }

  #setPrice(line: PriceLine, sequence: number): Changes['prices'][number] | null {
    const known = this.prices.get(line.selectionId);
    const points = pointsHundredthsOf(line.points);
    if (known !== undefined) {
      const before = known.odds;
      const isSame =
        before.numerator === line.numeratorLong && before.denominator === line.denominatorLong && known.pointsHundredths === points;
      known.sequence = sequence;
      if (isSame) return null;
      known.odds = { numerator: line.numeratorLong, denominator: line.denominatorLong };
      known.pointsHundredths = points;
      return { selectionId: line.selectionId, before, after: known.odds };
    }
    const odds = { numerator: line.numeratorLong, denominator: line.denominatorLong };
    this.prices.set(line.selectionId, { odds, pointsHundredths: points, sequence });
    return { selectionId: line.selectionId, before: null, after: odds };
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
