/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type AmountSourceType =
  | 'CASH'
  | 'FREE_BET'
  | 'PROMOTIONAL_CREDIT';

export type BetOutcome =
  | 'CASH_OUT'
  | 'INVALID'
  | 'LOSS'
  /** Cancelled because the player asked for it. */
  | 'PATRON_CANCELLED'
  | 'PENDING'
  | 'PUSH'
  /** The stake is returned: the operator cancelled the bet, or of its legs some pushed and the others are void. */
  | 'REFUND'
  | 'VOIDED'
  | 'WIN';

export type BetStatus =
  /** Taken back by the operator, also at the player's request; the outcome says which. */
  | 'CANCELLED'
  /** It ought never to have been taken; the stake is returned, even after a settlement. */
  | 'INVALID'
  | 'OPEN'
  | 'SETTLED'
  | 'VOIDED';

export type BetType =
  | 'PARLAY'
  | 'PARLAY_PLUS'
  | 'ROUND_ROBIN'
  | 'STRAIGHT'
  | 'TEASER';

export type BetsFilter =
  | 'OPEN'
  | 'SETTLED';

export type EventStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'HIDDEN'
  | 'INVALID'
  | 'IN_PLAY'
  | 'PRE_GAME';

export type LegGrade =
  | 'HALF_LOSS'
  /** Of a quarter line: half of the stake has won or lost, and half is returned. */
  | 'HALF_WIN'
  | 'LOSS'
  | 'PENDING'
  | 'PUSH'
  | 'VOIDED'
  | 'WIN';

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

/** What a market counts. Points are those of the score on the board. */
export type MarketUnit =
  | 'CARDS'
  | 'CORNERS'
  | 'GAMES'
  | 'POINTS'
  | 'ROUNDS'
  | 'SETS';

export type SelectionSide =
  | 'AWAY'
  | 'DRAW'
  | 'EVEN'
  | 'HOME'
  | 'NO'
  | 'ODD'
  /** Its selection's `outcome` says which. */
  | 'OUTCOME'
  | 'OVER'
  | 'UNDER'
  | 'YES';

export type Side =
  | 'AWAY'
  | 'HOME';

export type BetFieldsFragment = { readonly id: string, readonly placementId: string, readonly status: Types.BetStatus, readonly type: Types.BetType, readonly outcome: Types.BetOutcome, readonly placedAt: string, readonly settledAt: string | null, readonly numberOfCombinations: number, readonly teaserPoints: number | null, readonly amountSourceType: Types.AmountSourceType, readonly regraded: boolean, readonly americanOdds: string, readonly decimalOdds: string, readonly boostedAmericanOdds: string | null, readonly boostedDecimalOdds: string | null, readonly profitBoost: { readonly title: string } | null, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly payoutAmount: { readonly amount: number }, readonly toWinAmount: { readonly amount: number }, readonly runningBetAmount: { readonly amount: number }, readonly cashoutAmount: { readonly amount: number } | null, readonly cashedOutAmount: { readonly amount: number }, readonly legs: ReadonlyArray<{ readonly id: string, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly side: Types.SelectionSide, readonly points: number | null, readonly outcome: Types.BetOutcome, readonly grade: Types.LegGrade, readonly rule: string | null, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string, readonly eventStartsAt: string, readonly homeScore: number | null, readonly awayScore: number | null, readonly clock: string | null, readonly subject: { readonly side: Types.Side | null, readonly unit: Types.MarketUnit | null, readonly periods: { readonly from: number, readonly to: number } | null, readonly player: { readonly id: string, readonly stat: string } | null } | null, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } }>, readonly sameGamePicks: ReadonlyArray<{ readonly legIds: ReadonlyArray<string>, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null }> };

export type MyBetsQueryVariables = Exact<{
  filter: Types.BetsFilter;
  first: number;
  after?: string | null | undefined;
  type?: Types.BetType | null | undefined;
  search?: string | null | undefined;
}>;


export type MyBetsQuery = { readonly myBets: { readonly totalCount: number, readonly bets: ReadonlyArray<{ readonly id: string, readonly placementId: string, readonly status: Types.BetStatus, readonly type: Types.BetType, readonly outcome: Types.BetOutcome, readonly placedAt: string, readonly settledAt: string | null, readonly numberOfCombinations: number, readonly teaserPoints: number | null, readonly amountSourceType: Types.AmountSourceType, readonly regraded: boolean, readonly americanOdds: string, readonly decimalOdds: string, readonly boostedAmericanOdds: string | null, readonly boostedDecimalOdds: string | null, readonly profitBoost: { readonly title: string } | null, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly payoutAmount: { readonly amount: number }, readonly toWinAmount: { readonly amount: number }, readonly runningBetAmount: { readonly amount: number }, readonly cashoutAmount: { readonly amount: number } | null, readonly cashedOutAmount: { readonly amount: number }, readonly legs: ReadonlyArray<{ readonly id: string, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly side: Types.SelectionSide, readonly points: number | null, readonly outcome: Types.BetOutcome, readonly grade: Types.LegGrade, readonly rule: string | null, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string, readonly eventStartsAt: string, readonly homeScore: number | null, readonly awayScore: number | null, readonly clock: string | null, readonly subject: { readonly side: Types.Side | null, readonly unit: Types.MarketUnit | null, readonly periods: { readonly from: number, readonly to: number } | null, readonly player: { readonly id: string, readonly stat: string } | null } | null, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } }>, readonly sameGamePicks: ReadonlyArray<{ readonly legIds: ReadonlyArray<string>, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly totalBetAmount: { readonly amount: number }, readonly totalPayoutAmount: { readonly amount: number } } };

export type BetUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BetUpdatedSubscription = { readonly betUpdated: { readonly id: string, readonly placementId: string, readonly status: Types.BetStatus, readonly type: Types.BetType, readonly outcome: Types.BetOutcome, readonly placedAt: string, readonly settledAt: string | null, readonly numberOfCombinations: number, readonly teaserPoints: number | null, readonly amountSourceType: Types.AmountSourceType, readonly regraded: boolean, readonly americanOdds: string, readonly decimalOdds: string, readonly boostedAmericanOdds: string | null, readonly boostedDecimalOdds: string | null, readonly profitBoost: { readonly title: string } | null, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly payoutAmount: { readonly amount: number }, readonly toWinAmount: { readonly amount: number }, readonly runningBetAmount: { readonly amount: number }, readonly cashoutAmount: { readonly amount: number } | null, readonly cashedOutAmount: { readonly amount: number }, readonly legs: ReadonlyArray<{ readonly id: string, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly side: Types.SelectionSide, readonly points: number | null, readonly outcome: Types.BetOutcome, readonly grade: Types.LegGrade, readonly rule: string | null, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string, readonly eventStartsAt: string, readonly homeScore: number | null, readonly awayScore: number | null, readonly clock: string | null, readonly subject: { readonly side: Types.Side | null, readonly unit: Types.MarketUnit | null, readonly periods: { readonly from: number, readonly to: number } | null, readonly player: { readonly id: string, readonly stat: string } | null } | null, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } }>, readonly sameGamePicks: ReadonlyArray<{ readonly legIds: ReadonlyArray<string>, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null }> } };

export type UnseenSettledBetsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnseenSettledBetsQuery = { readonly unseenSettledBets: number };

export type SettledBetsSeenMutationVariables = Exact<{ [key: string]: never; }>;


export type SettledBetsSeenMutation = { readonly settledBetsSeen: number };

export const BetFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlacedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placementId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfCombinations"}},{"kind":"Field","name":{"kind":"Name","value":"teaserPoints"}},{"kind":"Field","alias":{"kind":"Name","value":"americanOdds"},"name":{"kind":"Name","value":"totalOdds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"EnumValue","value":"AMERICAN"}}]},{"kind":"Field","alias":{"kind":"Name","value":"decimalOdds"},"name":{"kind":"Name","value":"totalOdds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"EnumValue","value":"EURO"}}]},{"kind":"Field","alias":{"kind":"Name","value":"boostedAmericanOdds"},"name":{"kind":"Name","value":"boostedTotalOdds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"EnumValue","value":"AMERICAN"}}]},{"kind":"Field","alias":{"kind":"Name","value":"boostedDecimalOdds"},"name":{"kind":"Name","value":"boostedTotalOdds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"EnumValue","value":"EURO"}}]},{"kind":"Field","name":{"kind":"Name","value":"amountSourceType"}},{"kind":"Field","name":{"kind":"Name","value":"profitBoost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"betAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoutAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toWinAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runningBetAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashoutAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashedOutAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regraded"}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"marketSelectionId"}},{"kind":"Field","name":{"kind":"Name","value":"selectionName"}},{"kind":"Field","name":{"kind":"Name","value":"marketName"}},{"kind":"Field","name":{"kind":"Name","value":"marketType"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stat"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"eventStatus"}},{"kind":"Field","name":{"kind":"Name","value":"eventPath"}},{"kind":"Field","name":{"kind":"Name","value":"eventStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"clock"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sameGamePicks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legIds"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}}]}}]}}]}};
export const MyBetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BetsFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BetType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BetFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalBetAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPayoutAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},BetFieldsDefinition]} as unknown as TypedDocumentNode<MyBetsQuery, MyBetsQueryVariables>;
export const BetUpdatedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BetUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BetFields"}}]}}]}},BetFieldsDefinition]} as unknown as TypedDocumentNode<BetUpdatedSubscription, BetUpdatedSubscriptionVariables>;
export const UnseenSettledBetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnseenSettledBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unseenSettledBets"}}]}}]} as unknown as TypedDocumentNode<UnseenSettledBetsQuery, UnseenSettledBetsQueryVariables>;
export const SettledBetsSeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettledBetsSeen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settledBetsSeen"}}]}}]} as unknown as TypedDocumentNode<SettledBetsSeenMutation, SettledBetsSeenMutationVariables>;