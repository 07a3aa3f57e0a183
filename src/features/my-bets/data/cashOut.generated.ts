/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type CashOutOfferStatus =
  | 'OFFERED'
  /** There is no price of one of its legs at the moment. */
  | 'SUSPENDED'
  /** This bet is not cashed out. */
  | 'UNAVAILABLE';

export type CashOutRefusal =
  /** It pays less by now, or a part of the bet was cashed out since. */
  | 'OFFER_CHANGED'
  | 'SUSPENDED'
  | 'UNAVAILABLE';

export type CashOutStatus =
  /** Nothing was paid and nothing will be under this id. */
  | 'REFUSED'
  | 'TAKEN';

export type OfferFieldsFragment = { readonly id: string, readonly betId: string, readonly version: number, readonly status: Types.CashOutOfferStatus, readonly holdMs: number, readonly parts: ReadonlyArray<{ readonly tenths: number, readonly amount: number, readonly runningBetAmount: number, readonly runningPayoutAmount: number }>, readonly autoCashOutAmount: { readonly amount: number } | null };

export type CashOutFieldsFragment = { readonly status: Types.CashOutStatus, readonly refusal: Types.CashOutRefusal | null, readonly amount: { readonly amount: number } | null };

export type CashOutOffersUpdatedSubscriptionVariables = Exact<{
  betIds: ReadonlyArray<string> | string;
}>;


export type CashOutOffersUpdatedSubscription = { readonly cashOutOffersUpdated: ReadonlyArray<{ readonly id: string, readonly betId: string, readonly version: number, readonly status: Types.CashOutOfferStatus, readonly holdMs: number, readonly parts: ReadonlyArray<{ readonly tenths: number, readonly amount: number, readonly runningBetAmount: number, readonly runningPayoutAmount: number }>, readonly autoCashOutAmount: { readonly amount: number } | null }> };

export type CashOutQueryVariables = Exact<{
  requestId: string;
}>;


export type CashOutQuery = { readonly cashOut: { readonly status: Types.CashOutStatus, readonly refusal: Types.CashOutRefusal | null, readonly amount: { readonly amount: number } | null } | null };

export type CashOutBetMutationVariables = Exact<{
  requestId: string;
  betId: string;
  offerId: string;
  offerVersion: number;
  tenths: number;
  amount: number;
}>;


export type CashOutBetMutation = { readonly cashOutBet: { readonly cashOut: { readonly status: Types.CashOutStatus, readonly refusal: Types.CashOutRefusal | null, readonly amount: { readonly amount: number } | null }, readonly offer: { readonly id: string, readonly betId: string, readonly version: number, readonly status: Types.CashOutOfferStatus, readonly holdMs: number, readonly parts: ReadonlyArray<{ readonly tenths: number, readonly amount: number, readonly runningBetAmount: number, readonly runningPayoutAmount: number }>, readonly autoCashOutAmount: { readonly amount: number } | null } } };

export type SetAutoCashOutMutationVariables = Exact<{
  betId: string;
  amount: number;
}>;


export type SetAutoCashOutMutation = { readonly setAutoCashOut: { readonly changed: boolean, readonly offer: { readonly id: string, readonly betId: string, readonly version: number, readonly status: Types.CashOutOfferStatus, readonly holdMs: number, readonly parts: ReadonlyArray<{ readonly tenths: number, readonly amount: number, readonly runningBetAmount: number, readonly runningPayoutAmount: number }>, readonly autoCashOutAmount: { readonly amount: number } | null } } };

export type RemoveAutoCashOutMutationVariables = Exact<{
  betId: string;
}>;


export type RemoveAutoCashOutMutation = { readonly removeAutoCashOut: { readonly changed: boolean, readonly offer: { readonly id: string, readonly betId: string, readonly version: number, readonly status: Types.CashOutOfferStatus, readonly holdMs: number, readonly parts: ReadonlyArray<{ readonly tenths: number, readonly amount: number, readonly runningBetAmount: number, readonly runningPayoutAmount: number }>, readonly autoCashOutAmount: { readonly amount: number } | null } } };

export const OfferFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOutOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"betId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenths"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"runningBetAmount"}},{"kind":"Field","name":{"kind":"Name","value":"runningPayoutAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdMs"}},{"kind":"Field","name":{"kind":"Name","value":"autoCashOutAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}};
export const CashOutFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashOutFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}};
export const CashOutOffersUpdatedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CashOutOffersUpdated"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"betIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOutOffersUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"betIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"betIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferFields"}}]}}]}},OfferFieldsDefinition]} as unknown as TypedDocumentNode<CashOutOffersUpdatedSubscription, CashOutOffersUpdatedSubscriptionVariables>;
export const CashOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutFields"}}]}}]}},CashOutFieldsDefinition]} as unknown as TypedDocumentNode<CashOutQuery, CashOutQueryVariables>;
export const CashOutBetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashOutBet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"betId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offerVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Long"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenths"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Long"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOutBet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}},{"kind":"Argument","name":{"kind":"Name","value":"betId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"betId"}}},{"kind":"Argument","name":{"kind":"Name","value":"offerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"offerVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offerVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"tenths"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenths"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferFields"}}]}}]}}]}},CashOutFieldsDefinition,OfferFieldsDefinition]} as unknown as TypedDocumentNode<CashOutBetMutation, CashOutBetMutationVariables>;
export const SetAutoCashOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAutoCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"betId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Long"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAutoCashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"betId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"betId"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferFields"}}]}}]}}]}},OfferFieldsDefinition]} as unknown as TypedDocumentNode<SetAutoCashOutMutation, SetAutoCashOutMutationVariables>;
export const RemoveAutoCashOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAutoCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"betId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAutoCashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"betId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"betId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferFields"}}]}}]}}]}},OfferFieldsDefinition]} as unknown as TypedDocumentNode<RemoveAutoCashOutMutation, RemoveAutoCashOutMutationVariables>;