/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type ReceiptBetFieldsFragment = { readonly id: string, readonly outcome: Types.BetOutcome, readonly payoutAmount: { readonly amount: number }, readonly betAmount: { readonly amount: number } };

export type ReceiptBetsQueryVariables = Exact<{
  placementId: string;
}>;


export type ReceiptBetsQuery = { readonly placement: { readonly placementId: string, readonly placedBets: ReadonlyArray<{ readonly id: string, readonly outcome: Types.BetOutcome, readonly payoutAmount: { readonly amount: number }, readonly betAmount: { readonly amount: number } }> } | null };

export type ReceiptBetUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ReceiptBetUpdatedSubscription = { readonly betUpdated: { readonly id: string, readonly outcome: Types.BetOutcome, readonly payoutAmount: { readonly amount: number }, readonly betAmount: { readonly amount: number } } };

export const ReceiptBetFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptBetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlacedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"payoutAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"betAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}};
export const ReceiptBetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiptBets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"placementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placementId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placementId"}},{"kind":"Field","name":{"kind":"Name","value":"placedBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptBetFields"}}]}}]}}]}},ReceiptBetFieldsDefinition]} as unknown as TypedDocumentNode<ReceiptBetsQuery, ReceiptBetsQueryVariables>;
export const ReceiptBetUpdatedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ReceiptBetUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptBetFields"}}]}}]}},ReceiptBetFieldsDefinition]} as unknown as TypedDocumentNode<ReceiptBetUpdatedSubscription, ReceiptBetUpdatedSubscriptionVariables>;