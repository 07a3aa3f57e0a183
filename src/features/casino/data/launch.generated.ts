/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type LaunchErrorFieldsFragment = { readonly code: Types.CasinoLaunchErrorCode, readonly displayType: Types.CasinoErrorDisplay, readonly headerMessage: string, readonly message: string, readonly footerMessage: string | null, readonly deepLinkCta: string | null, readonly deepLink: string | null };

export type CasinoLaunchGameMutationVariables = Exact<{
  gameId: string;
  mode: Types.CasinoMode;
}>;


export type CasinoLaunchGameMutation = { readonly casinoLaunchGame: { readonly launch: { readonly sessionId: string, readonly url: string, readonly openedAt: string } | null, readonly error: { readonly code: Types.CasinoLaunchErrorCode, readonly displayType: Types.CasinoErrorDisplay, readonly headerMessage: string, readonly message: string, readonly footerMessage: string | null, readonly deepLinkCta: string | null, readonly deepLink: string | null } | null } };

export type CasinoCheckLocationMutationVariables = Exact<{ [key: string]: never; }>;


export type CasinoCheckLocationMutation = { readonly casinoCheckLocation: { readonly error: { readonly code: Types.CasinoLaunchErrorCode, readonly displayType: Types.CasinoErrorDisplay, readonly headerMessage: string, readonly message: string, readonly footerMessage: string | null, readonly deepLinkCta: string | null, readonly deepLink: string | null } | null } };

export type CasinoCloseGameMutationVariables = Exact<{
  sessionId: string;
}>;


export type CasinoCloseGameMutation = { readonly casinoCloseGame: boolean };

export const LaunchErrorFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CasinoLaunchError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"headerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"footerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"deepLinkCta"}},{"kind":"Field","name":{"kind":"Name","value":"deepLink"}}]}};
export const CasinoLaunchGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CasinoLaunchGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CasinoMode"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoLaunchGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}}},{"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchErrorFields"}}]}}]}}]}},LaunchErrorFieldsDefinition]} as unknown as TypedDocumentNode<CasinoLaunchGameMutation, CasinoLaunchGameMutationVariables>;
export const CasinoCheckLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CasinoCheckLocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoCheckLocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchErrorFields"}}]}}]}}]}},LaunchErrorFieldsDefinition]} as unknown as TypedDocumentNode<CasinoCheckLocationMutation, CasinoCheckLocationMutationVariables>;
export const CasinoCloseGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CasinoCloseGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinoCloseGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}]}]}}]} as unknown as TypedDocumentNode<CasinoCloseGameMutation, CasinoCloseGameMutationVariables>;