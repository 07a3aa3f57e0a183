/** Five failures within a quarter of an hour lock a name for the address they came from (rules-of-betting.md: lock after failed logins). */
export interface LockRule {
  readonly failures: number;
  readonly windowSeconds: number;
}

export const LOGIN_LOCK: LockRule = { failures: 5, windowSeconds: 15 * 60 };

/**
 * Seconds until a log-in may be tried again, rounded up; zero when it may be tried now. Order of `failedAt` does not matter; what lies
 * outside the window is ignored, what seems to lie in the future (a clock set back) counts as now.
 */
export function lockedForSeconds(failedAt: readonly Date[], now: Date, rule: LockRule = LOGIN_LOCK): number {
  const ages = failedAt.map((at) => Math.max(0, (now.getTime() - at.getTime()) / 1000)).filter((age) => age < rule.windowSeconds);
  if (ages.length < rule.failures) return 0;
  // The lock opens when the newest `failures` of them are no longer all inside the window.
  const decisive = ages.sort((a, b) => a - b)[rule.failures - 1] ?? 0;
  return Math.ceil(rule.windowSeconds - decisive);
}
