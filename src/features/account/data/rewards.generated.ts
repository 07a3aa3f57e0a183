/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type AccountRewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountRewardsQuery = { readonly awardDetailsSection: { readonly id: string, readonly awards: ReadonlyArray<{ readonly id: string, readonly kind: Types.AwardKind, readonly title: string, readonly status: Types.AwardStatus, readonly expiresTime: string, readonly usageTitle: string, readonly usageRestrictions: ReadonlyArray<string>, readonly amount: { readonly amount: number } | null, readonly use: { readonly label: string, readonly path: string } | null }> } | null };

export type CashbackCountQueryVariables = Exact<{ [key: string]: never; }>;


export type CashbackCountQuery = { readonly awardDetailsSection: { readonly id: string, readonly awards: ReadonlyArray<{ readonly id: string }> } | null };

export type ReferralViewedMutationVariables = Exact<{ [key: string]: never; }>;


export type ReferralViewedMutation = { readonly referralViewed: boolean };

export const AccountRewardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountRewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardDetailsSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"AwardDetailsSection:All","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"awards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresTime"}},{"kind":"Field","name":{"kind":"Name","value":"usageTitle"}},{"kind":"Field","name":{"kind":"Name","value":"usageRestrictions"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<AccountRewardsQuery, AccountRewardsQueryVariables>;
export const CashbackCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashbackCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardDetailsSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"AwardDetailsSection:Bonuses","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"awards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as TypedDocumentNode<CashbackCountQuery, CashbackCountQueryVariables>;
export const ReferralViewedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReferralViewed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referralViewed"}}]}}]} as unknown as TypedDocumentNode<ReferralViewedMutation, ReferralViewedMutationVariables>;