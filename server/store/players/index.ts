export { changePlayerAddress, readPlayerAddress } from './addresses.ts';
export { closePlayer, closingObstacles, isClosed } from './closure.ts';
export {
  createPlayer,
  DEMO_PLAYER,
  isUsernameTaken,
  type NewPlayer,
  type Player,
  retireDemoPlayer,
  seedDemoPlayer,
} from './createPlayer.ts';
export {
  type DocumentCheckRow,
  decideDocumentCheck,
  dropDocumentCheck,
  latestDocumentCheck,
  noteDocumentReference,
  storeDocumentCheck,
} from './documentChecks.ts';
export { isOffered } from './isOffered.ts';
export { setLimitedAccess } from './limitedAccess.ts';
export {
  countLocationChecks,
  type FoundCheck,
  inLocationCheck,
  logLocationCheck,
  readLastCheck,
  readYoungestPosition,
} from './locationChecks.ts';
export {
  deleteSandboxLocations,
  endPassOfOtherAddress,
  type LocationPass,
  readBettingPlace,
  readLocationCheck,
  readPass,
  readPresence,
  readVisitor,
  SANDBOX_LOCATION,
  setLocationCheck,
  setUnprovedCheck,
  setVisitor,
  storeDefaultLocation,
  storeLocationCheck,
  storeUnprovedCheck,
  UNKNOWN_LOCATION,
  type Visitor,
} from './locations.ts';
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
export { RESTRICTION_KINDS, type RestrictionKind, readRestriction, restrictPlayer } from './restrictions.ts';
export type { PlayerTables } from './tables.ts';
