export { changeLimit, type LimitAsk, type LimitChanged } from './changeLimit.ts';
export { readPlayLimits, setPlayerLimits } from './limits.ts';
export { logSaferPlay, readSaferPlayLog, type SaferPlayKind, writeSaferPlayHead } from './log.ts';
export { type LimitHistoryRow, type LimitState, readLimitHistory, readLimits } from './readLimits.ts';
export { sessionStart } from './sessionStart.ts';
export { lockedStop, type PlayerStop, stopPlayer } from './stopPlayer.ts';
export { findFlaw, findOutsideFlaw } from './verifyLog.ts';
export { setLimit } from './writeLimit.ts';
