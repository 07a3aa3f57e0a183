/** At most `count` occurrences within a window of time. */
export interface CountRule {
  readonly count: number;
  readonly windowSeconds: number;
}

/** Slows attempts on an account that strangers guess at: after the free failures each further one doubles the pause before the next. */
export interface DelayRule {
  readonly freeFailures: number;
  readonly windowSeconds: number;
  readonly longestDelaySeconds: number;
}

export interface LoginLimits {
  /** Failures on one account from one address (rules-of-betting.md: lock after failed logins). */
  readonly lock: CountRule;
  /** Failures on one account from all addresses. Only slows, never locks: the owner may be trying, too. */
  readonly account: DelayRule;
  /** Failures from one address on all accounts. */
  readonly addressFailures: CountRule;
  /** All log-ins from one address, successful ones too: each costs a password hash. */
  readonly addressAttempts: CountRule;
  /** How long an attempt without an outcome counts as failed. After that its server is considered dead. */
  readonly pendingSeconds: number;
}

export const LOGIN_LIMITS: LoginLimits = {
  lock: { count: 5, windowSeconds: 15 * 60 },
  account: { freeFailures: 10, windowSeconds: 15 * 60, longestDelaySeconds: 60 },
  addressFailures: { count: 10, windowSeconds: 60 },
  addressAttempts: { count: 300, windowSeconds: 60 },
  pendingSeconds: 30,
};

/** An earlier attempt on the same account, from the same address, or both. */
export interface EarlierAttempt {
  readonly at: Date;
  readonly outcome: 'PENDING' | 'FAILED' | 'SUCCEEDED';
  readonly sameAccount: boolean;
  readonly sameAddress: boolean;
}

export interface LoginRefusal {
  readonly limit: 'LOCK' | 'ACCOUNT' | 'ADDRESS';
  readonly retryAfterSeconds: number;
}

/** Seconds since then. A time in the future was recorded before the clock was set back, and counts as now. */
function ageSeconds(at: Date, now: Date): number {
  return Math.max(0, (now.getTime() - at.getTime()) / 1000);
}

/** Seconds until one more is allowed, rounded up; zero when it is allowed now. The order of `times` does not matter. */
export function waitSeconds(times: readonly Date[], now: Date, rule: CountRule): number {
  const ages = times.map((at) => ageSeconds(at, now)).filter((age) => age < rule.windowSeconds);
  if (ages.length < rule.count) return 0;
  // One more is allowed when the newest `count` of them are no longer all inside the window.
  const decisive = ages.sort((a, b) => a - b)[rule.count - 1] ?? 0;
  return Math.ceil(rule.windowSeconds - decisive);
}

/** Seconds until the pause after the newest failure is over; zero when it is over, or there is none. */
export function delaySeconds(failures: readonly Date[], now: Date, rule: DelayRule): number {
  const ages = failures.map((at) => ageSeconds(at, now)).filter((age) => age < rule.windowSeconds);
  if (ages.length < rule.freeFailures) return 0;
  const pause = Math.min(2 ** (ages.length - rule.freeFailures), rule.longestDelaySeconds);
  return Math.max(0, Math.ceil(pause - Math.min(...ages)));
}

/**
 * Whether a log-in has to wait. The longest wait of several limits is reported.
 * @param isKnownAddress the player has logged in from this address before. Then only the player's own failures here count, so that neither
 * strangers nor others behind the same address lock the player out.
 */
export function refuseLogin(
  earlier: readonly EarlierAttempt[],
  now: Date,
  limits: LoginLimits,
  isKnownAddress: boolean,
): LoginRefusal | null {
  const hasFailed = ({ outcome, at }: EarlierAttempt): boolean =>
    outcome === 'FAILED' || (outcome === 'PENDING' && ageSeconds(at, now) < limits.pendingSeconds);
  const times = (wanted: (attempt: EarlierAttempt) => boolean): Date[] => earlier.filter(wanted).map(({ at }) => at);

  const lock = waitSeconds(
    times((attempt) => attempt.sameAccount && attempt.sameAddress && hasFailed(attempt)),
    now,
    limits.lock,
  );
  const attempts = waitSeconds(
    times((attempt) => attempt.sameAddress),
    now,
    limits.addressAttempts,
  );
  const failures = waitSeconds(
    times((attempt) => attempt.sameAddress && hasFailed(attempt)),
    now,
    limits.addressFailures,
  );
  const delay = delaySeconds(
    times((attempt) => attempt.sameAccount && hasFailed(attempt)),
    now,
    limits.account,
  );
  const waits: readonly LoginRefusal[] = [
    { limit: 'LOCK', retryAfterSeconds: lock },
    { limit: 'ADDRESS', retryAfterSeconds: attempts },
    { limit: 'ADDRESS', retryAfterSeconds: isKnownAddress ? 0 : failures },
    { limit: 'ACCOUNT', retryAfterSeconds: isKnownAddress ? 0 : delay },
  ];
  const longest = waits.reduce((most, wait) => (wait.retryAfterSeconds > most.retryAfterSeconds ? wait : most));
  return longest.retryAfterSeconds > 0 ? longest : null;
}
