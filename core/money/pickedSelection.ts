import type { EventStatus, MarketType } from '../wire/contract.ts';
import type { Odds } from './odds.ts';

/** What a click on a price passes to the betslip: enough to show the selection before the server answers. */
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
  /** The link that it came from; without one it was picked on a page. */
  readonly link?: PickLink;
}

export interface PickLink {
  readonly selectionOrigin: string;
  /** The id of a shared bet. */
  readonly shareId: string | null;
  /** Where Branch published the link. */
  readonly branchChannel: string | null;
}
