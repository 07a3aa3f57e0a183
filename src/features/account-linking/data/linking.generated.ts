/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type LinkedAccountFieldsFragment = { readonly id: string, readonly linked: boolean, readonly label: string, readonly accountType: Types.LinkedAccountType, readonly url: string };

export type LinkedAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkedAccountsQuery = { readonly account: { readonly linkedAccounts: ReadonlyArray<{ readonly id: string, readonly linked: boolean, readonly label: string, readonly accountType: Types.LinkedAccountType, readonly url: string }> } | null };

export type LinkedAccountUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LinkedAccountUpdatedSubscription = { readonly linkedAccountUpdated: { readonly id: string, readonly linked: boolean, readonly label: string, readonly accountType: Types.LinkedAccountType, readonly url: string } };

export type BeginAccountLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAccountLinkMutation = { readonly beginAccountLink: { readonly authorizeUrl: string, readonly clientId: string, readonly redirectUri: string, readonly nonce: string } | null };

export type RedeemAccountLinkCodeMutationVariables = Exact<{
  code: string;
  codeVerifier: string;
}>;


export type RedeemAccountLinkCodeMutation = { readonly redeemAccountLinkCode: string | null };

export type CreateAccountLinkMutationVariables = Exact<{
  espnToken: string;
}>;


export type CreateAccountLinkMutation = { readonly createAccountLink: Types.AccountLinkResult };

export type RemoveAccountLinkMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAccountLinkMutation = { readonly removeAccountLink: { readonly id: string, readonly linked: boolean, readonly label: string, readonly accountType: Types.LinkedAccountType, readonly url: string } };

export const LinkedAccountFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkedAccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkedAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linked"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}};
export const LinkedAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkedAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedAccountFields"}}]}}]}}]}},LinkedAccountFieldsDefinition]} as unknown as TypedDocumentNode<LinkedAccountsQuery, LinkedAccountsQueryVariables>;
export const LinkedAccountUpdatedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LinkedAccountUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedAccountUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedAccountFields"}}]}}]}},LinkedAccountFieldsDefinition]} as unknown as TypedDocumentNode<LinkedAccountUpdatedSubscription, LinkedAccountUpdatedSubscriptionVariables>;
export const BeginAccountLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginAccountLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAccountLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"nonce"}}]}}]}}]} as unknown as TypedDocumentNode<BeginAccountLinkMutation, BeginAccountLinkMutationVariables>;
export const RedeemAccountLinkCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemAccountLinkCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codeVerifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemAccountLinkCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"codeVerifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codeVerifier"}}}]}]}}]} as unknown as TypedDocumentNode<RedeemAccountLinkCodeMutation, RedeemAccountLinkCodeMutationVariables>;
export const CreateAccountLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccountLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"espnToken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccountLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"espnToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"espnToken"}}}]}]}}]} as unknown as TypedDocumentNode<CreateAccountLinkMutation, CreateAccountLinkMutationVariables>;
export const RemoveAccountLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAccountLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAccountLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedAccountFields"}}]}}]}},LinkedAccountFieldsDefinition]} as unknown as TypedDocumentNode<RemoveAccountLinkMutation, RemoveAccountLinkMutationVariables>;