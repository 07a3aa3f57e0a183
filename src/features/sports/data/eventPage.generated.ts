/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
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

export type EventPageQueryVariables = Exact<{
  id: string;
}>;


export type EventPageQuery = { readonly event: { readonly id: string, readonly name: string, readonly sport: string, readonly organization: string, readonly competition: string, readonly competitionName: string, readonly status: Types.EventStatus, readonly startsAt: string, readonly homeScore: number | null, readonly awayScore: number | null, readonly clock: string | null, readonly sequence: number, readonly asOf: string, readonly marketCount: number, readonly participants: ReadonlyArray<{ readonly standing: number | null, readonly seed: number | null, readonly side: Types.Side, readonly name: string, readonly abbreviation: string, readonly colors: ReadonlyArray<string>, readonly record: string | null, readonly logos: ReadonlyArray<{ readonly size: number, readonly path: string }>, readonly headshot: { readonly size: number, readonly path: string } | null }>, readonly periods: ReadonlyArray<{ readonly label: string, readonly home: number, readonly away: number }>, readonly markets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: Types.MarketType, readonly status: Types.MarketStatus, readonly main: boolean, readonly selections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly side: Types.SelectionSide, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number }> }> } | null };

export const EventPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlateEventParts"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"logos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headshot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}},{"kind":"Field","name":{"kind":"Name","value":"markets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketParts"}}]}}]}}]}},SlateEventPartsDefinition,MarketPartsDefinition]} as unknown as TypedDocumentNode<EventPageQuery, EventPageQueryVariables>;