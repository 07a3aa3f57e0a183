export { FEED_LOCK } from './feedLock.ts';
export {
  type LineEntry,
  type LineMovement,
  type PastLine,
  quarterOf,
  readLineMovement,
  recordLines,
  writePastLines,
} from './lineHistory.ts';
export {
  type CompetitionCount,
  countLiveEvents,
  type LiveEventName,
  readCompetitionCounts,
  readLiveEventNames,
  readLivePrices,
  readSequences,
} from './readCounts.ts';
export { listEvents, readCompetition, readEvent, readEvents, readSections } from './readEvents.ts';
export { readSelections } from './readSelections.ts';
export type { CompetitionRecord, EventRecord, MarketRecord, SectionRecord, SelectionRecord } from './records.ts';
export { shownStatus } from './shownStatus.ts';
export {
  type EventStatisticsRecord,
  readEventStatistics,
  readStandings,
  type StandingsRecord,
  writeStatistics,
} from './statistics.ts';
export type {
  EventFacts,
  EventPlayer,
  FormGame,
  Injury,
  LiveStatistics,
  Meeting,
  Play,
  Standings,
  StandingsRow,
  Statistic,
  StatisticsChange,
} from './statisticsRecords.ts';
export type { CatalogueTables, Participant, PeriodScore } from './tables.ts';
