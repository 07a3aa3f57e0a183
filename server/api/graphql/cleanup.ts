import type { Deps } from '../../deps.ts';
import type { Loop } from '../../platform/loop.ts';
import { forgetAnonymousSlips } from '../../store/betslip/betslips.ts';
import { expireCasinoSessions, forgetLaunchTokens } from '../../store/casino/sessions.ts';
import { forgetWalletRequests } from '../../store/casino/wallet.ts';
import { forgetDataExports } from '../../store/history/dataExports.ts';
import { forgetAttempts } from '../../store/identity/attempts.ts';
import { forgetCodes } from '../../store/identity/authorizationCodes.ts';
import { forgetLoginAttempts, forgetLoginNetworks } from '../../store/identity/loginAttempts.ts';
import { forgetOneTimeCodes } from '../../store/identity/oneTimeCodes.ts';
import { forgetResets } from '../../store/identity/passwordResets.ts';
import { forgetRefreshTokens } from '../../store/identity/refreshTokens.ts';
import { forgetSessions } from '../../store/identity/sessions.ts';
import { forgetSigningKeys } from '../../store/identity/signingKeys.ts';
import { forgetFailedJobs } from '../../store/jobs/jobs.ts';
import { forgetNonces } from '../../store/linking/linkedAccounts.ts';
import { forgetMessages } from '../../store/messages/outbox.ts';
import { forgetDeliveries } from '../../store/push/deliveries.ts';
import { forgetSubscriptions } from '../../store/push/subscriptions.ts';
import { forgetUnseen } from '../../store/settlement/index.ts';
import { forgetSharedBets } from '../../store/sharing/sharedBets.ts';
import { PUBLISHED_DAYS } from '../identity/idTokens.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** An anonymous token is valid for a day; a slip untouched for a week is considered abandoned, even if its token was renewed. */
const ANONYMOUS_SLIP_DAYS = 7;
/** Long enough to still detect the second use of a stolen token. */
const REFRESH_TOKEN_DAYS = 1;
/** At least as long as the window of any limit (domain/identity: loginLimits.ts, attemptRules.ts). */
const LOGIN_ATTEMPT_DAYS = 1;
const LOGIN_NETWORK_DAYS = 90;
/** The retention of the sandbox's outbox. */
const MESSAGE_DAYS = 1;
const FAILED_JOB_DAYS = 7;
/** Longer than a job that pushes is tried. */
const PUSH_DAYS = 7;
/** A bet that was settled longer ago is no news. */
const UNSEEN_DAYS = 30;
/** Everything of a person in one place: no longer than they need to take it. */
const DATA_EXPORT_DAYS = 1;
/** Long enough to tell a launch token that was used from one that never was. */
const LAUNCH_TOKEN_DAYS = 1;

type CleanupDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Deletes records that are no longer needed, and ends games that nobody plays. Several servers may do this at once. */
export async function deleteExpired({ db, clock, config }: CleanupDeps): Promise<void> {
  const now = clock.now().getTime();
  const daysAgo = (days: number): Date => new Date(now - days * DAY_MS);
  await forgetAnonymousSlips(db.query, daysAgo(ANONYMOUS_SLIP_DAYS));
  await forgetRefreshTokens(db.query, daysAgo(REFRESH_TOKEN_DAYS));
  await forgetSessions(db.query, daysAgo(config.sessionRetentionDays));
  await forgetLoginAttempts(db.query, daysAgo(LOGIN_ATTEMPT_DAYS));
  // As long as refresh tokens: a second use still ends the session.
  await forgetCodes(db.query, daysAgo(REFRESH_TOKEN_DAYS));
  await forgetSigningKeys(db.query, daysAgo(PUBLISHED_DAYS));
  await forgetAttempts(db.query, daysAgo(LOGIN_ATTEMPT_DAYS));
  await forgetLoginNetworks(db.query, daysAgo(LOGIN_NETWORK_DAYS));
  await forgetResets(db.query, daysAgo(0));
  await forgetOneTimeCodes(db.query, daysAgo(0));
  await forgetDataExports(db.query, daysAgo(DATA_EXPORT_DAYS));
  await forgetMessages(db.query, daysAgo(MESSAGE_DAYS));
  await forgetFailedJobs(db.query, daysAgo(FAILED_JOB_DAYS));
  await forgetDeliveries(db.query, daysAgo(PUSH_DAYS));
  await forgetSubscriptions(db.query, clock.now());
  await forgetUnseen(db.query, daysAgo(UNSEEN_DAYS));
  await forgetNonces(db.query, clock.now());
  await forgetLaunchTokens(db.query, daysAgo(LAUNCH_TOKEN_DAYS));
  await forgetSharedBets(db.query, clock.now());
  await forgetWalletRequests(db);
  await expireCasinoSessions(db.query, clock.now());
}

export function cleanupLoop(deps: CleanupDeps): Loop {
  return {
    name: 'cleanup',
    everyMs: EVERY_MS,
    firstMs: EVERY_MS,
    failureText: 'cleanup failed',
    pass: () => deleteExpired(deps),
  };
}
