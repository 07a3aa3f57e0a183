import type { Odds } from '../../../core/money/odds.ts';
import type { AmountField } from '../../../core/wire/contract.ts';
import type { ChosenReward } from '../rewards/reward.ts';

/** A price with its line: accepted by the player, or current. */
export interface Price {
  readonly odds: Odds;
  /** Line of a spread or total in hundredths of a point; null where there is none. */
  readonly pointsHundredths: number | null;
}

/** What was true of a selection when it was added. */
export interface SelectionAttribute {
  readonly name: 'eventStatus' | 'featuredBetId';
  readonly value: string;
}

/** How a selection came into the slip. */
export interface SelectionSource {
  readonly selectionOrigin: string | null;
  readonly branchChannel: string | null;
  readonly shareId: string | null;
  /** Missing in slips stored before there were any. */
  readonly attributes?: readonly SelectionAttribute[];
}

export interface SlipSelection extends SelectionSource {
  readonly selectionId: string;
  readonly accepted: Price;
}

/** The amount that the player typed: cents staked, or cents to be won. */
export interface SetAmount {
  readonly field: AmountField;
  readonly amountCents: number;
}

/** The place of a change in the order in which one tab makes them, over reloads of its page too. */
export interface TabChange {
  readonly tabId: string;
  /** Grows with every change. */
  readonly number: number;
}

/** The stored part of a slip. Everything else shown is derived from it and the current prices. */
export interface Slip {
  /** In the order they were added. */
  readonly selections: readonly SlipSelection[];
  /** Amounts by draft bet id (domain/betKinds): a stake is on each combination. */
  readonly amounts: Readonly<Record<string, SetAmount>>;
  /** Rewards by draft bet id. A reward is for one bet. */
  readonly rewards?: Readonly<Record<string, ChosenReward>>;
  /** The points chosen for a teaser, as an index of TEASER_LEVELS; the first without it. */
  readonly teaserLevel?: number;
  /** The last change of each tab that changed it, in order. */
  readonly changes?: readonly TabChange[];
}

export const EMPTY_SLIP: Slip = { selections: [], amounts: {} };
