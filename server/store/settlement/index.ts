export { type Cancellation, type CancellationFailure, cancelBet } from './cancelBet.ts';
export { countSettled, countSettling } from './countSettled.ts';
export { type ResultInput, recordResult } from './recordResult.ts';
export { settlementLoop, settlePending } from './settlementLoop.ts';
export type { SettlementTables } from './tables.ts';
export { countUnseen, forgetUnseen, seeSettled } from './unseenSettlements.ts';
export { findWrongGrades } from './wrongGrades.ts';
