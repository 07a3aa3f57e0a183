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

export type FanFollowKind =
  | 'COMPETITION'
  | 'TEAM';

export type Side =
  | 'AWAY'
  | 'HOME';

export type FanHubQueryVariables = Exact<{ [key: string]: never; }>;


export type FanHubQuery = { readonly fanHub: { readonly follows: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: Types.FanFollowKind, readonly sport: string, readonly competitionPath: string }>, readonly games: ReadonlyArray<{ readonly eventId: string, readonly name: string, readonly path: string, readonly sport: string, readonly competitionName: string, readonly status: Types.EventStatus, readonly startsAt: string, readonly homeScore: number | null, readonly awayScore: number | null, readonly clock: string | null, readonly asOf: string, readonly silentSince: string | null, readonly followId: string, readonly participants: ReadonlyArray<{ readonly side: Types.Side, readonly name: string, readonly abbreviation: string, readonly colors: ReadonlyArray<string> }> }> } };

export const FanHubDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FanHub"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fanHub"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"competitionPath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"competitionName"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"abbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"clock"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"silentSince"}},{"kind":"Field","name":{"kind":"Name","value":"followId"}}]}}]}}]}}]} as unknown as TypedDocumentNode<FanHubQuery, FanHubQueryVariables>;