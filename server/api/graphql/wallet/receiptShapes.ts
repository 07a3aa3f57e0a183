import { isLive } from '../../../domain/payments/payment.ts';
import { depositStatus, isCancellable, isSettled, statusText, withdrawalStatus } from '../../../domain/payments/paymentStatus.ts';
import { providerOf } from '../../../domain/payments/providers.ts';
import { type ReceiptPayment, receiptLines } from '../../../domain/payments/receiptLines.ts';
import { withdrawalSteps } from '../../../domain/payments/withdrawalSteps.ts';
import { readMethodNames, type StoredPayment } from '../../../store/payments/index.ts';
import type { GraphqlContext } from '../context.ts';
import type { Receipt } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** The gateway's id of the attempt that counts, else that of the receipt. */
function transactionIdOf({ receiptId, attempts, paidAttempt }: StoredPayment): string {
  const attempt = attempts.find(({ number }) => number === paidAttempt) ?? attempts.at(-1);
  return attempt?.reference ?? receiptId;
}

/** The provider's page, while it can be used; null: there is none, or the receipt is what follows. */
export function pageOf({ state, attempts, cancelAsked }: StoredPayment): string | null {
  const isOpen = (state === 'OPEN' || state === 'REQUESTED') && !cancelAsked;
  return isOpen ? (attempts.find(isLive)?.uri ?? null) : null;
}

function toReceipt({ deps: { config }, services }: GraphqlContext, payment: StoredPayment, methodName: string | null): Receipt {
  const { receiptId, direction, providerCode, amountCents, createdAt } = payment;
  const isDeposit = direction === 'DEPOSIT';
  const transactionId = transactionIdOf(payment);
  const provider = providerOf(services.payments.providers, providerCode);
  const shown: ReceiptPayment = {
    ...payment,
    transactionId,
    methodName: methodName ?? provider.name,
    instructions: provider.instructions,
  };
  return {
    id: receiptId,
    type: direction,
    amount: moneyOf(amountCents, config.currency),
    depositStatus: isDeposit ? depositStatus(payment) : null,
    withdrawalStatus: isDeposit ? null : withdrawalStatus(payment),
    statusText: statusText(payment),
    receiptLines: receiptLines(shown),
    transactionId,
    provider: { id: providerCode, code: providerCode },
    createdAt: createdAt.toISOString(),
    settled: isSettled(payment),
    steps: isDeposit
      ? []
      : withdrawalSteps(payment, provider.withdrawal?.stepHours ?? []).map(({ at, expectedBy, ...step }) => ({
          ...step,
          at: at?.toISOString() ?? null,
          expectedBy: expectedBy?.toISOString() ?? null,
        })),
    cancellable: isCancellable(payment),
  };
}

/** In their order. */
export async function receiptsOf(context: GraphqlContext, payments: readonly StoredPayment[]): Promise<readonly Receipt[]> {
  const names = await readMethodNames(
    context.deps.db,
    payments.flatMap(({ methodId }) => methodId ?? []),
  );
  return payments.map((payment) => toReceipt(context, payment, names.get(payment.methodId ?? '') ?? null));
}

export async function receiptOf(context: GraphqlContext, payment: StoredPayment): Promise<Receipt> {
  const [receipt] = await receiptsOf(context, [payment]);
  if (receipt === undefined) throw new Error('A payment has no receipt');
  return receipt;
}
