import type { ColumnType, Generated } from 'kysely';
import type { AccountKind } from '../../domain/ledger/accounts.ts';
import type { PaymentTransfer } from '../../domain/payments/payment.ts';

/** Transfers of casino_transactions. */
export type CasinoTransferKind =
  | 'CASINO_BET'
  | 'CASINO_BONUS_BET'
  | 'CASINO_WIN'
  | 'CASINO_BONUS_WIN'
  | 'CASINO_ROLLBACK'
  | 'CASINO_BONUS_ROLLBACK';

export type TransferKind =
  | 'FUNDING'
  | 'STAKE'
  | 'AWARD'
  | 'PAYOUT'
  | 'PAYOUT_REVERSAL'
  | 'CASH_OUT'
  | 'LOAN'
  | 'REPAYMENT'
  | 'CASINO_BONUS_RELEASE'
  | PaymentTransfer
  | CasinoTransferKind;

export interface LedgerTables {
  ledger_accounts: {
    id: Generated<number>;
    kind: AccountKind;
    player_id: string | null;
    /** Updated by the database with every transfer; null for the operator, whose balances are summed when read. */
    balance_cents: number | null;
  };
  ledger_transfers: {
    id: ColumnType<number, never, never>;
    reference: string;
    kind: TransferKind;
    from_account_id: number;
    to_account_id: number;
    amount_cents: number;
    bet_id: number | null;
    casino_transaction_id: ColumnType<number | null, never, never>;
    payment_id: ColumnType<number | null, never, never>;
    posted_at: Date;
  };
  ledger_entries: {
    transfer_id: ColumnType<number, never, never>;
    account_id: ColumnType<number, never, never>;
    amount_cents: ColumnType<number, never, never>;
  };
}
