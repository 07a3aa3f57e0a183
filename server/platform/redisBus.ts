import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type Bus, topicListeners } from './bus.ts';
import { createRedis } from './redis.ts';
import { StartupFailure } from './startupFailure.ts';
import type { Topic } from './topics.ts';

const CHANNEL_PREFIX = 'slipstream:';
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * Fan-out between processes through Redis: every process receives every message, its publisher too, in the order of Redis. A message
 * published while Redis is away is lost; a reader notices this by the event's sequence. One Redis serves one database.
 * @throws StartupFailure when no Redis answers at the address.
 */
export async function redisBus(url: string, log: Pick<Logger, 'error' | 'warn'>): Promise<Bus> {
  // A message that cannot be sent at once is dropped: it would be outdated later, and might be delivered twice.
  const publisher = connection('publisher', url, { enableOfflineQueue: false, autoResendUnfulfilledCommands: false });
  const subscriber = connection('subscriber', url, {});
  const listeners = topicListeners(log);
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
  } catch {
    publisher.disconnect();
    subscriber.disconnect();
    throw new StartupFailure(`No Redis answers at ${withoutPassword(url)} (REDIS_URL).`);
  }
  for (const redis of [publisher, subscriber]) redis.on('error', (error) => log.warn({ err: error }, 'Redis is away'));
  // Only topics are subscribed to.
  subscriber.on('message', (channel: string, message: string) =>
    listeners.deliver(channel.slice(CHANNEL_PREFIX.length) as Topic, message),
  );
  const failed = (error: unknown): void => log.warn({ err: error }, 'Redis did not take a message or a subscription');

  return {
    kind: 'redis',
    publish: (topic, message) => void publisher.publish(CHANNEL_PREFIX + topic, message).catch(failed),
    subscribe(topic, listener, { watches = true } = {}) {
      const subscription = listeners.add(topic, listener, watches);
      if (subscription.first) subscriber.subscribe(CHANNEL_PREFIX + topic).catch(failed);
      return () => {
        if (subscription.end()) subscriber.unsubscribe(CHANNEL_PREFIX + topic).catch(failed);
      };
    },
    mayWatchEvents: () => true,
    async close() {
      listeners.clear();
      for (const redis of [publisher, subscriber]) redis.disconnect();
    },
  };
}

/** ioredis reconnects without limit and subscribes again by itself. */
function connection(
  name: string,
  url: string,
  options: { enableOfflineQueue?: boolean; autoResendUnfulfilledCommands?: boolean },
): Redis {
  let connected = false;
  const redis = createRedis(name, url, {
    ...options,
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => (connected ? Math.min(50 * attempt, 2_000) : null),
  });
  redis.once('ready', () => {
    connected = true;
  });
  return redis;
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.username = '';
  parsed.password = '';
  return parsed.toString();
}
