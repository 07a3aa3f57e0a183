/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type AwardKind =
  | 'BONUS_BET'
  | 'BONUS_SPINS'
  | 'CASHBACK'
  | 'PROFIT_BOOST';

export type AwardStatus =
  | 'AVAILABLE'
  | 'EXPIRED'
  /** It waits; `pausedReason` says why. */
  | 'PAUSED'
  /** It begins at effectiveTime. */
  | 'PENDING'
  | 'REDEEMED';

export type CashbackErrorCode =
  | 'ALREADY_CLAIMED'
  | 'EXPIRED'
  | 'NOT_FOUND'
  | 'NOT_OFFERED'
  | 'NOT_STARTED'
  | 'PAUSED';

export type AwardCardFieldsFragment = { readonly id: string, readonly kind: Types.AwardKind, readonly title: string, readonly effectiveTime: string, readonly expiresTime: string, readonly redeemTime: string | null, readonly status: Types.AwardStatus, readonly pausedReason: string | null, readonly usageTitle: string, readonly usageRestrictions: ReadonlyArray<string>, readonly terms: ReadonlyArray<string>, readonly spins: number | null, readonly amount: { readonly amount: number } | null, readonly use: { readonly label: string, readonly path: string } | null };

export type AwardSectionQueryVariables = Exact<{
  id: string;
}>;


export type AwardSectionQuery = { readonly awardDetailsSection: { readonly id: string, readonly awards: ReadonlyArray<{ readonly id: string, readonly kind: Types.AwardKind, readonly title: string, readonly effectiveTime: string, readonly expiresTime: string, readonly redeemTime: string | null, readonly status: Types.AwardStatus, readonly pausedReason: string | null, readonly usageTitle: string, readonly usageRestrictions: ReadonlyArray<string>, readonly terms: ReadonlyArray<string>, readonly spins: number | null, readonly amount: { readonly amount: number } | null, readonly use: { readonly label: string, readonly path: string } | null }> } | null };

export type AwardCreditsQueryVariables = Exact<{ [key: string]: never; }>;


export type AwardCreditsQuery = { readonly accountMenu: { readonly promotionalCreditBalance: { readonly amount: number } | null } };

export type ClaimCashbackMutationVariables = Exact<{
  awardId: string;
}>;


export type ClaimCashbackMutation = { readonly claimCashback: { readonly success: boolean, readonly error: Types.CashbackErrorCode | null, readonly section: { readonly id: string, readonly awards: ReadonlyArray<{ readonly id: string, readonly kind: Types.AwardKind, readonly title: string, readonly effectiveTime: string, readonly expiresTime: string, readonly redeemTime: string | null, readonly status: Types.AwardStatus, readonly pausedReason: string | null, readonly usageTitle: string, readonly usageRestrictions: ReadonlyArray<string>, readonly terms: ReadonlyArray<string>, readonly spins: number | null, readonly amount: { readonly amount: number } | null, readonly use: { readonly label: string, readonly path: string } | null }> } } };

export const AwardCardFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwardCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Award"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effectiveTime"}},{"kind":"Field","name":{"kind":"Name","value":"expiresTime"}},{"kind":"Field","name":{"kind":"Name","value":"redeemTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pausedReason"}},{"kind":"Field","name":{"kind":"Name","value":"usageTitle"}},{"kind":"Field","name":{"kind":"Name","value":"usageRestrictions"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spins"}}]}};
export const AwardSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AwardSection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardDetailsSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"awards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AwardCardFields"}}]}}]}}]}},AwardCardFieldsDefinition]} as unknown as TypedDocumentNode<AwardSectionQuery, AwardSectionQueryVariables>;
export const AwardCreditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AwardCredits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"skipAccount"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotionalCreditBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as TypedDocumentNode<AwardCreditsQuery, AwardCreditsQueryVariables>;
export const ClaimCashbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimCashback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"awardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimCashback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"awardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"awardId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"awards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AwardCardFields"}}]}}]}}]}}]}},AwardCardFieldsDefinition]} as unknown as TypedDocumentNode<ClaimCashbackMutation, ClaimCashbackMutationVariables>;