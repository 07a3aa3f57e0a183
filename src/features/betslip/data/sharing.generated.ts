/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { LinkedSelectionFieldsDefinition } from './slipLinks.generated.ts';
export type BetType =
  | 'PARLAY'
  | 'PARLAY_PLUS'
  | 'ROUND_ROBIN'
  | 'STRAIGHT'
  | 'TEASER';

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

export type SharedBetStatus =
  /** None of its legs takes bets. */
  | 'CLOSED'
  /** The link is too old; nothing more is said of the bet. */
  | 'EXPIRED'
  /** All of it takes bets. */
  | 'OPEN'
  /** Some of its legs take no bets. */
  | 'PARTLY_CLOSED';

export type SharedBetQueryVariables = Exact<{
  shareId: string;
  oddsFormat?: Types.OddsFormat | null | undefined;
}>;


export type SharedBetQuery = { readonly sharedBet: { readonly status: Types.SharedBetStatus, readonly type: Types.BetType | null, readonly sharedTotalOdds: string | null, readonly totalOdds: string | null, readonly betAmount: { readonly amount: number } | null, readonly legs: ReadonlyArray<{ readonly isOpen: boolean, readonly sharedPoints: number | null, readonly hasMoved: boolean, readonly selection: { readonly marketStatus: Types.MarketStatus, readonly id: string, readonly name: string, readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null, readonly marketId: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly marketStartAt: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string }, readonly sharedOdds: { readonly numeratorLong: number, readonly denominatorLong: number } | null }>, readonly sameGamePicks: ReadonlyArray<{ readonly selectionIds: ReadonlyArray<string>, readonly odds: { readonly numeratorLong: number, readonly denominatorLong: number } | null }> } | null };

export type SharePlacedBetMutationVariables = Exact<{
  betId: string;
  includeBetAmount: boolean;
}>;


export type SharePlacedBetMutation = { readonly shareBet: { readonly path: string } };

export type ShareBetslipMutationVariables = Exact<{
  section: Types.BetslipSectionKind;
}>;


export type ShareBetslipMutation = { readonly shareBetslip: { readonly path: string } };

export const SharedBetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedBet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsFormat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedBet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shareId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}}},{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"betAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedTotalOdds"}},{"kind":"Field","name":{"kind":"Name","value":"totalOdds"}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedSelectionFields"}},{"kind":"Field","name":{"kind":"Name","value":"marketStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"sharedOdds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasMoved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sameGamePicks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectionIds"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}}]}}]}}]}}]}},LinkedSelectionFieldsDefinition]} as unknown as TypedDocumentNode<SharedBetQuery, SharedBetQueryVariables>;
export const SharePlacedBetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SharePlacedBet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"betId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeBetAmount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareBet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"betId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"betId"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeBetAmount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeBetAmount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as TypedDocumentNode<SharePlacedBetMutation, SharePlacedBetMutationVariables>;
export const ShareBetslipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareBetslip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BetslipSectionKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareBetslip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as TypedDocumentNode<ShareBetslipMutation, ShareBetslipMutationVariables>;