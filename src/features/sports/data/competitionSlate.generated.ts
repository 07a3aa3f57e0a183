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
  | 'MONEYLINE'
  | 'MONEYLINE_THREE_WAY'
  | 'SPREAD'
  | 'TOTAL';

export type SelectionSide =
  | 'AWAY'
  | 'DRAW'
  | 'HOME'
  | 'OVER'
  | 'UNDER';

export type Side =
  | 'AWAY'
  | 'HOME';

export type CompetitionSlateQueryVariables = Exact<{
  sport: string;
  organization: string;
  competition: string;
}>;


export type CompetitionSlateQuery = { readonly competition: { readonly id: string, readonly name: string, readonly sport: string, readonly organization: string, readonly competition: string, readonly icon: string, readonly eventCount: number, readonly events: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sport: string, readonly organization: string, readonly competition: string, readonly competitionName: string, readonly status: Types.EventStatus, readonly startsAt: string, readonly homeScore: number | null, readonly awayScore: number | null, readonly clock: string | null, readonly sequence: number, readonly asOf: string, readonly marketCount: number, readonly markets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: Types.MarketType, readonly status: Types.MarketStatus, readonly main: boolean, readonly selections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly side: Types.SelectionSide, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number }> }>, readonly participants: ReadonlyArray<{ readonly side: Types.Side, readonly name: string, readonly abbreviation: string, readonly colors: ReadonlyArray<string>, readonly record: string | null }> }> } | null };

export const CompetitionSlateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompetitionSlate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sport"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"competition"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sport"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sport"}}},{"kind":"Argument","name":{"kind":"Name","value":"organization"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}},{"kind":"Argument","name":{"kind":"Name","value":"competition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"competition"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompetitionParts"}}]}}]}},CompetitionPartsDefinition,SlateEventPartsDefinition,MarketPartsDefinition]} as unknown as TypedDocumentNode<CompetitionSlateQuery, CompetitionSlateQueryVariables>;