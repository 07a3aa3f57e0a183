/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { BetFieldsDefinition } from './myBets.generated.ts';
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

export type BetStoryKind =
  | 'CANCELLED'
  | 'CASHED_OUT'
  | 'CORRECTED'
  | 'PLACED'
  | 'REOPENED'
  | 'SETTLED';

export type BetType =
  | 'PARLAY'
  | 'PARLAY_PLUS'
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

export type OddsFormat =
  | 'AMERICAN'
  | 'EURO';

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

export type BettingHistoryQueryVariables = Exact<{
  filterId: string;
  first: number;
  after?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  sport?: string | null | undefined;
}>;


export type BettingHistoryQuery = { readonly betHistorySection: { readonly items: { readonly items: ReadonlyArray<
        | { readonly __typename: 'BetHistoryBet', readonly id: string, readonly at: string, readonly kind: Types.BetStoryKind, readonly stakeAmount: { readonly amount: number }, readonly returnedAmount: { readonly amount: number }, readonly bet: { readonly id: string, readonly placementId: string, readonly status: Types.BetStatus, readonly type: Types.BetType, readonly outcome: Types.BetOutcome, readonly placedAt: string, readonly settledAt: string | null, readonly numberOfCombinations: number, readonly teaserPoints: number | null, readonly amountSourceType: Types.AmountSourceType, readonly regraded: boolean, readonly americanOdds: string, readonly decimalOdds: string, readonly boostedAmericanOdds: string | null, readonly boostedDecimalOdds: string | null, readonly profitBoost: { readonly title: string } | null, readonly betAmount: { readonly amount: number }, readonly winAmount: { readonly amount: number }, readonly payoutAmount: { readonly amount: number }, readonly toWinAmount: { readonly amount: number }, readonly runningBetAmount: { readonly amount: number }, readonly cashoutAmount: { readonly amount: number } | null, readonly cashedOutAmount: { readonly amount: number }, readonly legs: ReadonlyArray<{ readonly id: string, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly side: Types.SelectionSide, readonly points: number | null, readonly outcome: Types.BetOutcome, readonly grade: Types.LegGrade, readonly rule: string | null, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string, readonly eventStartsAt: string, readonly homeScore: number | null, readonly awayScore: number | null, readonly clock: string | null, readonly subject: { readonly side: Types.Side | null, readonly unit: Types.MarketUnit | null, readonly periods: { readonly from: number, readonly to: number } | null, readonly player: { readonly id: string, readonly stat: string } | null } | null, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } }>, readonly sameGamePicks: ReadonlyArray<{ readonly legIds: ReadonlyArray<string>, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null }> } }
        | { readonly __typename: 'CasinoSession' }
        | { readonly __typename: 'HistoryTransaction' }
      >, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type BetStoryQueryVariables = Exact<{
  betId: string;
  oddsFormat: Types.OddsFormat;
}>;


export type BetStoryQuery = { readonly betStory: { readonly voidLegRule: string | null, readonly steps: ReadonlyArray<{ readonly kind: Types.BetStoryKind, readonly at: string, readonly outcome: Types.BetOutcome, readonly reason: string, readonly amountBefore: { readonly amount: number }, readonly amountAfter: { readonly amount: number } }> } | null };

export const BettingHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BettingHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sport"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betHistorySection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sectionId"},"value":{"kind":"StringValue","value":"betting","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"filterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"sport"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sport"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BetHistoryBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stakeAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BetFields"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},BetFieldsDefinition]} as unknown as TypedDocumentNode<BettingHistoryQuery, BettingHistoryQueryVariables>;
export const BetStoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BetStory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"betId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betStory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"betId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"betId"}}},{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidLegRule"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"amountBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<BetStoryQuery, BetStoryQueryVariables>;