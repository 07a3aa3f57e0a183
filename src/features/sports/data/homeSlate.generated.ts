/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { CompetitionPartsDefinition } from './competition.generated.ts';
import { MarketPartsDefinition, SlateEventPartsDefinition } from './slateEvent.generated.ts';
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

export type HomeSlateQueryVariables = Exact<{
  offset: number;
  limit: number;
}>;


export type HomeSlateQuery = { readonly competitionSections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sport: string, readonly organization: string, readonly competition: string, readonly icon: string, readonly eventCount: number, readonly events: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sport: string, readonly organization: string, readonly competition: string, readonly competitionName: string, readonly status: Types.EventStatus, readonly startsAt: string, readonly isTimeUnknown: boolean, readonly homeScore: number | null, readonly awayScore: number | null, readonly clock: string | null, readonly sequence: number, readonly asOf: string, readonly silentSince: string | null, readonly marketCount: number, readonly markets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: Types.MarketType, readonly status: Types.MarketStatus, readonly main: boolean, readonly selections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly side: Types.SelectionSide, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number }> }>, readonly participants: ReadonlyArray<{ readonly side: Types.Side, readonly name: string, readonly abbreviation: string, readonly colors: ReadonlyArray<string>, readonly record: string | null }> }> }> };

export const HomeSlateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeSlate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competitionSections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"EnumValue","value":"HOME"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompetitionParts"}}]}}]}},CompetitionPartsDefinition,SlateEventPartsDefinition,MarketPartsDefinition]} as unknown as TypedDocumentNode<HomeSlateQuery, HomeSlateQueryVariables>;