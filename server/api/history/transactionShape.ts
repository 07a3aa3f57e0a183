import { betReference } from '../../../core/money/betReference.ts';
import { type MovedMoney, transactionStatus, transactionTitle } from '../../domain/history/transactions.ts';
import { type Providers, providerOf } from '../../domain/payments/providers.ts';
import type { TransactionRow } from '../../store/history/index.ts';

function movedMoney(row: TransactionRow, providers: Providers): MovedMoney {
  const { kind, account, betKind, legs, gameTitle, providerCode, paymentState } = row;
  return {
    kind,
    account,
    gameTitle,
    bet: betKind === null ? null : { kind: betKind, legs: legs ?? 1 },
    payment: providerCode && paymentState ? { provider: providerOf(providers, providerCode).name, state: paymentState } : null,
  };
}

/** A row in words: what the list and the file of transactions say of it. */
export function transactionWords(row: TransactionRow, providers: Providers, brand: string) {
  const { betId, placementId, receiptId } = row;
  const moved = movedMoney(row, providers);
  return {
    title: transactionTitle(moved, brand),
    status: transactionStatus(moved),
    reference: betId !== null && placementId !== null ? betReference({ id: String(betId), placementId }) : receiptId,
  };
}
