import type { Odds, OddsFormat } from '../../../../core/odds.ts';
import type { EventState, SeedEvent, SelectionPrice } from '../../../platform/prices/types.ts';
import type { EventStatus, MarketStatus, MarketType } from '../logic/slate.ts';

/** The price lane as the screens use it: one listener a thing shown. Offered by `platform/prices`; a benchmark or a test brings its own. */
export interface PricePort {
  selection(selectionId: string): SelectionPrice | null;
  market(marketId: string): MarketStatus | null;
  event(eventId: string): EventState | null;
  onSelection(selectionId: string, listener: () => void): () => void;
  onMarket(marketId: string, listener: () => void): () => void;
  onEvent(eventId: string, listener: () => void): () => void;
  /** Events as a query answered them. */
  seedEvents(events: readonly SeedEvent[]): void;
  /** Keeps these events live until it is ended. */
  watch(eventIds: readonly string[]): () => void;
}

/** What a click on a price hands to the betslip. */
export interface SlipPick {
  readonly selectionId: string;
  readonly name: string;
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
  readonly marketId: string;
  readonly marketName: string;
  readonly marketType: MarketType;
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  readonly eventPath: string;
  readonly startsAt: string;
}

/** The betslip as the price buttons see it. `subscribe` hears of every change of what is picked. */
export interface SlipPort {
  subscribe(listener: () => void): () => void;
  has(selectionId: string): boolean;
  /** Adds, or takes away what is there. */
  toggle(pick: SlipPick): void;
}

export interface ClockPort {
  /** Epoch milliseconds. */
  now(): number;
}

export interface SportsPorts {
  readonly prices: PricePort;
  readonly slip: SlipPort;
  readonly clock: ClockPort;
  readonly oddsFormat: OddsFormat;
}
