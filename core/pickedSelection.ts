import type { EventStatus, MarketType } from './contract.ts';
import type { Odds } from './odds.ts';

/** What a click on a price hands to the betslip: enough to draw the selection there before the server has answered. */
export interface PickedSelection {
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
