/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { SlipErrorFieldsDefinition, SlipFieldsDefinition, SlipLegFieldsDefinition, SlipQuoteFieldsDefinition, SlipRewardFieldsDefinition, SlipSectionFieldsDefinition } from './betslip.generated.ts';
export type AcceptedSelectionInput = {
  readonly denominatorLong: number;
  readonly numeratorLong: number;
  readonly points?: number | null | undefined;
  readonly selectionId: string;
};

export type AmountField =
  | 'BET'
  | 'WIN';

export type AmountSourceType =
  | 'CASH'
  | 'FREE_BET'
  | 'PROMOTIONAL_CREDIT';

export type BetType =
  | 'PARLAY'
  | 'PARLAY_PLUS'
  | 'ROUND_ROBIN'
  | 'STRAIGHT'
  | 'TEASER';

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

export type PlaceBetInput = {
  /** How the stake is paid, by default in cash; FREE_BET needs freeBetId, and betAmount is then the amount of that bonus bet. */
  readonly amountSourceType?: AmountSourceType | null | undefined;
  /** Stake in cents, on each combination. */
  readonly betAmount: number;
  /** Of a round robin: how many picks its combinations have, `[2]` by twos, `[2, 3]` by twos and threes. */
  readonly combinationSizes?: ReadonlyArray<number> | null | undefined;
  readonly draftBetId: string;
  readonly freeBetId?: string | null | undefined;
  /** The prices and lines the player saw. */
  readonly legs: ReadonlyArray<AcceptedSelectionInput>;
  /** A bet in cash alone can have one. */
  readonly profitBoostId?: string | null | undefined;
  readonly section: BetslipSectionKind;
  /** Of a teaser: the points of its first leg. */
  readonly teaserPoints?: number | null | undefined;
};

export type PlacementStatus =
  /** Bets exist. */
  | 'PLACED'
  /** Decided: no bet exists and none will under this id. */
  | 'REJECTED';

export type SlipPlacedBetFieldsFragment = { readonly id: string, readonly placementId: string, readonly type: Types.BetType, readonly numLegs: number, readonly numberOfCombinations: number, readonly totalOdds: string, readonly boostedTotalOdds: string | null, readonly amountSourceType: Types.AmountSourceType, readonly betAmount: { readonly amount: number }, readonly payoutAmount: { readonly amount: number }, readonly profitBoost: { readonly title: string } | null, readonly legs: ReadonlyArray<{ readonly id: string, readonly selectionName: string, readonly marketType: Types.MarketType, readonly points: number | null, readonly eventName: string }> };

export type SlipPlacementFieldsFragment = { readonly placementId: string, readonly status: Types.PlacementStatus, readonly placedBets: ReadonlyArray<{ readonly id: string, readonly placementId: string, readonly type: Types.BetType, readonly numLegs: number, readonly numberOfCombinations: number, readonly totalOdds: string, readonly boostedTotalOdds: string | null, readonly amountSourceType: Types.AmountSourceType, readonly betAmount: { readonly amount: number }, readonly payoutAmount: { readonly amount: number }, readonly profitBoost: { readonly title: string } | null, readonly legs: ReadonlyArray<{ readonly id: string, readonly selectionName: string, readonly marketType: Types.MarketType, readonly points: number | null, readonly eventName: string }> }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly bookLimits: ReadonlyArray<{ readonly draftBetId: string, readonly maximumBetAmount: number }> };

export type BetslipPlaceBetsMutationVariables = Exact<{
  placementId: string;
  bets: ReadonlyArray<Types.PlaceBetInput> | Types.PlaceBetInput;
  oddsFormat?: Types.OddsFormat | null | undefined;
  keepBetslipSelections?: boolean | null | undefined;
  includeOddsTrend?: boolean;
}>;


export type BetslipPlaceBetsMutation = { readonly betslipPlaceBets: { readonly placement: { readonly placementId: string, readonly status: Types.PlacementStatus, readonly placedBets: ReadonlyArray<{ readonly id: string, readonly placementId: string, readonly type: Types.BetType, readonly numLegs: number, readonly numberOfCombinations: number, readonly totalOdds: string, readonly boostedTotalOdds: string | null, readonly amountSourceType: Types.AmountSourceType, readonly betAmount: { readonly amount: number }, readonly payoutAmount: { readonly amount: number }, readonly profitBoost: { readonly title: string } | null, readonly legs: ReadonlyArray<{ readonly id: string, readonly selectionName: string, readonly marketType: Types.MarketType, readonly points: number | null, readonly eventName: string }> }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly bookLimits: ReadonlyArray<{ readonly draftBetId: string, readonly maximumBetAmount: number }> } | null, readonly betslip: { readonly id: string, readonly revision: number, readonly marketSelections: ReadonlyArray<{ readonly marketId: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly rule: string | null, readonly marketStatus: Types.MarketStatus, readonly placeDelayMs: number, readonly marketStartAt: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string, readonly marketSelectionOddsTrend?: Types.OddsTrend, readonly marketSelectionRequiresAcceptance: boolean, readonly acceptedSelection: { readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null }, readonly marketSelection: { readonly id: string, readonly name: string, readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null }, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }> }>, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly straight: { readonly kind: Types.BetslipSectionKind, readonly draftBetEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventName: string, readonly draftBetIds: ReadonlyArray<string> }>, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly draftBets: ReadonlyArray<{ readonly id: string, readonly label: string | null, readonly isParlayPlusEligible: boolean, readonly voidLegRule: string | null, readonly numberOfCombinations: number, readonly combinationSizes: ReadonlyArray<number>, readonly patronSetAmountType: Types.AmountField, readonly amountSourceType: Types.AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly boostedTotalOdds: string | null, readonly teaser: { readonly teaserPoints: { readonly decimalPoints: number }, readonly teaserPreviews: ReadonlyArray<{ readonly points: number, readonly enabled: boolean, readonly totalOdds: string | null, readonly requirement: string | null }> } | null, readonly draftLegEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventStatus: Types.EventStatus, readonly draftLegIds: ReadonlyArray<string>, readonly oddsTrend?: Types.OddsTrend, readonly legGroupRequiresAcceptance: boolean, readonly isParlayPlusEligible: boolean, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly refusedLegs: ReadonlyArray<{ readonly draftLegId: string, readonly reason: Types.JoinRefusal }>, readonly oddsOfOthers: { readonly numeratorLong: number, readonly denominatorLong: number } | null }>, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly betToWinRatio: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly draftLegs: ReadonlyArray<{ readonly teasedPoints: number | null, readonly marketSelection: { readonly id: string }, readonly buyPointOptions: ReadonlyArray<{ readonly points: number }> }>, readonly errors: ReadonlyArray<{ readonly disableAwardsDisplay: boolean, readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly boostedWinAmount: { readonly amount: number } | null, readonly availableFreeBets: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly restrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly maximumAmountLabel: string, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availablePromotionalCreditBalance: { readonly amount: number } | null }> }, readonly parlay: { readonly kind: Types.BetslipSectionKind, readonly draftBetEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventName: string, readonly draftBetIds: ReadonlyArray<string> }>, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly draftBets: ReadonlyArray<{ readonly id: string, readonly label: string | null, readonly isParlayPlusEligible: boolean, readonly voidLegRule: string | null, readonly numberOfCombinations: number, readonly combinationSizes: ReadonlyArray<number>, readonly patronSetAmountType: Types.AmountField, readonly amountSourceType: Types.AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly boostedTotalOdds: string | null, readonly teaser: { readonly teaserPoints: { readonly decimalPoints: number }, readonly teaserPreviews: ReadonlyArray<{ readonly points: number, readonly enabled: boolean, readonly totalOdds: string | null, readonly requirement: string | null }> } | null, readonly draftLegEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventStatus: Types.EventStatus, readonly draftLegIds: ReadonlyArray<string>, readonly oddsTrend?: Types.OddsTrend, readonly legGroupRequiresAcceptance: boolean, readonly isParlayPlusEligible: boolean, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly refusedLegs: ReadonlyArray<{ readonly draftLegId: string, readonly reason: Types.JoinRefusal }>, readonly oddsOfOthers: { readonly numeratorLong: number, readonly denominatorLong: number } | null }>, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly betToWinRatio: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly draftLegs: ReadonlyArray<{ readonly teasedPoints: number | null, readonly marketSelection: { readonly id: string }, readonly buyPointOptions: ReadonlyArray<{ readonly points: number }> }>, readonly errors: ReadonlyArray<{ readonly disableAwardsDisplay: boolean, readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly boostedWinAmount: { readonly amount: number } | null, readonly availableFreeBets: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly restrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly maximumAmountLabel: string, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availablePromotionalCreditBalance: { readonly amount: number } | null }> }, readonly teaser: { readonly kind: Types.BetslipSectionKind, readonly draftBetEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventName: string, readonly draftBetIds: ReadonlyArray<string> }>, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly draftBets: ReadonlyArray<{ readonly id: string, readonly label: string | null, readonly isParlayPlusEligible: boolean, readonly voidLegRule: string | null, readonly numberOfCombinations: number, readonly combinationSizes: ReadonlyArray<number>, readonly patronSetAmountType: Types.AmountField, readonly amountSourceType: Types.AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly boostedTotalOdds: string | null, readonly teaser: { readonly teaserPoints: { readonly decimalPoints: number }, readonly teaserPreviews: ReadonlyArray<{ readonly points: number, readonly enabled: boolean, readonly totalOdds: string | null, readonly requirement: string | null }> } | null, readonly draftLegEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventStatus: Types.EventStatus, readonly draftLegIds: ReadonlyArray<string>, readonly oddsTrend?: Types.OddsTrend, readonly legGroupRequiresAcceptance: boolean, readonly isParlayPlusEligible: boolean, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly refusedLegs: ReadonlyArray<{ readonly draftLegId: string, readonly reason: Types.JoinRefusal }>, readonly oddsOfOthers: { readonly numeratorLong: number, readonly denominatorLong: number } | null }>, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly betToWinRatio: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly draftLegs: ReadonlyArray<{ readonly teasedPoints: number | null, readonly marketSelection: { readonly id: string }, readonly buyPointOptions: ReadonlyArray<{ readonly points: number }> }>, readonly errors: ReadonlyArray<{ readonly disableAwardsDisplay: boolean, readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly boostedWinAmount: { readonly amount: number } | null, readonly availableFreeBets: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly restrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly maximumAmountLabel: string, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availablePromotionalCreditBalance: { readonly amount: number } | null }> }, readonly roundRobin: { readonly kind: Types.BetslipSectionKind, readonly draftBetEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventName: string, readonly draftBetIds: ReadonlyArray<string> }>, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly draftBets: ReadonlyArray<{ readonly id: string, readonly label: string | null, readonly isParlayPlusEligible: boolean, readonly voidLegRule: string | null, readonly numberOfCombinations: number, readonly combinationSizes: ReadonlyArray<number>, readonly patronSetAmountType: Types.AmountField, readonly amountSourceType: Types.AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly boostedTotalOdds: string | null, readonly teaser: { readonly teaserPoints: { readonly decimalPoints: number }, readonly teaserPreviews: ReadonlyArray<{ readonly points: number, readonly enabled: boolean, readonly totalOdds: string | null, readonly requirement: string | null }> } | null, readonly draftLegEventGroupings: ReadonlyArray<{ readonly eventId: string, readonly eventStatus: Types.EventStatus, readonly draftLegIds: ReadonlyArray<string>, readonly oddsTrend?: Types.OddsTrend, readonly legGroupRequiresAcceptance: boolean, readonly isParlayPlusEligible: boolean, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly refusedLegs: ReadonlyArray<{ readonly draftLegId: string, readonly reason: Types.JoinRefusal }>, readonly oddsOfOthers: { readonly numeratorLong: number, readonly denominatorLong: number } | null }>, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly betToWinRatio: { readonly numeratorLong: number, readonly denominatorLong: number } | null, readonly draftLegs: ReadonlyArray<{ readonly teasedPoints: number | null, readonly marketSelection: { readonly id: string }, readonly buyPointOptions: ReadonlyArray<{ readonly points: number }> }>, readonly errors: ReadonlyArray<{ readonly disableAwardsDisplay: boolean, readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly boostedWinAmount: { readonly amount: number } | null, readonly availableFreeBets: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly restrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly maximumAmountLabel: string, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly isRestricted: boolean }>, readonly availablePromotionalCreditBalance: { readonly amount: number } | null }> } }, readonly balance: { readonly playableBalance: { readonly amount: number } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }> } };

export type PlacementQueryVariables = Exact<{
  placementId: string;
  oddsFormat?: Types.OddsFormat | null | undefined;
}>;


export type PlacementQuery = { readonly placement: { readonly placementId: string, readonly status: Types.PlacementStatus, readonly placedBets: ReadonlyArray<{ readonly id: string, readonly placementId: string, readonly type: Types.BetType, readonly numLegs: number, readonly numberOfCombinations: number, readonly totalOdds: string, readonly boostedTotalOdds: string | null, readonly amountSourceType: Types.AmountSourceType, readonly betAmount: { readonly amount: number }, readonly payoutAmount: { readonly amount: number }, readonly profitBoost: { readonly title: string } | null, readonly legs: ReadonlyArray<{ readonly id: string, readonly selectionName: string, readonly marketType: Types.MarketType, readonly points: number | null, readonly eventName: string }> }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly bookLimits: ReadonlyArray<{ readonly draftBetId: string, readonly maximumBetAmount: number }> } | null };

export const SlipPlacedBetFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlipPlacedBetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlacedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placementId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"numLegs"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfCombinations"}},{"kind":"Field","name":{"kind":"Name","value":"betAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoutAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalOdds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}}}]},{"kind":"Field","name":{"kind":"Name","value":"boostedTotalOdds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}}}]},{"kind":"Field","name":{"kind":"Name","value":"amountSourceType"}},{"kind":"Field","name":{"kind":"Name","value":"profitBoost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selectionName"}},{"kind":"Field","name":{"kind":"Name","value":"marketType"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}}]}}]}};
export const SlipPlacementFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlipPlacementFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Placement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placementId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placedBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipPlacedBetFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipErrorFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftBetId"}},{"kind":"Field","name":{"kind":"Name","value":"maximumBetAmount"}}]}}]}};
export const BetslipPlaceBetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BetslipPlaceBets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bets"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceBetInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsFormat"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keepBetslipSelections"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeOddsTrend"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betslipPlaceBets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"placementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placementId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bets"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bets"}}},{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}}},{"kind":"Argument","name":{"kind":"Name","value":"keepBetslipSelections"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keepBetslipSelections"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipPlacementFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"betslip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playableBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipErrorFields"}}]}}]}}]}},SlipPlacementFieldsDefinition,SlipPlacedBetFieldsDefinition,SlipErrorFieldsDefinition,SlipFieldsDefinition,SlipLegFieldsDefinition,SlipQuoteFieldsDefinition,SlipSectionFieldsDefinition,SlipRewardFieldsDefinition]} as unknown as TypedDocumentNode<BetslipPlaceBetsMutation, BetslipPlaceBetsMutationVariables>;
export const PlacementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Placement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsFormat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"placementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placementId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipPlacementFields"}}]}}]}},SlipPlacementFieldsDefinition,SlipPlacedBetFieldsDefinition,SlipErrorFieldsDefinition]} as unknown as TypedDocumentNode<PlacementQuery, PlacementQueryVariables>;