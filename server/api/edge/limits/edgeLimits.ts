import type { Deps } from '../../../deps.ts';
import { type BoundedSecurityLog, boundedSecurityLog } from '../../../platform/boundedSecurityLog.ts';
import type { Limits, RateLimit } from '../../../platform/limits.ts';
import { sharedCounters } from '../../../platform/sharedCounters.ts';
import { SharedLimit } from './sharedLimit.ts';
import { type SocketLimits, socketLimits } from './socketLimit.ts';

/** The rates of the configuration, without the limits on what is open at a time. */
export type RateName = { [Name in keyof Limits]: Limits[Name] extends RateLimit ? Name : never }[keyof Limits];

const RATES = [
  'requestsPerAddress',
  'requestsPerPlayer',
  'betsPerAddress',
  'slipsPerAddress',
  'reportsPerAddress',
] as const satisfies readonly RateName[];

/** Who is counted. */
export interface Counted {
  readonly address?: string;
  readonly playerId?: string;
}

export interface EdgeLimits {
  /** Counts `points` for the player where the limit is a player's, else for the address. @returns 0, or seconds until the next try. */
  take(name: RateName, who: Counted, points?: number): number;
  /** Writes to the security log that something was refused. */
  refused(name: keyof Limits, who: Counted): void;
  readonly sockets: SocketLimits;
  /** For everything else at the edge that strangers can cause. */
  readonly logSecurity: BoundedSecurityLog;
  stop(): void;
}

export function edgeLimits({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>): EdgeLimits {
  const { limits } = config;
  const counters = sharedCounters(config.redisUrl, db.pool);
  const rates = new Map(RATES.map((name) => [name, new SharedLimit(limits[name], counters.counter(name, limits[name]))] as const));
  const sockets = socketLimits({ db, log }, limits);
  const logSecurity = boundedSecurityLog(log);

  function refused(name: keyof Limits, who: Counted): void {
    logSecurity('limit.hit', `${name} ${who.playerId ?? who.address}`, { ...who, subject: name, outcome: 'refused' });
  }
  return {
    take(name, who, points) {
      const waitMs = rates.get(name)?.take(who.playerId ?? who.address ?? '', points) ?? 0;
      if (waitMs === 0) return 0;
      refused(name, who);
      return Math.ceil(waitMs / 1_000);
    },
    refused,
    sockets,
    logSecurity,
    async stop() {
      counters.close();
      await sockets.stop();
    },
  };
}
