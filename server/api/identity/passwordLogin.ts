import { createHash } from 'node:crypto';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../domain/identity/network.ts';
import type { IdentityPolicy } from '../../domain/identity/policy.ts';
import { LruMap } from '../../platform/lruMap.ts';
import { logSecurity, type SecurityEvent } from '../../platform/securityLog.ts';
import {
  beginLogIn,
  MAXIMUM_PASSWORD_LENGTH,
  type ProvedLogIn,
  playerAccount,
  recordLoginFailure,
  recordLoginSuccess,
  reserveLogin,
  verifyPassword,
  withdrawLogin,
} from '../../store/identity/index.ts';
import type { GrantFailure, PasswordGrantRequest } from './identity.ts';
import { createLoginQueue } from './loginQueue.ts';
import { createRefusalPace } from './refusalPace.ts';
import type { SecondFactor } from './secondFactor.ts';

/** More than argon2 may run at once (store/identity/passwords.ts): while some are with the database, two others are hashed. */
const AT_ONCE = 5;
const BUSY_RETRY_SECONDS = 1;
/** Fifty refusals a second, each within three seconds: the app waits for five. */
const REFUSAL_PACE = { everyMs: 20, mostHeld: 150 };
/** Minimum time between two logged refusals of one address, so that a flood of log-ins does not flood the log. */
const REFUSALS_LOGGED_EVERY_MS = 1000;
const REMEMBERED_ADDRESSES = 10_000;

/**
 * Checks a password, then runs `open` for its player, still in this log-in's turn. `open` records that the log-in succeeded.
 */
export type PasswordLogin = <Value>(
  request: Pick<PasswordGrantRequest, 'username' | 'password' | 'oneTimeCode' | 'ipAddress'>,
  open: (login: ProvedLogIn, now: Date) => Promise<Value>,
) => Promise<Result<Value, GrantFailure>>;

/** What an attempt that was counted comes to; other refusals wait their turn. */
const ANSWERED_AT_ONCE: ReadonlySet<GrantFailure['code']> = new Set([
  'INVALID_CREDENTIALS',
  'DAY_USED',
  'STOPPED',
  'CLOSED',
  'CODE_REQUIRED',
]);

/** An unknown name is counted like an account, but not stored as typed: people type passwords and e-mail addresses there. */
function unknownAccountOf(name: string): string {
  return `name:${createHash('sha256').update(name.toLowerCase()).digest('hex')}`;
}

/** What follows a right password. Where it fails, the attempt does not count: else a player who tries again during an outage would be locked out. */
async function orWithdrawn<Value>({ query }: Pick<Deps['db'], 'query'>, attemptId: number, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    await withdrawLogin(query, attemptId).catch(() => undefined);
    throw error;
  }
}

/** A right password that opens nothing. */
function noteRight(db: Pick<Deps['db'], 'query'>, login: ProvedLogIn, now: Date): Promise<void> {
  return orWithdrawn(db, login.attemptId, recordLoginSuccess(db.query, login, now));
}

interface RightPassword extends ProvedLogIn {
  readonly now: Date;
}

/** Checks passwords: two hashes at a time, addresses in turn, and each attempt counted before its password is checked. */
export function createPasswordLogin(
  { db, clock, log, config }: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>,
  policy: IdentityPolicy,
  secondFactor: SecondFactor,
): PasswordLogin {
  const queue = createLoginQueue('log-ins', AT_ONCE, policy.loginsWaiting);
  const refusalPace = createRefusalPace(REFUSAL_PACE);
  const loggedAt = new LruMap<string, number>('logged refusals', REMEMBERED_ADDRESSES);

  function logRefusal(
    event: SecurityEvent,
    network: string,
    fields: { playerId?: string; address: string; outcome?: string },
  ): void {
    const key = `${event} ${network}`;
    const now = clock.now().getTime();
    if (Math.abs(now - (loggedAt.get(key) ?? 0)) < REFUSALS_LOGGED_EVERY_MS) return;
    loggedAt.set(key, now);
    logSecurity(log, 'visitor', event, fields);
  }

  async function attempt(request: Parameters<PasswordLogin>[0], network: string): Promise<Result<RightPassword, GrantFailure>> {
    const { password, ipAddress: address } = request;
    const username = request.username.trim();
    const now = clock.now();
    const unknownAccount = unknownAccountOf(username);
    const started = await beginLogIn({ db, clock }, { name: username, unknownAccount, network }, policy.loginLimits);
    const { credentials } = started;
    const playerId = credentials?.playerId ?? null;
    const named = playerId === null ? { address } : { playerId, address };
    const account = playerId === null ? unknownAccount : playerAccount(playerId);
    const reserved =
      started.attemptId === null
        ? await reserveLogin(db.query, { playerId, account, network }, now, policy.loginLimits)
        : ok(started.attemptId);
    if (!reserved.ok) {
      logRefusal('login.locked', network, { ...named, outcome: reserved.error.limit });
      return err({ code: 'REFUSED', ...reserved.error });
    }
    const right =
      password.length <= MAXIMUM_PASSWORD_LENGTH &&
      (await verifyPassword(config.passwordCost, credentials?.passwordHash ?? null, password));
    if (!right || playerId === null) {
      await recordLoginFailure(db.query, reserved.value);
      logSecurity(log, 'visitor', 'login.failed', { ...named, outcome: playerId === null ? 'UNKNOWN_NAME' : 'WRONG_PASSWORD' });
      return err({ code: 'INVALID_CREDENTIALS' });
    }
    const login = { attemptId: reserved.value, playerId, network };
    const { stop } = started;
    if (started.isClosed || stop !== null || started.isDayUsed) {
      await noteRight(db, login, now);
      const outcome = started.isClosed ? 'ACCOUNT_CLOSED' : stop === null ? 'DAILY_TIME_LIMIT' : stop.kind.toUpperCase();
      logSecurity(log, 'visitor', 'login.failed', { ...named, outcome });
      if (started.isClosed) return err({ code: 'CLOSED' });
      return err(stop === null ? { code: 'DAY_USED' } : { code: 'STOPPED', stop });
    }
    const code = request.oneTimeCode ?? null;
    const problem = await orWithdrawn(db, login.attemptId, secondFactor({ playerId, network, address, code }));
    if (problem === null) return ok({ ...login, now });
    if (code === null) await noteRight(db, login, now);
    else await recordLoginFailure(db.query, login.attemptId);
    logSecurity(log, 'visitor', 'login.failed', { ...named, outcome: code === null ? 'CODE_REQUIRED' : 'WRONG_CODE' });
    return err({ code: 'CODE_REQUIRED', text: problem });
  }

  return async (request, open) => {
    const network = networkOf(request.ipAddress);
    const done = await queue.run(network, async () => {
      const checked = await attempt(request, network);
      return checked.ok ? ok(await orWithdrawn(db, checked.value.attemptId, open(checked.value, checked.value.now))) : checked;
    });
    if (!done.ok) logRefusal('login.busy', network, { address: request.ipAddress });
    const result = done.ok ? done.value : err({ code: 'BUSY', retryAfterSeconds: BUSY_RETRY_SECONDS } as const);
    if (!result.ok && !ANSWERED_AT_ONCE.has(result.error.code)) await refusalPace();
    return result;
  };
}
