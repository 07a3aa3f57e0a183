/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { LinkedSelectionFieldsDefinition } from './slipLinks.generated.ts';
export type EventStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'HIDDEN'
  | 'INVALID'
  | 'IN_PLAY'
  | 'PRE_GAME';

export type LoungeSort =
  /** The one that its own price calls likeliest first. */
  | 'LIKELIEST'
  /** Placed last first. */
  | 'NEWEST'
  /** By the number of players. */
  | 'POPULAR'
  /** The one whose first game starts soonest first. */
  | 'STARTING_SOON';

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

export type PopularParlaysQueryVariables = Exact<{
  sort: Types.LoungeSort;
  oddsFormat?: Types.OddsFormat | null | undefined;
}>;


export type PopularParlaysQuery = { readonly popularParlays: ReadonlyArray<{ readonly id: string, readonly playerCount: number, readonly totalOdds: string, readonly impliedPercent: number, readonly exampleStake: { readonly amount: number }, readonly examplePayout: { readonly amount: number }, readonly legs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null, readonly marketId: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly marketStartAt: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string }> }> };

export const PopularParlaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PopularParlays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoungeSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsFormat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popularParlays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playerCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalOdds"}},{"kind":"Field","name":{"kind":"Name","value":"impliedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"exampleStake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examplePayout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedSelectionFields"}}]}}]}}]}},LinkedSelectionFieldsDefinition]} as unknown as TypedDocumentNode<PopularParlaysQuery, PopularParlaysQueryVariables>;