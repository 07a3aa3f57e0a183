/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type CustomDialogFieldsFragment = { readonly id: string, readonly title: string, readonly body: string, readonly dismissible: boolean, readonly triggers: ReadonlyArray<{ readonly type: Types.CustomDialogTriggerType, readonly pages: ReadonlyArray<string> }>, readonly buttons: ReadonlyArray<{ readonly label: string, readonly type: Types.CustomDialogButtonType, readonly url: string | null, readonly style: Types.CustomDialogButtonStyle }> };

export type CustomDialogsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomDialogsQuery = { readonly customDialogs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly body: string, readonly dismissible: boolean, readonly triggers: ReadonlyArray<{ readonly type: Types.CustomDialogTriggerType, readonly pages: ReadonlyArray<string> }>, readonly buttons: ReadonlyArray<{ readonly label: string, readonly type: Types.CustomDialogButtonType, readonly url: string | null, readonly style: Types.CustomDialogButtonStyle }> }> };

export type CloseCustomDialogMutationVariables = Exact<{
  id: string;
}>;


export type CloseCustomDialogMutation = { readonly closeCustomDialog: ReadonlyArray<{ readonly id: string, readonly title: string, readonly body: string, readonly dismissible: boolean, readonly triggers: ReadonlyArray<{ readonly type: Types.CustomDialogTriggerType, readonly pages: ReadonlyArray<string> }>, readonly buttons: ReadonlyArray<{ readonly label: string, readonly type: Types.CustomDialogButtonType, readonly url: string | null, readonly style: Types.CustomDialogButtonStyle }> }> };

export const CustomDialogFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomDialogFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomDialog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"dismissible"}},{"kind":"Field","name":{"kind":"Name","value":"triggers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"style"}}]}}]}};
export const CustomDialogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomDialogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customDialogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomDialogFields"}}]}}]}},CustomDialogFieldsDefinition]} as unknown as TypedDocumentNode<CustomDialogsQuery, CustomDialogsQueryVariables>;
export const CloseCustomDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseCustomDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeCustomDialog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomDialogFields"}}]}}]}},CustomDialogFieldsDefinition]} as unknown as TypedDocumentNode<CloseCustomDialogMutation, CloseCustomDialogMutationVariables>;