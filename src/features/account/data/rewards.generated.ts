/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type AccountRewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountRewardsQuery = { readonly account: { readonly id: string, readonly freeBets: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly expiresTime: string | null, readonly restrictionLabel: string | null }>, readonly profitBoosts: ReadonlyArray<{ readonly rawId: string, readonly title: string, readonly maximumAmountLabel: string, readonly expiresTime: string | null, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null }> } | null };

export type CashbackCountQueryVariables = Exact<{ [key: string]: never; }>;


export type CashbackCountQuery = { readonly awardDetailsSection: { readonly id: string, readonly awards: ReadonlyArray<{ readonly id: string }> } | null };

export type ReferralViewedMutationVariables = Exact<{ [key: string]: never; }>;


export type ReferralViewedMutation = { readonly referralViewed: boolean };

export const AccountRewardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountRewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"freeBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rawId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"expiresTime"}},{"kind":"Field","name":{"kind":"Name","value":"restrictionLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profitBoosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rawId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"maximumAmountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"expiresTime"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfLegsRestrictionLabel"}},{"kind":"Field","name":{"kind":"Name","value":"eventRestrictionLabel"}}]}}]}}]}}]} as unknown as TypedDocumentNode<AccountRewardsQuery, AccountRewardsQueryVariables>;
export const CashbackCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashbackCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardDetailsSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"AwardDetailsSection:Bonuses","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"awards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as TypedDocumentNode<CashbackCountQuery, CashbackCountQueryVariables>;
export const ReferralViewedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReferralViewed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referralViewed"}}]}}]} as unknown as TypedDocumentNode<ReferralViewedMutation, ReferralViewedMutationVariables>;