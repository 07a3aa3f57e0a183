export { countSettled } from './countSettled.ts';
export { RESULTS_TOPIC, type RecordedResult, type ResultFailure, type ResultInput, recordResult } from './recordResult.ts';
export { type SettlementWorker, settlementWorker } from './settlementWorker.ts';
