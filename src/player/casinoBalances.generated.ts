/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type CasinoBalancesQueryVariables = Exact<{ [key: string]: never; }>;


export type CasinoBalancesQuery = { readonly account: { readonly id: string, readonly balances: { readonly playableBalance: { readonly amount: number }, readonly bonusBalance: { readonly amount: number } }, readonly casinoBonusToWager: { readonly amount: number }, readonly userPreferences: { readonly casinoBalanceUsagePreferences: ReadonlyArray<Types.CasinoBalance> } } | null };

export type SetCasinoBalanceUsageMutationVariables = Exact<{
  first: Types.CasinoBalance;
}>;


export type SetCasinoBalanceUsageMutation = { readonly setCasinoBalanceUsage: { readonly id: string, readonly balances: { readonly playableBalance: { readonly amount: number }, readonly bonusBalance: { readonly amount: number } }, readonly casinoBonusToWager: { readonly amount: number }, readonly userPreferences: { readonly casinoBalanceUsagePreferences: ReadonlyArray<Types.CasinoBalance> } } };

export type CasinoBalancePartsFragment = { readonly id: string, readonly balances: { readonly playableBalance: { readonly amount: number }, readonly bonusBalance: { readonly amount: number } }, readonly casinoBonusToWager: { readonly amount: number }, readonly userPreferences: { readonly casinoBalanceUsagePreferences: ReadonlyArray<Types.CasinoBalance> } };

export const CasinoBalancePartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CasinoBalanceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playableBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"casinoBonusToWager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoBalanceUsagePreferences"}}]}}]}};
export const CasinoBalancesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoBalanceParts"}}]}}]}},CasinoBalancePartsDefinition]} as unknown as TypedDocumentNode<CasinoBalancesQuery, CasinoBalancesQueryVariables>;
export const SetCasinoBalanceUsageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCasinoBalanceUsage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CasinoBalance"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCasinoBalanceUsage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoBalanceParts"}}]}}]}},CasinoBalancePartsDefinition]} as unknown as TypedDocumentNode<SetCasinoBalanceUsageMutation, SetCasinoBalanceUsageMutationVariables>;