import type { Odds } from '../../../core/money/odds.ts';
import type { EventStatus, MarketStatus, MarketType, SelectionSide } from '../../../core/wire/contract.ts';

/** A selection as it is offered at one moment, with what a leg shows of its market and event. */
export interface Offer {
  readonly selectionId: string;
  readonly selectionName: string;
  readonly side: SelectionSide;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
  readonly marketId: string;
  readonly marketName: string;
  readonly marketType: MarketType;
  /** How it is graded, where that is not the plain case. */
  readonly rule?: string | null;
  /** Graded on the final score of both sides. */
  readonly isWholeGame: boolean;
  /** About one player. */
  readonly isOnPlayer?: boolean;
  /** One of the event's main markets; alternate lines are none. */
  readonly isMain: boolean;
  /** How long a bet on it is held before it is decided; 0 before the start. */
  readonly placeDelayMs: number;
  readonly marketStatus: MarketStatus;
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  readonly eventStartsAt: Date;
  readonly eventPath: string;
  /** Slugs. */
  readonly sport: string;
  readonly competition: string;
}
