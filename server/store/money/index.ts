export { findMoneyDecision } from './findMoneyDecision.ts';
export type { MoneyTables } from './tables.ts';
