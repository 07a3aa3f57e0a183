import type { ColumnType, Generated } from 'kysely';
import type { AccountKind } from '../../domain/ledger/accounts.ts';

export type TransferKind = 'FUNDING' | 'STAKE' | 'PAYOUT' | 'PAYOUT_REVERSAL' | 'LOAN' | 'REPAYMENT';

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
    posted_at: Date;
  };
  ledger_entries: {
    transfer_id: ColumnType<number, never, never>;
    account_id: ColumnType<number, never, never>;
    amount_cents: ColumnType<number, never, never>;
  };
}
