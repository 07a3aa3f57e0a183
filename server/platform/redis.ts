import { Redis, type RedisOptions } from 'ioredis';
import { watch } from './meters.ts';

/** A connection to Redis, which does not end the process while Redis is away. @param name in metrics and in health */
export function createRedis(name: string, url: string, options: RedisOptions): Redis {
  const redis = new Redis(url, options);
  // Without a listener ioredis writes errors to the console.
  redis.on('error', () => undefined);
  watch(redis, ({ status }) => [['slipstream_redis_up', { connection: name }, status === 'ready' ? 1 : 0]]);
  return redis;
}
