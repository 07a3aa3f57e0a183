/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { CasinoJackpotPartsDefinition, CasinoTileDefinition } from './lobby.generated.ts';
export type CasinoFeature =
  | 'EXCLUSIVE'
  | 'FREE_SPINS'
  | 'JACKPOT'
  | 'REWARDS';

/** All conditions have to hold. */
export type CasinoGameFilter = {
  readonly features?: ReadonlyArray<CasinoFeature>;
  /** The smallest bet is at most this, in cents. */
  readonly minimumBetUpTo?: number | null | undefined;
  /** One of these; all where it is empty. */
  readonly providerIds?: ReadonlyArray<string>;
};

export type CasinoGameSort =
  | 'NAME'
  | 'NEWEST'
  | 'POPULAR'
  /** The largest return to the player first; games without a published one last. */
  | 'RETURN';

export type CasinoCategoryQueryVariables = Exact<{
  slug: string;
  first: number;
  after?: string | null | undefined;
  filter?: Types.CasinoGameFilter | null | undefined;
  sort: Types.CasinoGameSort;
}>;


export type CasinoCategoryQuery = { readonly casinoCategory: { readonly totalCount: number, readonly category: { readonly label: string }, readonly games: ReadonlyArray<{ readonly id: string, readonly title: string, readonly path: string, readonly returnToPlayer: number | null, readonly features: ReadonlyArray<Types.CasinoFeature>, readonly isLive: boolean, readonly isNew: boolean, readonly isPlayable: boolean, readonly provider: { readonly name: string }, readonly minimumBet: { readonly amount: number }, readonly maximumBet: { readonly amount: number }, readonly jackpots: ReadonlyArray<{ readonly id: string, readonly amount: { readonly amount: number } }>, readonly thumbnails: ReadonlyArray<{ readonly width: number, readonly avifUrl: string, readonly webpUrl: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly providers: ReadonlyArray<{ readonly count: number, readonly provider: { readonly id: string, readonly name: string } }>, readonly features: ReadonlyArray<{ readonly feature: Types.CasinoFeature, readonly count: number }> } | null };

export type CasinoSubLobbyQueryVariables = Exact<{
  slug: string;
}>;


export type CasinoSubLobbyQuery = { readonly casinoSubLobby: { readonly rows: ReadonlyArray<{ readonly totalCount: number, readonly category: { readonly slug: string, readonly label: string, readonly path: string }, readonly games: ReadonlyArray<{ readonly id: string, readonly title: string, readonly path: string, readonly returnToPlayer: number | null, readonly features: ReadonlyArray<Types.CasinoFeature>, readonly isLive: boolean, readonly isNew: boolean, readonly isPlayable: boolean, readonly provider: { readonly name: string }, readonly minimumBet: { readonly amount: number }, readonly maximumBet: { readonly amount: number }, readonly jackpots: ReadonlyArray<{ readonly id: string, readonly amount: { readonly amount: number } }>, readonly thumbnails: ReadonlyArray<{ readonly width: number, readonly avifUrl: string, readonly webpUrl: string }> }> }> } | null };

export type CasinoJackpotPageQueryVariables = Exact<{
  slug: string;
}>;


export type CasinoJackpotPageQuery = { readonly casinoJackpotPage: { readonly jackpot: { readonly id: string, readonly name: string, readonly network: string, readonly tier: number, readonly path: string, readonly version: number, readonly lastWonAt: string | null, readonly amount: { readonly amount: number }, readonly mustDropBy: { readonly amount: number } | null }, readonly others: ReadonlyArray<{ readonly id: string, readonly name: string, readonly network: string, readonly tier: number, readonly path: string, readonly version: number, readonly lastWonAt: string | null, readonly amount: { readonly amount: number }, readonly mustDropBy: { readonly amount: number } | null }>, readonly games: ReadonlyArray<{ readonly id: string, readonly title: string, readonly path: string, readonly returnToPlayer: number | null, readonly features: ReadonlyArray<Types.CasinoFeature>, readonly isLive: boolean, readonly isNew: boolean, readonly isPlayable: boolean, readonly provider: { readonly name: string }, readonly minimumBet: { readonly amount: number }, readonly maximumBet: { readonly amount: number }, readonly jackpots: ReadonlyArray<{ readonly id: string, readonly amount: { readonly amount: number } }>, readonly thumbnails: ReadonlyArray<{ readonly width: number, readonly avifUrl: string, readonly webpUrl: string }> }> } | null };

export const CasinoCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CasinoGameFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CasinoGameSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoTile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"providers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},CasinoTileDefinition]} as unknown as TypedDocumentNode<CasinoCategoryQuery, CasinoCategoryQueryVariables>;
export const CasinoSubLobbyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoSubLobby"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoSubLobby"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoTile"}}]}}]}}]}}]}},CasinoTileDefinition]} as unknown as TypedDocumentNode<CasinoSubLobbyQuery, CasinoSubLobbyQueryVariables>;
export const CasinoJackpotPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoJackpotPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoJackpotPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jackpot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoJackpotParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoJackpotParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoTile"}}]}}]}}]}},CasinoJackpotPartsDefinition,CasinoTileDefinition]} as unknown as TypedDocumentNode<CasinoJackpotPageQuery, CasinoJackpotPageQueryVariables>;