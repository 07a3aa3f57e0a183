import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRedis, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import type { RateLimit } from './limits.ts';
import { createRedis } from './redis.ts';

/** The state of a window after points were added to it. */
export interface WindowState {
  readonly total: number;
  readonly msLeft: number;
}

/** Counts points by key in windows of time, for all servers together. */
export interface SharedCounter {
  /** @throws Error when the store does not answer. */
  add(key: string, points: number): Promise<WindowState>;
}

export interface SharedCounters {
  counter(name: string, limit: RateLimit): SharedCounter;
  close(): void;
}

/** The table rate_limits: the server's own role may not create tables. */
const TABLE = 'rate_limits';

/** In Redis where it is configured, else in PostgreSQL. */
export function sharedCounters(redisUrl: string | null, pool: Pool): SharedCounters {
  const redis = redisUrl === null ? null : connectRedis(redisUrl);
  return {
    counter(name, { points, seconds }) {
      const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
      const limiter: RateLimiterStoreAbstract =
        redis === null
          ? new RateLimiterPostgres({ ...options, storeClient: pool, storeType: 'pool', tableName: TABLE, tableCreated: true })
          : new RateLimiterRedis({ ...options, storeClient: redis });
      return {
        async add(key, added) {
          const { consumedPoints, msBeforeNext } = await limiter.penalty(key, added);
          return { total: consumedPoints, msLeft: msBeforeNext };
        },
      };
    },
    close: () => redis?.disconnect(),
  };
}

/** While Redis is away each process counts alone: a command fails at once instead of waiting. */
function connectRedis(url: string): Redis {
  const redis = createRedis('counts', url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, connectTimeout: 3_000 });
  return redis;
}
