export { forgetAttempts, reserveAttempt } from './attempts.ts';
export { forgetCodes, forgetUnusedCodes, issueAuthorizationCode, nameCodesSession, redeemCode } from './authorizationCodes.ts';
export { findClient } from './clients.ts';
export { credentialsOf, storeCredentials } from './credentials.ts';
export { beginLogIn, finishLogIn, type ProvedLogIn } from './logIn.ts';
export {
  forgetLoginAttempts,
  forgetLoginFailures,
  forgetLoginNetworks,
  playerAccount,
  recordLoginFailure,
  recordLoginSuccess,
  reserveLogin,
  withdrawLogin,
} from './loginAttempts.ts';
export {
  type CodeChannel,
  type CodeHolder,
  codePurpose,
  forgetOneTimeCodes,
  hasProof,
  issueCode,
  showsCodes,
  spendProof,
  storeProof,
  tryCode,
} from './oneTimeCodes.ts';
export { openSession, openSessionIn } from './openSession.ts';
export { findByEmail, findReset, forgetResets, forgetResetsOf, issueResetToken, spendReset } from './passwordResets.ts';
export { hashPassword, MAXIMUM_PASSWORD_LENGTH, verifyPassword } from './passwords.ts';
export { countPlayerTime, readSessionSettings, spentInSession, writeSessionSettings } from './playerTime.ts';
export { forgetRefreshTokens, rotateRefreshToken } from './refreshTokens.ts';
export { rewrapKeys } from './rewrapKeys.ts';
export { sessionRegion } from './sessionRegions.ts';
export {
  bindSession,
  endedSessions,
  forgetSessions,
  previousLoginAt,
  readSessionState,
  recordElapsed,
  revokePlayerSessions,
  revokeSession,
  type SessionState,
  sessionOfKey,
} from './sessions.ts';
export { signingKey } from './signingKey.ts';
export { addSigningKey, forgetSigningKeys, readSigningKeys, type StoredKey } from './signingKeys.ts';
export type { IdentityTables } from './tables.ts';
