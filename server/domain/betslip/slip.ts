import type { AmountField } from '../../../core/contract.ts';
import type { Odds } from '../../../core/odds.ts';

/** A price with its line: accepted by the player, or current. */
export interface Price {
  readonly odds: Odds;
  /** Line of a spread or total in hundredths of a point; null where there is none. */
  readonly pointsHundredths: number | null;
}

export interface SlipSelection {
  readonly selectionId: string;
  readonly accepted: Price;
  readonly selectionOrigin: string | null;
  readonly branchChannel: string | null;
  readonly shareId: string | null;
}

/** The amount that the player typed: cents staked, or cents to be won. */
export interface SetAmount {
  readonly field: AmountField;
  readonly amountCents: number;
}

/** The stored part of a slip. Everything else shown is derived from it and the current prices. */
export interface Slip {
  /** In the order they were added. */
  readonly selections: readonly SlipSelection[];
  /** By draft bet id (domain/betKinds): a stake is on each combination. */
  readonly amounts: Readonly<Record<string, SetAmount>>;
  /** The points chosen for a teaser, as an index of TEASER_LEVELS; the first without it. */
  readonly teaserLevel?: number;
}

export const EMPTY_SLIP: Slip = { selections: [], amounts: {} };

export const MAXIMUM_SELECTIONS = 20;
