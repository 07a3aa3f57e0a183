/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type AccountMenuPromptQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountMenuPromptQuery = { readonly accountMenuPrompt: { readonly promptType: Types.AccountLinkPromptType, readonly title: string, readonly body: string, readonly ctaLabel: string, readonly deepLink: { readonly webUrl: string | null } } | null, readonly account: { readonly espnAccountLinkPromptDismissals: { readonly promptTypes: ReadonlyArray<Types.AccountLinkPromptType> } } | null };

export type DismissAccountLinkPromptMutationVariables = Exact<{
  promptType: Types.AccountLinkPromptType;
}>;


export type DismissAccountLinkPromptMutation = { readonly dismissAccountLinkPrompt: { readonly promptTypes: ReadonlyArray<Types.AccountLinkPromptType> } };

export const AccountMenuPromptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountMenuPrompt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountMenuPrompt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"ctaLabel"}},{"kind":"Field","name":{"kind":"Name","value":"deepLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"espnAccountLinkPromptDismissals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptTypes"}}]}}]}}]}}]} as unknown as TypedDocumentNode<AccountMenuPromptQuery, AccountMenuPromptQueryVariables>;
export const DismissAccountLinkPromptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissAccountLinkPrompt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"promptType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountLinkPromptType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissAccountLinkPrompt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"promptType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"promptType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptTypes"}}]}}]}}]} as unknown as TypedDocumentNode<DismissAccountLinkPromptMutation, DismissAccountLinkPromptMutationVariables>;