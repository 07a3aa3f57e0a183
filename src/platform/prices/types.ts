import type { EventStatus, MarketStatus, OddsTrend } from '../../../core/contract.ts';
import type { Odds } from '../../../core/odds.ts';

/** live: the price now, as far as anybody can know · stale: newer ones exist or may exist · paused: no connection to learn of any. */
export type PriceState = 'live' | 'stale' | 'paused';

/** A price with its truth. */
export interface SelectionPrice {
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
  /** Kept for HIGHLIGHT_MS after a change. */
  readonly trend: OddsTrend;
  /** The highlight has been held long enough, and ends soon. */
  readonly fading: boolean;
  /** The event's sequence of which this price is true. */
  readonly sequence: number;
  /** When the event last changed, by the server: ISO 8601. */
  readonly asOf: string;
  readonly state: PriceState;
}

export interface PeriodScore {
  readonly label: string;
  readonly home: number;
  readonly away: number;
}

export interface EventState {
  readonly status: EventStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly periods: readonly PeriodScore[];
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
export interface EventFrame {
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
export interface EventSnapshot extends EventFrame {
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
