export { readBetRecord } from './betRecord.ts';
export {
  type BetEntryClass,
  type BetEntryRow,
  type BetSums,
  EVERY_CLASS,
  listBetEntries,
  listBetSports,
  listOpenBets,
  type SportChoice,
  sumBetEntries,
  sumOpenBets,
} from './bets.ts';
export { listSessions, readRound, readSession, type SessionRow, type SessionSums, sumSessions } from './casino.ts';
export { askForDataExport, forgetDataExports, makeDataExport, readDataExport } from './dataExports.ts';
export type { HistoryDays, HistoryPage } from './page.ts';
export { readAccountFacts, readSummary } from './summary.ts';
export type { HistoryTables } from './tables.ts';
export { type PayoutRow, readLargePayouts, readTaxPerson, readTaxRules, readYearsOfPlay, type TaxPerson } from './taxes.ts';
export { type EntryClass, listTransactions, sumTransactions, type TransactionRow } from './transactions.ts';
