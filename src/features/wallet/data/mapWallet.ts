import type { DepositRule } from '../logic/amount.ts';
import type { Amount, DepositLimit, Landing, PaymentMethod, Provider } from '../logic/provider.ts';
import { lineKind, type Receipt } from '../logic/receipt.ts';
import type {
  DepositRuleFieldsFragment,
  LandingFieldsFragment,
  MethodFieldsFragment,
  ProviderFieldsFragment,
  ReceiptFieldsFragment,
} from './wallet.generated.ts';

const amountOf = ({ amount, currency }: ProviderFieldsFragment['minimumAmount']): Amount => ({ cents: amount, currency });

function methodOf({ id, name, description, withdrawable }: MethodFieldsFragment): PaymentMethod {
  return { id, name, description, withdrawable: withdrawable && amountOf(withdrawable) };
}

export function providerOf(fields: ProviderFieldsFragment): Provider {
  const { id, name, code, description, details, vendorInformation, warning, prompt, preferredPrompt, monetaryDetails } = fields;
  const { capability, supportsMethods, preferredMethod, methods, methodOptions } = fields;
  return {
    id,
    name,
    code,
    description,
    details,
    vendorInformation,
    warning,
    prompt,
    preferredPrompt,
    monetaryDetails,
    capability,
    supportsMethods,
    preferredMethod: preferredMethod && methodOf(preferredMethod),
    methods: methods.map(methodOf),
    preferredWarnings: fields.preferredWarning ?? [],
    isExcluded: fields.excluded,
    isAvailable: fields.availability === 'AVAILABLE',
    balance: fields.balance && amountOf(fields.balance),
    minimum: amountOf(fields.minimumAmount),
    maximum: fields.maximumAmount && amountOf(fields.maximumAmount),
    needsCode: fields.mfaRequired,
    isModal: fields.modalType,
    mayAddMethods: methodOptions.newMethodsPermitted,
    mayManageMethods: methodOptions.manageMethodsPermitted,
    methodsHeader: methodOptions.paymentsMethodsHeader,
  };
}

export function landingOf(fields: LandingFieldsFragment): Landing {
  return {
    preferred: fields.preferredProvider && providerOf(fields.preferredProvider),
    others: fields.providers.map(providerOf),
    limits: fields.limits.map(
      ({ period, amount, left }): DepositLimit => ({ period, limitCents: amount.amount, leftCents: left.amount }),
    ),
    blocked: fields.blocked,
    goesBack: fields.goesBack.map(({ name, amount }) => ({ name, amount: amountOf(amount) })),
    withdrawableCents: fields.balances.withdrawableBalance.amount,
    held: fields.held.map(({ reason, amount, until }) => ({ reason, amount: amountOf(amount), until })),
  };
}

export function ruleOf({ minimumAmount, maximumAmount, quickAmounts }: DepositRuleFieldsFragment): DepositRule {
  return { minimumCents: minimumAmount, maximumCents: maximumAmount, quickCents: quickAmounts };
}

/** @throws Error where the status of its direction is missing. */
export function receiptOf(fields: ReceiptFieldsFragment): Receipt {
  const { id, type, statusText, transactionId, createdAt, steps } = fields;
  const status = type === 'DEPOSIT' ? fields.depositStatus : fields.withdrawalStatus;
  if (status === null) throw new Error(`Receipt without a status: ${type}`);
  return {
    id,
    type,
    status,
    statusText,
    transactionId,
    createdAt,
    steps,
    amountCents: fields.amount.amount,
    currency: fields.amount.currency,
    lines: fields.receiptLines.map((line) => ({ ...line, kind: lineKind(line.kind) })),
    providerId: fields.provider.id,
    providerCode: fields.provider.code,
    isSettled: fields.settled,
    isCancellable: fields.cancellable,
  };
}
