import type { Deps } from '../../../deps.ts';
import { type BoundedSecurityLog, boundedSecurityLog } from '../../../platform/boundedSecurityLog.ts';
import type { Limits, RateLimit } from '../../../platform/limits.ts';
import { LruMap } from '../../../platform/lruMap.ts';
import { count } from '../../../platform/meters.ts';
import { currentRequest } from '../../../platform/requestContext.ts';
import { sharedCounters } from '../../../platform/sharedCounters.ts';
import { SharedLimit } from './sharedLimit.ts';
import { type SocketLimits, socketLimits } from './socketLimit.ts';

/** The rates of the configuration, without the limits on how much is open at a time. */
export type RateName = { [Name in keyof Limits]: Limits[Name] extends RateLimit ? Name : never }[keyof Limits];

const RATES = [
  'requestsPerAddress',
  'requestsPerPlayer',
  'betsPerAddress',
  'slipsPerAddress',
  'sharesPerAddress',
  'answersPerAddress',
  'reportsPerAddress',
  'tokensPerAddress',
] as const satisfies readonly RateName[];

/** The address or player that a limit counts. */
export interface Counted {
  readonly address?: string;
  readonly playerId?: string;
}

export interface EdgeLimits {
  /** Counts `points` for the player where the limit is per player, else for the address. @returns 0, or seconds until the next try. */
  take(name: RateName, who: Counted, points?: number): number;
  /** As `take`, for a request that may be repeated under the same key: only the first one counts. */
  takeOnce(name: RateName, who: Counted, onceKey: string, points: number): number;
  /** Counts what was admitted before its size was known; the next `take` may then be refused. */
  charge(name: RateName, who: Counted, points: number): void;
  /** Writes a refusal to the security log. */
  refused(name: keyof Limits, who: Counted): void;
  readonly sockets: SocketLimits;
  /** Security log for other events at the edge that strangers can cause. */
  readonly logSecurity: BoundedSecurityLog;
  stop(): void;
}

/** How many keys of `takeOnce` are remembered, and the length of the longest. */
const REMEMBERED = 50_000;
const LONGEST_KEY = 200;

export function edgeLimits({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>): EdgeLimits {
  const { limits } = config;
  const counters = sharedCounters(config.redisUrl, db.of('counters').pool);
  const rates = new Map(
    RATES.map((name) => [name, new SharedLimit(name, limits[name], counters.counter(name, limits[name]))] as const),
  );
  const sockets = socketLimits({ db, log }, limits);
  const logSecurity = boundedSecurityLog(log);
  for (const limit of Object.keys(limits)) count('slipstream_limit_refused_total', { limit }, 0);
  const counted = new LruMap<string, true>('counted keys', REMEMBERED);

  function refused(name: keyof Limits, who: Counted): void {
    logSecurity(
      currentRequest()?.player ?? 'visitor',
      'limit.hit',
      `${name} ${name.endsWith('PerPlayer') ? who.playerId : who.address}`,
      {
        ...who,
        subject: name,
        outcome: 'refused',
      },
    );
  }
  function take(name: RateName, who: Counted, points?: number): number {
    const key = name.endsWith('PerPlayer') ? who.playerId : who.address;
    const waitMs = rates.get(name)?.take(key ?? '', points) ?? 0;
    if (waitMs === 0) return 0;
    refused(name, who);
    return Math.ceil(waitMs / 1_000);
  }
  return {
    take,
    takeOnce(name, who, onceKey, points) {
      const key = `${name} ${onceKey}`;
      if (counted.get(key)) return 0;
      const waitSeconds = take(name, who, points);
      if (waitSeconds === 0 && key.length <= LONGEST_KEY) counted.set(key, true);
      return waitSeconds;
    },
    charge(name, who, points) {
      rates.get(name)?.charge((name.endsWith('PerPlayer') ? who.playerId : who.address) ?? '', points);
    },
    refused,
    sockets,
    logSecurity,
    stop: () => counters.close(),
  };
}
