import type { Odds } from '../../../core/odds.ts';

/** A selection as it is offered at one moment, with what a leg shows of its market and event. */
export interface Offer {
  readonly selectionId: string;
  readonly selectionName: string;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
  readonly marketId: string;
  readonly marketName: string;
  readonly marketType: 'MONEYLINE' | 'MONEYLINE_THREE_WAY' | 'SPREAD' | 'TOTAL';
  /** HIDDEN is shown as Closed, CLOSED as Suspended. */
  /** How long a bet on it is held before it is decided; 0 before the start. */
  readonly placeDelayMs: number;
  readonly marketStatus: 'OPEN' | 'HIDDEN' | 'CLOSED';
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: 'PRE_GAME' | 'IN_PLAY' | 'FINISHED' | 'CANCELLED' | 'HIDDEN' | 'INVALID';
  readonly eventStartsAt: Date;
  readonly eventPath: string;
}
