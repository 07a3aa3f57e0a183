import type { AmountField } from '../../../../core/contract.ts';
import type { OddsFormat } from '../../../../core/odds.ts';
import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import type { Result } from '../../../../core/result.ts';
import type { BetToPlace, PlacementAnswer, PlacementRequest } from '../logic/placement.ts';
import type { DraftBet, Slip, SlipError } from '../logic/slip.ts';

/** The slip after a change that the server has answered, perhaps with errors to show. */
export interface SlipChange {
  readonly slip: Slip;
  readonly errors: readonly SlipError[];
}

/** No usable answer, because of the network, the edge or a bug. The server may or may not have done the request. */
export type NoAnswer =
  | 'NO_ANSWER'
  | 'INVALID_INPUT'
  | 'UNAUTHENTICATED'
  /** The answer came after the user had changed. */
  | 'OTHER_OWNER';

export type PlaceOutcome = { readonly answer: PlacementAnswer; readonly slip: Slip };

/** All requests of the betslip. The store uses only this interface, so its tests need no server. */
export interface BetslipApi {
  fetch(): Promise<Result<Slip, NoAnswer>>;
  add(pick: PickedSelection): Promise<Result<SlipChange, NoAnswer>>;
  remove(selectionId: string): Promise<Result<SlipChange, NoAnswer>>;
  clear(): Promise<Result<SlipChange, NoAnswer>>;
  setAmount(draftBetId: string, field: AmountField, cents: number): Promise<Result<SlipChange, NoAnswer>>;
  accept(legs: BetToPlace['legs']): Promise<Result<SlipChange, NoAnswer>>;
  /** Makes these draft bets the player's slip, and empties the visitor's slip. */
  promote(anonymousToken: string, draftBets: readonly DraftBet[]): Promise<Result<SlipChange, NoAnswer>>;
  place(request: PlacementRequest): Promise<Result<PlaceOutcome, NoAnswer>>;
  /** Null: the server has never received a placement of this id. */
  placement(placementId: string): Promise<Result<PlacementAnswer | null, NoAnswer>>;
  /** Calls `onSlip` after every change of the slip, from any source. Returns the unsubscribe function. */
  watch(onSlip: (slip: Slip) => void): () => void;
  /** Sets the odds format of later answers. */
  writeOdds(format: OddsFormat): void;
}
