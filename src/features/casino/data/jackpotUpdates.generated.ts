/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { CasinoJackpotPartsDefinition } from './lobby.generated.ts';
export type CasinoJackpotsUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CasinoJackpotsUpdatedSubscription = { readonly casinoJackpotsUpdated: ReadonlyArray<{ readonly id: string, readonly name: string, readonly network: string, readonly tier: number, readonly path: string, readonly version: number, readonly lastWonAt: string | null, readonly amount: { readonly amount: number }, readonly mustDropBy: { readonly amount: number } | null }> };

export const CasinoJackpotsUpdatedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CasinoJackpotsUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoJackpotsUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoJackpotParts"}}]}}]}},CasinoJackpotPartsDefinition]} as unknown as TypedDocumentNode<CasinoJackpotsUpdatedSubscription, CasinoJackpotsUpdatedSubscriptionVariables>;