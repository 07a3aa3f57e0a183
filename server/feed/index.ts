export { type ImportReport, importNflverse, importOddsApi } from './adapters/importFeed.ts';
export { parseNflverse, scheduleFault } from './adapters/nflverse.ts';
export { nflverseChanges } from './adapters/nflverseChanges.ts';
export { applyFeed, applyManual } from './applyFeed.ts';
export { type FeedJobs, feedJobs } from './feedJobs.ts';
export { resetSimulation, seedSimulation } from './seedSimulation.ts';
export { jackpotSimulator } from './simulator/jackpotSimulator.ts';
export { type Simulator, simulator } from './simulator/simulator.ts';
export type { EventUpdate, FeedChange, FeedEvent, FeedResult, FeedSelection } from './types.ts';
