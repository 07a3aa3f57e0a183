export { type Cancellation, type CancellationFailure, cancelBet } from './cancelBet.ts';
export { countSettled } from './countSettled.ts';
export { type ResultInput, recordResult } from './recordResult.ts';
export { settlementWorker } from './settlementWorker.ts';
export { countUnseen, forgetUnseen, seeSettled } from './unseenSettlements.ts';
