export { type Advanced, advancePayment, completeDropIn } from './advancePayment.ts';
export { type AppliedPayment, applyGatewayStatus, applyPaymentEvent, type PaymentDeps } from './applyEvents.ts';
export {
  beginPayment,
  type CheckedPayment,
  checkPayment,
  findPaymentRequest,
  type PaymentRequest,
  type StartedPayment,
} from './beginPayment.ts';
export { deleteMethod, listMethods, listReceivingMethods, readMethodNames, type StoredMethod } from './methods.ts';
export { type OperatedPayment, operatePayment, type PaymentOperation } from './operatePayment.ts';
export { payOutStopped } from './payOutStopped.ts';
export { addPromoCode, findPromoCode } from './promoCodes.ts';
export {
  listPayments,
  listPaymentsForPerson,
  listPendingWithdrawals,
  readOwnPayment,
  readPayment,
  type StoredAttempt,
  type StoredPayment,
} from './readPayments.ts';
export { readRecordedPayments } from './recordedPayments.ts';
export {
  type DepositLimit,
  excludeProvider,
  type GoesBack,
  liftExclusion,
  readDepositLimits,
  readDepositsBlockedUntil,
  readExcludedProviders,
  readGoesBack,
  readLastProvider,
  readWithdrawable,
  readWithdrawableTo,
  type Withdrawable,
  type WithdrawalTarget,
} from './rights.ts';
export type { PaymentTables } from './tables.ts';
