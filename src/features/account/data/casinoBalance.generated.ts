/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type CasinoBalance =
  | 'BONUS'
  | 'CASH';

export type CasinoBalanceUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type CasinoBalanceUsageQuery = { readonly account: { readonly id: string, readonly balances: { readonly bonusBalance: { readonly amount: number } }, readonly userPreferences: { readonly casinoBalanceUsagePreferences: ReadonlyArray<Types.CasinoBalance> } } | null };

export type SetCasinoBalanceUsageMutationVariables = Exact<{
  first: Types.CasinoBalance;
}>;


export type SetCasinoBalanceUsageMutation = { readonly setCasinoBalanceUsage: { readonly id: string, readonly balances: { readonly bonusBalance: { readonly amount: number } }, readonly userPreferences: { readonly casinoBalanceUsagePreferences: ReadonlyArray<Types.CasinoBalance> } } };

export const CasinoBalanceUsageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoBalanceUsage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoBalanceUsagePreferences"}}]}}]}}]}}]} as unknown as TypedDocumentNode<CasinoBalanceUsageQuery, CasinoBalanceUsageQueryVariables>;
export const SetCasinoBalanceUsageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCasinoBalanceUsage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CasinoBalance"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCasinoBalanceUsage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoBalanceUsagePreferences"}}]}}]}}]}}]} as unknown as TypedDocumentNode<SetCasinoBalanceUsageMutation, SetCasinoBalanceUsageMutationVariables>;