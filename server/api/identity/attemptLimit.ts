import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { AttemptRules } from '../../domain/identity/attemptRules.ts';
import { networkOf } from '../../domain/identity/network.ts';
import { boundedSecurityLog } from '../../platform/boundedSecurityLog.ts';
import { count } from '../../platform/meters.ts';
import { reserveAttempt } from '../../store/identity/index.ts';

export interface AttemptBy {
  /** The caller's IP address. */
  readonly address: string;
  /** The user name, e-mail or account that the attempt is about, where there is one. Counted whether it exists or not. */
  readonly name?: string;
  /** The player whose name it is, if any. At addresses of earlier log-ins strangers cannot slow this player. */
  readonly playerId?: string | null;
}

export interface AttemptLimit {
  /** Counts an attempt. @returns 0 when it is allowed, else the seconds to wait: then nothing may be done. */
  take(by: AttemptBy): Promise<number>;
}

/**
 * Limits attempts that need no log-in, by address and by name, for all servers together, by the business clock. Log-ins have limits of
 * their own (passwordLogin.ts).
 * @param kind names what is tried, such as `password-reset`; one kind is counted by one rule.
 */
export function createAttemptLimit(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  kind: string,
  rules: AttemptRules,
): AttemptLimit {
  const logSecurity = boundedSecurityLog(log);
  count('slipstream_limit_refused_total', { limit: kind }, 0);
  return {
    async take({ address, name, playerId = null }) {
      const network = networkOf(address);
      // Not stored as typed: people type passwords and e-mail addresses there.
      const hashed = name === undefined ? null : createHash('sha256').update(name.trim().toLowerCase()).digest('hex');
      const waitSeconds = await reserveAttempt(db.query, { kind, name: hashed, network, playerId }, clock.now(), rules);
      if (waitSeconds > 0)
        logSecurity('visitor', 'limit.hit', `${kind} ${network}`, { address, subject: kind, outcome: 'refused' });
      return waitSeconds;
    },
  };
}
