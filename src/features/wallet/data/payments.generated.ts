/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { ReceiptFieldsDefinition } from './wallet.generated.ts';
/** What a deployment counts in; both are written with `$` and two decimals. */
export type Currency =
  | 'CAD'
  | 'USD';

export type DepositCreateInput = {
  readonly amountCents: number;
  /** Of CASH_AT_CASINO. */
  readonly facilityId?: string | null | undefined;
  readonly paymentMethodId?: string | null | undefined;
  readonly paymentProviderId: string;
  readonly promotionCode?: string | null | undefined;
  /** Null is false: the server’s engine does not fill in defaults of input fields. */
  readonly quickDeposit?: boolean | null | undefined;
  /** Made by the client, once for what the player wants. */
  readonly requestId: string;
};

export type DepositStatus =
  | 'FAILED'
  | 'PENDING'
  | 'PENDING_CASH_DEPOSIT'
  | 'PENDING_WIRE_DEPOSIT'
  | 'SUCCESSFUL';

export type DropInCreateInput = {
  readonly amountCents: number;
  readonly paymentProviderId: string;
  readonly requestId: string;
  readonly type: PaymentType;
};

export type PaymentFieldInput = {
  readonly name: string;
  readonly value: string;
};

export type PaymentFormInput = {
  readonly amountCents: number;
  readonly fields: ReadonlyArray<PaymentFieldInput>;
  readonly paymentProviderId: string;
  readonly requestId: string;
  readonly type: PaymentType;
};

export type PaymentOutcome =
  /** The payment exists: receiptId. */
  | 'DECIDED'
  /** Nothing was begun and nothing will be under this id: userErrors. */
  | 'REFUSED'
  /** The id was used for something else. */
  | 'REUSED'
  /** Nothing is decided about the id: the same id may be sent again. */
  | 'UNKNOWN';

export type PaymentType =
  | 'DEPOSIT'
  | 'WITHDRAWAL';

export type PaymentValidateInput = {
  readonly amountCents: number;
  readonly paymentMethodId?: string | null | undefined;
  readonly paymentProviderId: string;
};

/** The specification's nine kinds; a client shows one it does not know as DEFAULT. */
export type ReceiptLineKind =
  | 'DEFAULT'
  | 'HEADER'
  | 'INFORMATION'
  | 'LIST'
  | 'LOCATION'
  | 'PROMPT'
  | 'SEPARATOR'
  | 'WARNING'
  | 'WORKING_HOURS';

export type WithdrawalCreateInput = {
  readonly amountCents: number;
  readonly facilityId?: string | null | undefined;
  readonly paymentMethodId?: string | null | undefined;
  readonly paymentProviderId: string;
  readonly requestId: string;
};

export type WithdrawalStatus =
  | 'FAILED'
  | 'PENDING'
  | 'PENDING_CASH_PICKUP'
  | 'PENDING_WIRE_WITHDRAWAL'
  | 'SUCCESSFUL';

export type WithdrawalStepName =
  | 'ARRIVED'
  | 'CHECKED'
  | 'REQUESTED'
  | 'SENT';

export type WithdrawalStepState =
  | 'COMING'
  | 'CURRENT'
  | 'DONE'
  /** The way ended here. */
  | 'STOPPED';

export type CreateFieldsFragment = { readonly outcome: Types.PaymentOutcome, readonly uri: string | null, readonly receiptId: string | null, readonly oneTimeCodeRequired: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }> };

export type ActionFieldsFragment = { readonly changed: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly receipt: { readonly id: string, readonly type: Types.PaymentType, readonly depositStatus: Types.DepositStatus | null, readonly withdrawalStatus: Types.WithdrawalStatus | null, readonly statusText: string, readonly transactionId: string, readonly createdAt: string, readonly settled: boolean, readonly cancellable: boolean, readonly amount: { readonly amount: number, readonly currency: Types.Currency }, readonly receiptLines: ReadonlyArray<{ readonly kind: Types.ReceiptLineKind, readonly label: string | null, readonly value: string | null, readonly items: ReadonlyArray<string>, readonly url: string | null, readonly hours: ReadonlyArray<{ readonly days: string, readonly hours: string }> }>, readonly provider: { readonly id: string, readonly code: string }, readonly steps: ReadonlyArray<{ readonly name: Types.WithdrawalStepName, readonly state: Types.WithdrawalStepState, readonly at: string | null, readonly expectedBy: string | null, readonly reason: string | null }> } | null };

export type PaymentRequestQueryVariables = Exact<{
  type: Types.PaymentType;
  requestId: string;
}>;


export type PaymentRequestQuery = { readonly paymentRequest: { readonly outcome: Types.PaymentOutcome, readonly uri: string | null, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly receipt: { readonly id: string } | null } | null };

export type DepositValidateCreateMutationVariables = Exact<{
  input: Types.PaymentValidateInput;
}>;


export type DepositValidateCreateMutation = { readonly depositValidateCreate: { readonly permitted: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }> } };

export type WithdrawalValidateCreateV2MutationVariables = Exact<{
  input: Types.PaymentValidateInput;
}>;


export type WithdrawalValidateCreateV2Mutation = { readonly withdrawalValidateCreateV2: { readonly permitted: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }> } };

export type DepositCreateMutationVariables = Exact<{
  input: Types.DepositCreateInput;
}>;


export type DepositCreateMutation = { readonly depositCreate: { readonly outcome: Types.PaymentOutcome, readonly uri: string | null, readonly receiptId: string | null, readonly oneTimeCodeRequired: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }> } };

export type WithdrawalCreateMutationVariables = Exact<{
  input: Types.WithdrawalCreateInput;
}>;


export type WithdrawalCreateMutation = { readonly withdrawalCreate: { readonly outcome: Types.PaymentOutcome, readonly uri: string | null, readonly receiptId: string | null, readonly oneTimeCodeRequired: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }> } };

export type FirstWireTransferCreateMutationVariables = Exact<{
  input: Types.PaymentFormInput;
}>;


export type FirstWireTransferCreateMutation = { readonly firstWireTransferCreate: { readonly outcome: Types.PaymentOutcome, readonly uri: string | null, readonly receiptId: string | null, readonly oneTimeCodeRequired: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }> } };

export type InteracCreateMutationVariables = Exact<{
  input: Types.PaymentFormInput;
}>;


export type InteracCreateMutation = { readonly interacCreate: { readonly outcome: Types.PaymentOutcome, readonly uri: string | null, readonly receiptId: string | null, readonly oneTimeCodeRequired: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }> } };

export type WireTransferCreateMutationVariables = Exact<{
  input: Types.DropInCreateInput;
}>;


export type WireTransferCreateMutation = { readonly wireTransferCreate: { readonly outcome: Types.PaymentOutcome, readonly receiptId: string | null, readonly clientToken: string | null, readonly uri: string | null, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }> } };

export type WireTransferCompleteMutationVariables = Exact<{
  receiptId: string;
  nonce: string;
}>;


export type WireTransferCompleteMutation = { readonly wireTransferComplete: { readonly changed: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly receipt: { readonly id: string, readonly type: Types.PaymentType, readonly depositStatus: Types.DepositStatus | null, readonly withdrawalStatus: Types.WithdrawalStatus | null, readonly statusText: string, readonly transactionId: string, readonly createdAt: string, readonly settled: boolean, readonly cancellable: boolean, readonly amount: { readonly amount: number, readonly currency: Types.Currency }, readonly receiptLines: ReadonlyArray<{ readonly kind: Types.ReceiptLineKind, readonly label: string | null, readonly value: string | null, readonly items: ReadonlyArray<string>, readonly url: string | null, readonly hours: ReadonlyArray<{ readonly days: string, readonly hours: string }> }>, readonly provider: { readonly id: string, readonly code: string }, readonly steps: ReadonlyArray<{ readonly name: Types.WithdrawalStepName, readonly state: Types.WithdrawalStepState, readonly at: string | null, readonly expectedBy: string | null, readonly reason: string | null }> } | null } };

export type WireTransferCancelMutationVariables = Exact<{
  receiptId: string;
}>;


export type WireTransferCancelMutation = { readonly wireTransferCancel: { readonly changed: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly receipt: { readonly id: string, readonly type: Types.PaymentType, readonly depositStatus: Types.DepositStatus | null, readonly withdrawalStatus: Types.WithdrawalStatus | null, readonly statusText: string, readonly transactionId: string, readonly createdAt: string, readonly settled: boolean, readonly cancellable: boolean, readonly amount: { readonly amount: number, readonly currency: Types.Currency }, readonly receiptLines: ReadonlyArray<{ readonly kind: Types.ReceiptLineKind, readonly label: string | null, readonly value: string | null, readonly items: ReadonlyArray<string>, readonly url: string | null, readonly hours: ReadonlyArray<{ readonly days: string, readonly hours: string }> }>, readonly provider: { readonly id: string, readonly code: string }, readonly steps: ReadonlyArray<{ readonly name: Types.WithdrawalStepName, readonly state: Types.WithdrawalStepState, readonly at: string | null, readonly expectedBy: string | null, readonly reason: string | null }> } | null } };

export type DepositCancelMutationVariables = Exact<{
  receiptId: string;
}>;


export type DepositCancelMutation = { readonly depositCancel: { readonly changed: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly receipt: { readonly id: string, readonly type: Types.PaymentType, readonly depositStatus: Types.DepositStatus | null, readonly withdrawalStatus: Types.WithdrawalStatus | null, readonly statusText: string, readonly transactionId: string, readonly createdAt: string, readonly settled: boolean, readonly cancellable: boolean, readonly amount: { readonly amount: number, readonly currency: Types.Currency }, readonly receiptLines: ReadonlyArray<{ readonly kind: Types.ReceiptLineKind, readonly label: string | null, readonly value: string | null, readonly items: ReadonlyArray<string>, readonly url: string | null, readonly hours: ReadonlyArray<{ readonly days: string, readonly hours: string }> }>, readonly provider: { readonly id: string, readonly code: string }, readonly steps: ReadonlyArray<{ readonly name: Types.WithdrawalStepName, readonly state: Types.WithdrawalStepState, readonly at: string | null, readonly expectedBy: string | null, readonly reason: string | null }> } | null } };

export type WithdrawalCancelMutationVariables = Exact<{
  receiptId: string;
}>;


export type WithdrawalCancelMutation = { readonly withdrawalCancel: { readonly changed: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly receipt: { readonly id: string, readonly type: Types.PaymentType, readonly depositStatus: Types.DepositStatus | null, readonly withdrawalStatus: Types.WithdrawalStatus | null, readonly statusText: string, readonly transactionId: string, readonly createdAt: string, readonly settled: boolean, readonly cancellable: boolean, readonly amount: { readonly amount: number, readonly currency: Types.Currency }, readonly receiptLines: ReadonlyArray<{ readonly kind: Types.ReceiptLineKind, readonly label: string | null, readonly value: string | null, readonly items: ReadonlyArray<string>, readonly url: string | null, readonly hours: ReadonlyArray<{ readonly days: string, readonly hours: string }> }>, readonly provider: { readonly id: string, readonly code: string }, readonly steps: ReadonlyArray<{ readonly name: Types.WithdrawalStepName, readonly state: Types.WithdrawalStepState, readonly at: string | null, readonly expectedBy: string | null, readonly reason: string | null }> } | null } };

export type ConfirmV2MutationVariables = Exact<{
  receiptId: string;
}>;


export type ConfirmV2Mutation = { readonly confirmV2: { readonly changed: boolean, readonly userErrors: ReadonlyArray<{ readonly action: string | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly receipt: { readonly id: string, readonly type: Types.PaymentType, readonly depositStatus: Types.DepositStatus | null, readonly withdrawalStatus: Types.WithdrawalStatus | null, readonly statusText: string, readonly transactionId: string, readonly createdAt: string, readonly settled: boolean, readonly cancellable: boolean, readonly amount: { readonly amount: number, readonly currency: Types.Currency }, readonly receiptLines: ReadonlyArray<{ readonly kind: Types.ReceiptLineKind, readonly label: string | null, readonly value: string | null, readonly items: ReadonlyArray<string>, readonly url: string | null, readonly hours: ReadonlyArray<{ readonly days: string, readonly hours: string }> }>, readonly provider: { readonly id: string, readonly code: string }, readonly steps: ReadonlyArray<{ readonly name: Types.WithdrawalStepName, readonly state: Types.WithdrawalStepState, readonly at: string | null, readonly expectedBy: string | null, readonly reason: string | null }> } | null } };

export const CreateFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentCreatePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"receiptId"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimeCodeRequired"}}]}};
export const ActionFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptFields"}}]}}]}};
export const PaymentRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as TypedDocumentNode<PaymentRequestQuery, PaymentRequestQueryVariables>;
export const DepositValidateCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DepositValidateCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentValidateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositValidateCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permitted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as TypedDocumentNode<DepositValidateCreateMutation, DepositValidateCreateMutationVariables>;
export const WithdrawalValidateCreateV2Document = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawalValidateCreateV2"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentValidateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalValidateCreateV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permitted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as TypedDocumentNode<WithdrawalValidateCreateV2Mutation, WithdrawalValidateCreateV2MutationVariables>;
export const DepositCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DepositCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepositCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreateFields"}}]}}]}},CreateFieldsDefinition]} as unknown as TypedDocumentNode<DepositCreateMutation, DepositCreateMutationVariables>;
export const WithdrawalCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawalCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreateFields"}}]}}]}},CreateFieldsDefinition]} as unknown as TypedDocumentNode<WithdrawalCreateMutation, WithdrawalCreateMutationVariables>;
export const FirstWireTransferCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FirstWireTransferCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFormInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstWireTransferCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreateFields"}}]}}]}},CreateFieldsDefinition]} as unknown as TypedDocumentNode<FirstWireTransferCreateMutation, FirstWireTransferCreateMutationVariables>;
export const InteracCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InteracCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFormInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interacCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreateFields"}}]}}]}},CreateFieldsDefinition]} as unknown as TypedDocumentNode<InteracCreateMutation, InteracCreateMutationVariables>;
export const WireTransferCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WireTransferCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DropInCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wireTransferCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiptId"}},{"kind":"Field","name":{"kind":"Name","value":"clientToken"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as TypedDocumentNode<WireTransferCreateMutation, WireTransferCreateMutationVariables>;
export const WireTransferCompleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WireTransferComplete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nonce"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wireTransferComplete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receiptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}}},{"kind":"Argument","name":{"kind":"Name","value":"nonce"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nonce"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionFields"}}]}}]}},ActionFieldsDefinition,ReceiptFieldsDefinition]} as unknown as TypedDocumentNode<WireTransferCompleteMutation, WireTransferCompleteMutationVariables>;
export const WireTransferCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WireTransferCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wireTransferCancel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receiptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionFields"}}]}}]}},ActionFieldsDefinition,ReceiptFieldsDefinition]} as unknown as TypedDocumentNode<WireTransferCancelMutation, WireTransferCancelMutationVariables>;
export const DepositCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DepositCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositCancel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receiptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionFields"}}]}}]}},ActionFieldsDefinition,ReceiptFieldsDefinition]} as unknown as TypedDocumentNode<DepositCancelMutation, DepositCancelMutationVariables>;
export const WithdrawalCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawalCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalCancel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receiptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionFields"}}]}}]}},ActionFieldsDefinition,ReceiptFieldsDefinition]} as unknown as TypedDocumentNode<WithdrawalCancelMutation, WithdrawalCancelMutationVariables>;
export const ConfirmV2Document = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmV2"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receiptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionFields"}}]}}]}},ActionFieldsDefinition,ReceiptFieldsDefinition]} as unknown as TypedDocumentNode<ConfirmV2Mutation, ConfirmV2MutationVariables>;