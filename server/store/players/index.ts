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
export { findPlayer, setOddsFormat } from './players.ts';
export { type PlayerPreferences, readPreferences, setEmailOffers, setStrongAuth } from './preferences.ts';
export { RESTRICTION_KINDS, readRestriction, restrictPlayer } from './restrictions.ts';
