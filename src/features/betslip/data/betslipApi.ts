import type { AmountField } from '../../../../core/contract.ts';
import type { OddsFormat } from '../../../../core/odds.ts';
import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import type { Result } from '../../../../core/result.ts';
import type { BetToPlace, PlacementAnswer, PlacementRequest } from '../logic/placement.ts';
import type { DraftBet, Slip, SlipError } from '../logic/slip.ts';

/** A change the server has taken (perhaps with errors to show), and the slip after it. */
export interface SlipChange {
  readonly slip: Slip;
  readonly errors: readonly SlipError[];
}

/** No usable answer: the network, the edge or a bug. What was asked may or may not have happened. */
export type NoAnswer =
  | 'NO_ANSWER'
  | 'INVALID_INPUT'
  | 'UNAUTHENTICATED'
  /** It came when somebody else was here than whoever asked. */
  | 'OTHER_OWNER';

export type PlaceOutcome = { readonly answer: PlacementAnswer; readonly slip: Slip };

/** Everything the betslip asks of the server. The store knows only this, so it is tested without one. */
export interface BetslipApi {
  fetch(): Promise<Result<Slip, NoAnswer>>;
  add(pick: PickedSelection): Promise<Result<SlipChange, NoAnswer>>;
  remove(selectionId: string): Promise<Result<SlipChange, NoAnswer>>;
  clear(): Promise<Result<SlipChange, NoAnswer>>;
  setAmount(draftBetId: string, field: AmountField, cents: number): Promise<Result<SlipChange, NoAnswer>>;
  accept(legs: BetToPlace['legs']): Promise<Result<SlipChange, NoAnswer>>;
  /** Makes these draft bets the player's slip, and empties the visitor's. */
  promote(anonymousToken: string, draftBets: readonly DraftBet[]): Promise<Result<SlipChange, NoAnswer>>;
  place(request: PlacementRequest): Promise<Result<PlaceOutcome, NoAnswer>>;
  /** Null: the server has never received a placement of this id. */
  placement(placementId: string): Promise<Result<PlacementAnswer | null, NoAnswer>>;
  /** The slip after every change from anywhere, until it is ended. */
  watch(onSlip: (slip: Slip) => void): () => void;
  /** How odds in receipts are written. */
  writeOdds(format: OddsFormat): void;
}
