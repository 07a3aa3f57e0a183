export { audit } from './audit.ts';
export { type AuditRecord, readAuditRecord, tryAuditLock, writeAuditRecord } from './auditRecord.ts';
export { eraseMoney } from './eraseMoney.ts';
export { ledgerCurrency } from './ledgerCurrency.ts';
export {
  type Balances,
  type BalancesByKind,
  creditPlayer,
  openPlayerAccounts,
  readBalances,
  toBalances,
} from './playerAccounts.ts';
export type { LedgerTables } from './tables.ts';
