/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { CasinoTileDefinition } from './lobby.generated.ts';
export type CasinoFeature =
  | 'EXCLUSIVE'
  | 'FREE_SPINS'
  | 'JACKPOT'
  | 'REWARDS';

export type CasinoVolatility =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type CasinoFreeToPlayQueryVariables = Exact<{
  promotionId: string;
}>;


export type CasinoFreeToPlayQuery = { readonly casinoFreeToPlay: { readonly title: string, readonly description: string, readonly endsAt: string | null, readonly game: { readonly description: string, readonly id: string, readonly title: string, readonly path: string, readonly returnToPlayer: number | null, readonly features: ReadonlyArray<Types.CasinoFeature>, readonly isLive: boolean, readonly isNew: boolean, readonly isPlayable: boolean, readonly provider: { readonly name: string }, readonly minimumBet: { readonly amount: number }, readonly maximumBet: { readonly amount: number }, readonly jackpots: ReadonlyArray<{ readonly id: string, readonly amount: { readonly amount: number } }>, readonly thumbnails: ReadonlyArray<{ readonly width: number, readonly avifUrl: string, readonly webpUrl: string }> } } | null };

export type CasinoGamePageQueryVariables = Exact<{
  gameId: string;
}>;


export type CasinoGamePageQuery = { readonly casinoGamePage: { readonly game: { readonly description: string, readonly volatility: Types.CasinoVolatility | null, readonly id: string, readonly title: string, readonly path: string, readonly returnToPlayer: number | null, readonly features: ReadonlyArray<Types.CasinoFeature>, readonly isLive: boolean, readonly isNew: boolean, readonly isPlayable: boolean, readonly category: { readonly label: string, readonly path: string }, readonly provider: { readonly name: string }, readonly minimumBet: { readonly amount: number }, readonly maximumBet: { readonly amount: number }, readonly jackpots: ReadonlyArray<{ readonly id: string, readonly amount: { readonly amount: number } }>, readonly thumbnails: ReadonlyArray<{ readonly width: number, readonly avifUrl: string, readonly webpUrl: string }> }, readonly alsoPlayed: ReadonlyArray<{ readonly id: string, readonly title: string, readonly path: string, readonly returnToPlayer: number | null, readonly features: ReadonlyArray<Types.CasinoFeature>, readonly isLive: boolean, readonly isNew: boolean, readonly isPlayable: boolean, readonly provider: { readonly name: string }, readonly minimumBet: { readonly amount: number }, readonly maximumBet: { readonly amount: number }, readonly jackpots: ReadonlyArray<{ readonly id: string, readonly amount: { readonly amount: number } }>, readonly thumbnails: ReadonlyArray<{ readonly width: number, readonly avifUrl: string, readonly webpUrl: string }> }> } | null };

export const CasinoFreeToPlayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoFreeToPlay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"promotionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoFreeToPlay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"promotionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"promotionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoTile"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},CasinoTileDefinition]} as unknown as TypedDocumentNode<CasinoFreeToPlayQuery, CasinoFreeToPlayQueryVariables>;
export const CasinoGamePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoGamePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoGamePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoTile"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"volatility"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"alsoPlayed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoTile"}}]}}]}}]}},CasinoTileDefinition]} as unknown as TypedDocumentNode<CasinoGamePageQuery, CasinoGamePageQueryVariables>;