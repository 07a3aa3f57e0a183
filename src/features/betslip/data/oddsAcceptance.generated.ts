/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type OddsAcceptanceQueryVariables = Exact<{ [key: string]: never; }>;


export type OddsAcceptanceQuery = { readonly account: { readonly id: string, readonly userPreferences: { readonly oddsAcceptance: Types.OddsAcceptance } } | null };

export type SetOddsAcceptanceMutationVariables = Exact<{
  oddsAcceptance: Types.OddsAcceptance;
}>;


export type SetOddsAcceptanceMutation = { readonly setOddsAcceptance: { readonly id: string, readonly userPreferences: { readonly oddsAcceptance: Types.OddsAcceptance } } };

export const OddsAcceptanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OddsAcceptance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oddsAcceptance"}}]}}]}}]}}]} as unknown as TypedDocumentNode<OddsAcceptanceQuery, OddsAcceptanceQueryVariables>;
export const SetOddsAcceptanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOddsAcceptance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oddsAcceptance"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsAcceptance"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOddsAcceptance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oddsAcceptance"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oddsAcceptance"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oddsAcceptance"}}]}}]}}]}}]} as unknown as TypedDocumentNode<SetOddsAcceptanceMutation, SetOddsAcceptanceMutationVariables>;