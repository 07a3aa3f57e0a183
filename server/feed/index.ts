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
