export { type ImportReport, importNflverse, importOddsApi } from './adapters/importFeed.ts';
export type { CsvProblem, ImportProblem } from './adapters/importProblem.ts';
export { type NflverseFilter, type NflverseGame, parseNflverse, scheduleFault } from './adapters/nflverse.ts';
export { daysToNow, NFLVERSE_SOURCE, nflverseChanges, nflverseEventId, recordsBefore } from './adapters/nflverseChanges.ts';
export { ODDS_API_SOURCE, type OddsApiImport, type OddsApiOptions, parseOddsApi } from './adapters/oddsApi.ts';
export { applyFeed, applyManual } from './applyFeed.ts';
export { deliverResults } from './deliverResults.ts';
export { resetWorld, seedWorld } from './seedWorld.ts';
export { type Simulator, simulator } from './simulator/simulator.ts';
export type {
  EventFrame,
  FeedChange,
  FeedCompetition,
  FeedEvent,
  FeedEventState,
  FeedMarket,
  FeedPrice,
  FeedResult,
  FeedSelection,
  FeedSummary,
} from './types.ts';
