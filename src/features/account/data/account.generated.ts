/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type MenuItemKind =
  /** A link; the client writes beside it a number or amount that it knows. */
  | 'CLIENT_DISPLAY'
  /** A link; the client writes under it a sentence that it knows. */
  | 'CLIENT_DISPLAY_DESCRIPTIVE'
  /** A link. */
  | 'LEAF'
  /** A page of its own that lists its children. */
  | 'PARENT';

export type OddsFormat =
  | 'AMERICAN'
  | 'EURO';

export type BalanceFieldsFragment = { readonly playableBalance: { readonly amount: number }, readonly totalPlayableBalance: { readonly amount: number }, readonly withdrawableBalance: { readonly amount: number }, readonly restrictedBalance: { readonly amount: number }, readonly bonusBalance: { readonly amount: number } };

export type AccountFieldsFragment = { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly balances: { readonly playableBalance: { readonly amount: number }, readonly totalPlayableBalance: { readonly amount: number }, readonly withdrawableBalance: { readonly amount: number }, readonly restrictedBalance: { readonly amount: number }, readonly bonusBalance: { readonly amount: number } }, readonly userPreferences: { readonly oddsFormat: Types.OddsFormat } };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { readonly account: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly balances: { readonly playableBalance: { readonly amount: number }, readonly totalPlayableBalance: { readonly amount: number }, readonly withdrawableBalance: { readonly amount: number }, readonly restrictedBalance: { readonly amount: number }, readonly bonusBalance: { readonly amount: number } }, readonly userPreferences: { readonly oddsFormat: Types.OddsFormat } } | null };

export type AccountMenuQueryVariables = Exact<{
  skipAccount: boolean;
}>;


export type AccountMenuQuery = { readonly accountMenu: { readonly balances: { readonly playableBalance: { readonly amount: number }, readonly totalPlayableBalance: { readonly amount: number }, readonly withdrawableBalance: { readonly amount: number }, readonly restrictedBalance: { readonly amount: number }, readonly bonusBalance: { readonly amount: number } } | null, readonly promotionalCreditBalance: { readonly amount: number } | null, readonly menuShelves: { readonly accountMenuShelf: { readonly menuShelfItems: ReadonlyArray<{ readonly kind: Types.MenuItemKind, readonly label: string, readonly icon: string, readonly deepLink: { readonly webUrl: string | null } | null }> } } } };

export type AccountBalanceSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AccountBalanceSubscription = { readonly accountBalance: { readonly playableBalance: { readonly amount: number }, readonly totalPlayableBalance: { readonly amount: number }, readonly withdrawableBalance: { readonly amount: number }, readonly restrictedBalance: { readonly amount: number }, readonly bonusBalance: { readonly amount: number } } };

export type SetOddsFormatMutationVariables = Exact<{
  oddsFormat: Types.OddsFormat;
}>;


export type SetOddsFormatMutation = { readonly setOddsFormat: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly balances: { readonly playableBalance: { readonly amount: number }, readonly totalPlayableBalance: { readonly amount: number }, readonly withdrawableBalance: { readonly amount: number }, readonly restrictedBalance: { readonly amount: number }, readonly bonusBalance: { readonly amount: number } }, readonly userPreferences: { readonly oddsFormat: Types.OddsFormat } } };

export const BalanceFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BalanceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountBalances"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playableBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPlayableBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawableBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restrictedBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}};
export const AccountFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BalanceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oddsFormat"}}]}}]}};
export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},AccountFieldsDefinition,BalanceFieldsDefinition]} as unknown as TypedDocumentNode<AccountQuery, AccountQueryVariables>;
export const AccountMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"skipAccount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"skipAccount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"skipAccount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BalanceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotionalCreditBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menuShelves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountMenuShelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuShelfItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"deepLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webUrl"}}]}}]}}]}}]}}]}}]}},BalanceFieldsDefinition]} as unknown as TypedDocumentNode<AccountMenuQuery, AccountMenuQueryVariables>;
export const AccountBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AccountBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BalanceFields"}}]}}]}},BalanceFieldsDefinition]} as unknown as TypedDocumentNode<AccountBalanceSubscription, AccountBalanceSubscriptionVariables>;
export const SetOddsFormatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOddsFormat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOddsFormat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},AccountFieldsDefinition,BalanceFieldsDefinition]} as unknown as TypedDocumentNode<SetOddsFormatMutation, SetOddsFormatMutationVariables>;