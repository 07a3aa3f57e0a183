/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { SlipErrorFieldsDefinition, SlipFieldsDefinition, SlipLegFieldsDefinition, SlipPayloadFieldsDefinition, SlipQuoteFieldsDefinition, SlipRewardFieldsDefinition, SlipSectionFieldsDefinition } from './betslip.generated.ts';
export type AmountField =
  | 'BET'
  | 'WIN';

export type AmountSourceType =
  | 'CASH'
  | 'FREE_BET'
  | 'PROMOTIONAL_CREDIT';

export type BetslipErrorType =
  | 'ANONYMOUS_REGION_ERROR'
  | 'BET_ALREADY_PLACED'
  | 'BET_AMOUNT'
  | 'BET_WIN_AMOUNT'
  | 'DEPOSIT'
  | 'GENERIC'
  | 'GEO'
  | 'ODDS_CHANGED'
  | 'RETRYABLE'
  | 'RG_ACK_REQUIRED'
  | 'RG_LIMIT'
  | 'SELECTION_DISABLED'
  | 'WIN_AMOUNT';

export type BetslipSectionKind =
  | 'PARLAY'
  | 'ROUND_ROBIN'
  | 'STRAIGHT'
  | 'TEASER';

export type EventStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'HIDDEN'
  | 'INVALID'
  | 'IN_PLAY'
  | 'PRE_GAME';

/** Why a leg cannot be in one bet with the other legs of its event. */
export type JoinRefusal =
  /** Only main lines can be joined with legs on another number, the lead or the total. */
  | 'ALTERNATE_LINE'
  /** No legs of one event can be one bet in its competition. */
  | 'COMPETITION'
  /** No score wins it and the others. */
  | 'EXCLUDED'
  /** Its event has begun. */
  | 'IN_PLAY'
  /** It is not on the moneyline, the spread or the total of the whole event. */
  | 'MARKET'
  /** It is about a player. */
  | 'PLAYER_MARKET';

export type MarketStatus =
  /** Shown as Suspended. */
  | 'CLOSED'
  /** Shown as Closed. */
  | 'HIDDEN'
  | 'OPEN';

export type MarketType =
  | 'BOTH_TO_SCORE'
  /** Outcomes: `2-1` (home first), `OTHER_4` (four or more of one side). */
  | 'CORRECT_SCORE'
  /** Outcomes: `HOME_OR_DRAW`, `AWAY_OR_DRAW`, `HOME_OR_AWAY`. */
  | 'DOUBLE_CHANCE'
  | 'FIRST_TO_SCORE'
  /** Outcomes: `KO_TKO`, `HOME_SUBMISSION`, `DRAW`. */
  | 'METHOD'
  /** So many or more: `25+ points`. */
  | 'MILESTONE'
  /** Of two sides; a tie is a push. A draw-no-bet is one. */
  | 'MONEYLINE'
  | 'MONEYLINE_THREE_WAY'
  | 'ODD_EVEN'
  /** Outcomes: ids of participants. */
  | 'OUTRIGHT'
  | 'RACE_TO'
  /** Outcomes: `ROUND_2`, `HOME_ROUND_1`, `DECISION`. */
  | 'ROUND'
  /** A line of quarter points (Asian handicap) puts half of the stake on each of its neighbours. */
  | 'SPREAD'
  | 'TOTAL'
  /** Outcomes: `HOME_1`, `AWAY_3_6`, `HOME_7_UP`, `DRAW`. */
  | 'WINNING_MARGIN';

export type OddsFormat =
  | 'AMERICAN'
  | 'EURO';

export type OddsTrend =
  | 'DOWN'
  | 'NONE'
  | 'UP';

/**
 * The place of a change in the order in which one tab makes them, over reloads of its page too. Once the slip has taken a later change of the
 * tab, this one is refused with `edgebook.betslip.stale`: what an earlier page has sent cannot undo what the player did since.
 */
export type TabChangeInput = {
  /** Grows with every change. The same number again is the same change again. */
  readonly number: number;
  readonly tabId: string;
};

export type BetslipAddFeaturedBetMutationVariables = Exact<{
  featuredBetId: string;
  selectionOrigin?: string | null | undefined;
  change: Types.TabChangeInput;
  oddsFormat?: Types.OddsFormat | null | undefined;
  includeOddsTrend?: boolean;
}>;


export type BetslipAddFeaturedBetMutation = { readonly betslipAddFeaturedBet: { readonly betslip: { readonly id: string, readonly revision: number, readonly marketSelections: ReadonlyArray<{ readonly marketId: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly rule: string | null, readonly marketStatus: Types.MarketStatus, readonly placeDelayMs: number, readonly marketStartAt: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string, readonly marketSelectionOddsTrend?: Types.OddsTrend, readonly marketSelectionRequiresAcceptance: boolean, readonly acceptedSelection: { readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null }, readonly marketSelection: { readonly id: string, readonly name: string, readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null }, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }> }>, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly straight: { readonly kind: Types.BetslipSectionKind, readonly draftBetEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventName: string, readonly draftBetIds: ReadonlyArray<string> }>, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly draftBets: ReadonlyArray<{ readonly id: string, readonly label: string | null, readonly isParlayPlusEligible: boolean, readonly voidLegRule: string | null, readonly numberOfCombinations: number, readonly combinationSizes: ReadonlyArray<number>, readonly patronSetAmountType: Types.AmountField, readonly amountSourceType: Types.AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly boostedTotalOdds: string | null, readonly teaser: { readonly teaserPoints: { readonly decimalPoints: number }, readonly teaserPreviews: ReadonlyArray<{ readonly points: number, readonly enabled: boolean, readonly totalOdds: string | null, readonly requirement: string | null }> } | null, readonly draftLegEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventStatus: Types.EventStatus, readonly draftLegIds: ReadonlyArray<string>, readonly oddsTrend?: Types.OddsTrend, readonly legGroupRequiresAcceptance: boolean, readonly isParlayPlusEligible: boolean, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly refusedLegs: ReadonlyArray<{ readonly draftLegId: string, readonly reason: Types.JoinRefusal }>, readonly oddsOfOthers: { readonly numeratorLong: number, readonly denominatorLong: number } | null }>, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly betToWinRatio: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly draftLegs: ReadonlyArray<{ readonly teasedPoints: number | null, readonly marketSelection: { readonly id: string }, readonly buyPointOptions: ReadonlyArray<{ readonly points: number }> }>, readonly errors: ReadonlyArray<{ readonly disableAwardsDisplay: boolean, readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly boostedWinAmount: { readonly amount: number } | null, readonly availableFreeBets: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly restrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly maximumAmountLabel: string, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availablePromotionalCreditBalance: { readonly amount: number } | null }> }, readonly parlay: { readonly kind: Types.BetslipSectionKind, readonly draftBetEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventName: string, readonly draftBetIds: ReadonlyArray<string> }>, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly draftBets: ReadonlyArray<{ readonly id: string, readonly label: string | null, readonly isParlayPlusEligible: boolean, readonly voidLegRule: string | null, readonly numberOfCombinations: number, readonly combinationSizes: ReadonlyArray<number>, readonly patronSetAmountType: Types.AmountField, readonly amountSourceType: Types.AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly boostedTotalOdds: string | null, readonly teaser: { readonly teaserPoints: { readonly decimalPoints: number }, readonly teaserPreviews: ReadonlyArray<{ readonly points: number, readonly enabled: boolean, readonly totalOdds: string | null, readonly requirement: string | null }> } | null, readonly draftLegEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventStatus: Types.EventStatus, readonly draftLegIds: ReadonlyArray<string>, readonly oddsTrend?: Types.OddsTrend, readonly legGroupRequiresAcceptance: boolean, readonly isParlayPlusEligible: boolean, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly refusedLegs: ReadonlyArray<{ readonly draftLegId: string, readonly reason: Types.JoinRefusal }>, readonly oddsOfOthers: { readonly numeratorLong: number, readonly denominatorLong: number } | null }>, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly betToWinRatio: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly draftLegs: ReadonlyArray<{ readonly teasedPoints: number | null, readonly marketSelection: { readonly id: string }, readonly buyPointOptions: ReadonlyArray<{ readonly points: number }> }>, readonly errors: ReadonlyArray<{ readonly disableAwardsDisplay: boolean, readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly boostedWinAmount: { readonly amount: number } | null, readonly availableFreeBets: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly restrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly maximumAmountLabel: string, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availablePromotionalCreditBalance: { readonly amount: number } | null }> }, readonly teaser: { readonly kind: Types.BetslipSectionKind, readonly draftBetEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventName: string, readonly draftBetIds: ReadonlyArray<string> }>, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly draftBets: ReadonlyArray<{ readonly id: string, readonly label: string | null, readonly isParlayPlusEligible: boolean, readonly voidLegRule: string | null, readonly numberOfCombinations: number, readonly combinationSizes: ReadonlyArray<number>, readonly patronSetAmountType: Types.AmountField, readonly amountSourceType: Types.AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly boostedTotalOdds: string | null, readonly teaser: { readonly teaserPoints: { readonly decimalPoints: number }, readonly teaserPreviews: ReadonlyArray<{ readonly points: number, readonly enabled: boolean, readonly totalOdds: string | null, readonly requirement: string | null }> } | null, readonly draftLegEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventStatus: Types.EventStatus, readonly draftLegIds: ReadonlyArray<string>, readonly oddsTrend?: Types.OddsTrend, readonly legGroupRequiresAcceptance: boolean, readonly isParlayPlusEligible: boolean, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly refusedLegs: ReadonlyArray<{ readonly draftLegId: string, readonly reason: Types.JoinRefusal }>, readonly oddsOfOthers: { readonly numeratorLong: number, readonly denominatorLong: number } | null }>, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly betToWinRatio: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly draftLegs: ReadonlyArray<{ readonly teasedPoints: number | null, readonly marketSelection: { readonly id: string }, readonly buyPointOptions: ReadonlyArray<{ readonly points: number }> }>, readonly errors: ReadonlyArray<{ readonly disableAwardsDisplay: boolean, readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly boostedWinAmount: { readonly amount: number } | null, readonly availableFreeBets: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly restrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly maximumAmountLabel: string, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availablePromotionalCreditBalance: { readonly amount: number } | null }> }, readonly roundRobin: { readonly kind: Types.BetslipSectionKind, readonly draftBetEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventName: string, readonly draftBetIds: ReadonlyArray<string> }>, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly draftBets: ReadonlyArray<{ readonly id: string, readonly label: string | null, readonly isParlayPlusEligible: boolean, readonly voidLegRule: string | null, readonly numberOfCombinations: number, readonly combinationSizes: ReadonlyArray<number>, readonly patronSetAmountType: Types.AmountField, readonly amountSourceType: Types.AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly boostedTotalOdds: string | null, readonly teaser: { readonly teaserPoints: { readonly decimalPoints: number }, readonly teaserPreviews: ReadonlyArray<{ readonly points: number, readonly enabled: boolean, readonly totalOdds: string | null, readonly requirement: string | null }> } | null, readonly draftLegEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventStatus: Types.EventStatus, readonly draftLegIds: ReadonlyArray<string>, readonly oddsTrend?: Types.OddsTrend, readonly legGroupRequiresAcceptance: boolean, readonly isParlayPlusEligible: boolean, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly refusedLegs: ReadonlyArray<{ readonly draftLegId: string, readonly reason: Types.JoinRefusal }>, readonly oddsOfOthers: { readonly numeratorLong: number, readonly denominatorLong: number } | null }>, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly betToWinRatio: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly draftLegs: ReadonlyArray<{ readonly teasedPoints: number | null, readonly marketSelection: { readonly id: string }, readonly buyPointOptions: ReadonlyArray<{ readonly points: number }> }>, readonly errors: ReadonlyArray<{ readonly disableAwardsDisplay: boolean, readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly boostedWinAmount: { readonly amount: number } | null, readonly availableFreeBets: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly restrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly maximumAmountLabel: string, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availablePromotionalCreditBalance: { readonly amount: number } | null }> } }, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }> } };

export const BetslipAddFeaturedBetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BetslipAddFeaturedBet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featuredBetId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selectionOrigin"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TabChangeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsFormat"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeOddsTrend"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betslipAddFeaturedBet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"featuredBetId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featuredBetId"}}},{"kind":"Argument","name":{"kind":"Name","value":"selectionOrigin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selectionOrigin"}}},{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}},{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeOddsTrend"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeOddsTrend"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipPayloadFields"}}]}}]}},SlipPayloadFieldsDefinition,SlipFieldsDefinition,SlipLegFieldsDefinition,SlipQuoteFieldsDefinition,SlipErrorFieldsDefinition,SlipSectionFieldsDefinition,SlipRewardFieldsDefinition]} as unknown as TypedDocumentNode<BetslipAddFeaturedBetMutation, BetslipAddFeaturedBetMutationVariables>;