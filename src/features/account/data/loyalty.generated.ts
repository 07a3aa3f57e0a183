/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type LoyaltyQueryVariables = Exact<{ [key: string]: never; }>;


export type LoyaltyQuery = { readonly loyalty: { readonly tierName: Types.LoyaltyTier, readonly nextTierName: Types.LoyaltyTier | null, readonly pointsToNextTier: number | null, readonly tierPoints: number, readonly tierBounds: { readonly upperBound: number | null }, readonly balances: { readonly mycashPlayableCredit: { readonly balance: string } }, readonly errors: ReadonlyArray<{ readonly errorType: Types.LoyaltyErrorType }> } | null };

export const LoyaltyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Loyalty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loyalty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tierName"}},{"kind":"Field","name":{"kind":"Name","value":"nextTierName"}},{"kind":"Field","name":{"kind":"Name","value":"pointsToNextTier"}},{"kind":"Field","name":{"kind":"Name","value":"tierBounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upperBound"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tierPoints"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mycashPlayableCredit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorType"}}]}}]}}]}}]} as unknown as TypedDocumentNode<LoyaltyQuery, LoyaltyQueryVariables>;