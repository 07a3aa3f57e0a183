/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { CasinoTileDefinition } from './lobby.generated.ts';
export type CasinoFavouritesQueryVariables = Exact<{ [key: string]: never; }>;


export type CasinoFavouritesQuery = { readonly casinoFavourites: ReadonlyArray<{ readonly id: string, readonly title: string, readonly path: string, readonly returnToPlayer: number | null, readonly features: ReadonlyArray<Types.CasinoFeature>, readonly isLive: boolean, readonly isNew: boolean, readonly isPlayable: boolean, readonly provider: { readonly name: string }, readonly minimumBet: { readonly amount: number }, readonly maximumBet: { readonly amount: number }, readonly jackpots: ReadonlyArray<{ readonly id: string, readonly amount: { readonly amount: number } }>, readonly thumbnails: ReadonlyArray<{ readonly width: number, readonly avifUrl: string, readonly webpUrl: string }> }> };

export type CasinoRecentlyPlayedQueryVariables = Exact<{ [key: string]: never; }>;


export type CasinoRecentlyPlayedQuery = { readonly casinoRecentlyPlayed: ReadonlyArray<{ readonly id: string, readonly title: string, readonly path: string, readonly returnToPlayer: number | null, readonly features: ReadonlyArray<Types.CasinoFeature>, readonly isLive: boolean, readonly isNew: boolean, readonly isPlayable: boolean, readonly provider: { readonly name: string }, readonly minimumBet: { readonly amount: number }, readonly maximumBet: { readonly amount: number }, readonly jackpots: ReadonlyArray<{ readonly id: string, readonly amount: { readonly amount: number } }>, readonly thumbnails: ReadonlyArray<{ readonly width: number, readonly avifUrl: string, readonly webpUrl: string }> }> };

export type CasinoLoyaltyCashBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type CasinoLoyaltyCashBalanceQuery = { readonly casinoLoyaltyCashBalance: { readonly amount: number } | null };

export type CasinoSetFavouriteMutationVariables = Exact<{
  gameId: string;
  favourite: boolean;
}>;


export type CasinoSetFavouriteMutation = { readonly casinoSetFavourite: ReadonlyArray<{ readonly id: string, readonly title: string, readonly path: string, readonly returnToPlayer: number | null, readonly features: ReadonlyArray<Types.CasinoFeature>, readonly isLive: boolean, readonly isNew: boolean, readonly isPlayable: boolean, readonly provider: { readonly name: string }, readonly minimumBet: { readonly amount: number }, readonly maximumBet: { readonly amount: number }, readonly jackpots: ReadonlyArray<{ readonly id: string, readonly amount: { readonly amount: number } }>, readonly thumbnails: ReadonlyArray<{ readonly width: number, readonly avifUrl: string, readonly webpUrl: string }> }> };

export const CasinoFavouritesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoFavourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoFavourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoTile"}}]}}]}},CasinoTileDefinition]} as unknown as TypedDocumentNode<CasinoFavouritesQuery, CasinoFavouritesQueryVariables>;
export const CasinoRecentlyPlayedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoRecentlyPlayed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoRecentlyPlayed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoTile"}}]}}]}},CasinoTileDefinition]} as unknown as TypedDocumentNode<CasinoRecentlyPlayedQuery, CasinoRecentlyPlayedQueryVariables>;
export const CasinoLoyaltyCashBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoLoyaltyCashBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoLoyaltyCashBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as TypedDocumentNode<CasinoLoyaltyCashBalanceQuery, CasinoLoyaltyCashBalanceQueryVariables>;
export const CasinoSetFavouriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CasinoSetFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"favourite"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoSetFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}}},{"kind":"Argument","name":{"kind":"Name","value":"favourite"},"value":{"kind":"Variable","name":{"kind":"Name","value":"favourite"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoTile"}}]}}]}},CasinoTileDefinition]} as unknown as TypedDocumentNode<CasinoSetFavouriteMutation, CasinoSetFavouriteMutationVariables>;