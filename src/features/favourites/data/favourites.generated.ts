/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type FavouritePartsFragment = { readonly id: string, readonly type: Types.SearchResultType, readonly title: string, readonly detail: string, readonly icon: string, readonly path: string, readonly badges: ReadonlyArray<{ readonly abbreviation: string, readonly colors: ReadonlyArray<string> }>, readonly event: { readonly name: string, readonly startsAt: string, readonly status: Types.EventStatus } | null };

export type FavouritesQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouritesQuery = { readonly favourites: ReadonlyArray<{ readonly id: string, readonly type: Types.SearchResultType, readonly title: string, readonly detail: string, readonly icon: string, readonly path: string, readonly badges: ReadonlyArray<{ readonly abbreviation: string, readonly colors: ReadonlyArray<string> }>, readonly event: { readonly name: string, readonly startsAt: string, readonly status: Types.EventStatus } | null }> };

export type SetFavouriteMutationVariables = Exact<{
  id: string;
  favourite: boolean;
}>;


export type SetFavouriteMutation = { readonly setFavourite: ReadonlyArray<{ readonly id: string, readonly type: Types.SearchResultType, readonly title: string, readonly detail: string, readonly icon: string, readonly path: string, readonly badges: ReadonlyArray<{ readonly abbreviation: string, readonly colors: ReadonlyArray<string> }>, readonly event: { readonly name: string, readonly startsAt: string, readonly status: Types.EventStatus } | null }> };

export type FavouritesUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FavouritesUpdatedSubscription = { readonly favouritesUpdated: ReadonlyArray<{ readonly id: string, readonly type: Types.SearchResultType, readonly title: string, readonly detail: string, readonly icon: string, readonly path: string, readonly badges: ReadonlyArray<{ readonly abbreviation: string, readonly colors: ReadonlyArray<string> }>, readonly event: { readonly name: string, readonly startsAt: string, readonly status: Types.EventStatus } | null }> };

export const FavouritePartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}};
export const FavouritesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Favourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteParts"}}]}}]}},FavouritePartsDefinition]} as unknown as TypedDocumentNode<FavouritesQuery, FavouritesQueryVariables>;
export const SetFavouriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"favourite"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"favourite"},"value":{"kind":"Variable","name":{"kind":"Name","value":"favourite"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteParts"}}]}}]}},FavouritePartsDefinition]} as unknown as TypedDocumentNode<SetFavouriteMutation, SetFavouriteMutationVariables>;
export const FavouritesUpdatedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FavouritesUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favouritesUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteParts"}}]}}]}},FavouritePartsDefinition]} as unknown as TypedDocumentNode<FavouritesUpdatedSubscription, FavouritesUpdatedSubscriptionVariables>;