export { type AuditReport, audit } from './audit.ts';
export { eraseMoney } from './eraseMoney.ts';
export { type Balances, type Credit, creditPlayer, openPlayerAccounts, readBalances } from './playerAccounts.ts';
