/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type SportsMenuItemType =
  | 'HEADER'
  | 'LEAF';

export type SportsMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type SportsMenuQuery = { readonly sportsMenu: ReadonlyArray<{ readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly type: Types.SportsMenuItemType, readonly children: ReadonlyArray<{ readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly type: Types.SportsMenuItemType, readonly children: ReadonlyArray<{ readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly type: Types.SportsMenuItemType, readonly children: ReadonlyArray<{ readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly type: Types.SportsMenuItemType, readonly deepLink: { readonly webUrl: string | null } | null }>, readonly deepLink: { readonly webUrl: string | null } | null }>, readonly deepLink: { readonly webUrl: string | null } | null }>, readonly deepLink: { readonly webUrl: string | null } | null }> };

export type SportsMenuItemPartsFragment = { readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly type: Types.SportsMenuItemType, readonly deepLink: { readonly webUrl: string | null } | null };

export const SportsMenuItemPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SportsMenuItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SportsMenuItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"deepLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"}},{"kind":"Field","name":{"kind":"Name","value":"liveCount"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}};
export const SportsMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SportsMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sportsMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SportsMenuItemParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SportsMenuItemParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SportsMenuItemParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SportsMenuItemParts"}}]}}]}}]}}]}}]}},SportsMenuItemPartsDefinition]} as unknown as TypedDocumentNode<SportsMenuQuery, SportsMenuQueryVariables>;