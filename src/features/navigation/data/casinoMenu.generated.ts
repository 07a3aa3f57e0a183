/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type CasinoMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type CasinoMenuQuery = { readonly casinoMenu: ReadonlyArray<{ readonly id: string, readonly label: string, readonly icon: string, readonly children: ReadonlyArray<{ readonly id: string, readonly label: string, readonly icon: string, readonly children: ReadonlyArray<{ readonly id: string, readonly label: string, readonly icon: string, readonly deepLink: { readonly webUrl: string | null } | null }>, readonly deepLink: { readonly webUrl: string | null } | null }>, readonly deepLink: { readonly webUrl: string | null } | null }> };

export type CasinoMenuItemPartsFragment = { readonly id: string, readonly label: string, readonly icon: string, readonly deepLink: { readonly webUrl: string | null } | null };

export const CasinoMenuItemPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CasinoMenuItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CasinoMenuItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"deepLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webUrl"}}]}}]}};
export const CasinoMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoMenuItemParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoMenuItemParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoMenuItemParts"}}]}}]}}]}}]}},CasinoMenuItemPartsDefinition]} as unknown as TypedDocumentNode<CasinoMenuQuery, CasinoMenuQueryVariables>;