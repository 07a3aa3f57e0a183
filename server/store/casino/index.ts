export { readBonusToWager } from './bonusWagering.ts';
export { listCasinoRounds, listCasinoSessions, type PlayedRound, type PlayedSession } from './history.ts';
export { type CasinoJackpot, growJackpot, readJackpots, setJackpot } from './jackpots.ts';
export { type CasinoCategory, readCasinoCategories } from './readCategories.ts';
export {
  type CasinoGame,
  readCasinoGames,
  readFavourites,
  readOfferedGames,
  readRecentlyPlayed,
  setFavourite,
} from './readGames.ts';
export { readRecordedRounds } from './recordedRounds.ts';
export { closeCasinoSession, endCasinoSessions, expireCasinoSessions, forgetLaunchTokens, openCasinoSession } from './sessions.ts';
export type { CasinoTables } from './tables.ts';
export {
  endRound,
  endWalletSession,
  exchangeLaunchToken,
  forgetWalletRequests,
  type ReceivedRequest,
  readWalletBalance,
  receiveRequest,
  transact,
  type WalletDecision,
  winJackpot,
} from './wallet.ts';
