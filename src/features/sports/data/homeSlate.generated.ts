/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { CompetitionPartsDefinition } from './competition.generated.ts';
import { MarketPartsDefinition, SlateEventPartsDefinition } from './slateEvent.generated.ts';
export type HomeSlateQueryVariables = Exact<{
  offset: number;
  limit: number;
}>;


export type HomeSlateQuery = { readonly competitionSections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sport: string, readonly organization: string, readonly competition: string, readonly icon: string, readonly eventCount: number, readonly events: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sport: string, readonly organization: string, readonly competition: string, readonly competitionName: string, readonly status: Types.EventStatus, readonly startsAt: string, readonly isTimeUnknown: boolean, readonly homeScore: number | null, readonly awayScore: number | null, readonly clock: string | null, readonly sequence: number, readonly asOf: string, readonly silentSince: string | null, readonly marketCount: number, readonly markets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: Types.MarketType, readonly status: Types.MarketStatus, readonly main: boolean, readonly selections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly side: Types.SelectionSide, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number }> }>, readonly participants: ReadonlyArray<{ readonly side: Types.Side, readonly name: string, readonly abbreviation: string, readonly colors: ReadonlyArray<string>, readonly record: string | null }> }> }> };

export const HomeSlateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeSlate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competitionSections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"EnumValue","value":"HOME"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompetitionParts"}}]}}]}},CompetitionPartsDefinition,SlateEventPartsDefinition,MarketPartsDefinition]} as unknown as TypedDocumentNode<HomeSlateQuery, HomeSlateQueryVariables>;