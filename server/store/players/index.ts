export { readPlayLimits, setPlayerLimits } from '../saferPlay/limits.ts';
export {
  createPlayer,
  DEMO_PLAYER,
  isUsernameTaken,
  type NewPlayer,
  type Player,
  retireDemoPlayer,
  seedDemoPlayer,
} from './createPlayer.ts';
export { setLimitedAccess } from './limitedAccess.ts';
export { type MenuFacts, noteReferralViewed, readMenuFacts } from './menuFacts.ts';
export {
  acknowledgeDeposits,
  acknowledgeLimits,
  acknowledgeResponsibleGaming,
  acknowledgeW2gWin,
  addW2gWin,
  closeAppTour,
  closeFirstWagerNotice,
  needsAcknowledgement,
  openW2gWin,
  setCasinoBonusFirst,
  setNotices,
} from './notices.ts';
export {
  findPlayer,
  type PlayerRow,
  readBirthDate,
  readDefaultStake,
  setDefaultStake,
  setOddsAcceptance,
  setOddsFormat,
  setQuickBets,
} from './players.ts';
export { type PlayerPreferences, readPreferences, setEmailOffers, setStrongAuth } from './preferences.ts';
export { RESTRICTION_KINDS, readRestriction, restrictPlayer } from './restrictions.ts';
