/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
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

export type LinkedSelectionFieldsFragment = { readonly id: string, readonly name: string, readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null, readonly marketId: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly marketStartAt: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string };

export type FeaturedBetQueryVariables = Exact<{
  featuredBetId: string;
  oddsFormat?: Types.OddsFormat | null | undefined;
}>;


export type FeaturedBetQuery = { readonly featuredBet: { readonly featuredBetId: string, readonly selectionOrigin: string, readonly title: string, readonly isParlay: boolean, readonly totalOdds: string, readonly legs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null, readonly marketId: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly marketStartAt: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string }> } | null };

export type LinkedSelectionsQueryVariables = Exact<{
  selectionIds: ReadonlyArray<string> | string;
}>;


export type LinkedSelectionsQuery = { readonly linkedSelections: ReadonlyArray<{ readonly marketStatus: Types.MarketStatus, readonly id: string, readonly name: string, readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null, readonly marketId: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly marketStartAt: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string }> };

export const LinkedSelectionFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkedSelectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkedSelection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"marketId"}},{"kind":"Field","name":{"kind":"Name","value":"marketName"}},{"kind":"Field","name":{"kind":"Name","value":"marketType"}},{"kind":"Field","name":{"kind":"Name","value":"marketStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"eventStatus"}},{"kind":"Field","name":{"kind":"Name","value":"eventPath"}}]}};
export const FeaturedBetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeaturedBet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featuredBetId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsFormat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featuredBet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"featuredBetId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featuredBetId"}}},{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featuredBetId"}},{"kind":"Field","name":{"kind":"Name","value":"selectionOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isParlay"}},{"kind":"Field","name":{"kind":"Name","value":"totalOdds"}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedSelectionFields"}}]}}]}}]}},LinkedSelectionFieldsDefinition]} as unknown as TypedDocumentNode<FeaturedBetQuery, FeaturedBetQueryVariables>;
export const LinkedSelectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkedSelections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selectionIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedSelections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selectionIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selectionIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedSelectionFields"}},{"kind":"Field","name":{"kind":"Name","value":"marketStatus"}}]}}]}},LinkedSelectionFieldsDefinition]} as unknown as TypedDocumentNode<LinkedSelectionsQuery, LinkedSelectionsQueryVariables>;