import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../../server/platform/bus.ts';
import { freePort } from '../../server/platform/freePort.ts';
import { createLog } from '../../server/platform/log.ts';
import { redisBus } from '../../server/platform/redisBus.ts';
import { type Topic, topics } from '../../server/platform/topics.ts';
import { startEdgeServer } from './support/edgeServer.ts';
import { hasRedis, type RedisServer, startRedis } from './support/redisServer.ts';

const log = createLog('silent');

describe.skipIf(!hasRedis)('fan-out through Redis', () => {
  let redis: RedisServer;
  const buses: Bus[] = [];
  const openBus = async (): Promise<Bus> => {
    const bus = await redisBus(redis.url, log);
    buses.push(bus);
    return bus;
  };
  /** Publishes until a message is received: a subscription takes effect when Redis has accepted it. */
  const untilReceived = (bus: Bus, topic: Topic, received: readonly string[]) =>
    vi.waitFor(
      () => {
        bus.publish(topic, 'probe');
        expect(received).toContain('probe');
      },
      { timeout: 10_000, interval: 20 },
    );

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const bus of buses) await bus.close();
    await redis?.stop();
  });

  it('reaches every subscribed process in the order of publishing, its own too, and no other', async () => {
    const [one, two] = [await openBus(), await openBus()];
    const received: Record<'one' | 'two' | 'other', string[]> = { one: [], two: [], other: [] };
    one.subscribe(topics.event('1'), (message) => received.one.push(message));
    const leave = two.subscribe(topics.event('1'), (message) => received.two.push(message));
    two.subscribe(topics.event('2'), (message) => received.other.push(message));
    await untilReceived(one, topics.event('1'), received.one);
    await untilReceived(one, topics.event('1'), received.two);
    const expected = Array.from({ length: 50 }, (_, index) => String(index));
    for (const message of expected) one.publish(topics.event('1'), message);
    await vi.waitFor(() => {
      for (const name of ['one', 'two'] as const) expect(received[name].filter((message) => message !== 'probe')).toEqual(expected);
    });
    expect(received.other).toEqual([]);
    leave();
    one.publish(topics.event('1'), 'last');
    await vi.waitFor(() => expect(received.one).toContain('last'));
    expect(received.two).not.toContain('last');
  });

  it('knows nothing of who watches in other processes, so anybody may', async () => {
    expect((await openBus()).mayWatchEvents()).toBe(true);
  });

  it('reconnects when Redis is back', async () => {
    const bus = await openBus();
    const received: string[] = [];
    bus.subscribe(topics.catalogue, (message) => received.push(message));
    await untilReceived(bus, topics.catalogue, received);
    await redis.kill();
    bus.publish(topics.catalogue, 'lost');
    received.length = 0;
    await redis.start();
    await untilReceived(bus, topics.catalogue, received);
    expect(received).not.toContain('lost');
  });

  it('delivers messages from one process to another', async () => {
    const first = await startEdgeServer({ bus: await redisBus(redis.url, log) });
    const second = await startEdgeServer({ bus: await redisBus(redis.url, log), database: first.scratch });
    expect((await second.get('/healthz')).body).toMatchObject({ pubsub: 'redis' });
    await vi.waitFor(async () => {
      await first.post('/sandbox/maintenance', { enabled: true, title: 'Shared' });
      expect((await fetch(`${second.url}/api/x`)).status).toBe(503);
    });
    await second.close();
    await first.close();
  });
});

describe('an address without a Redis', () => {
  it('is named in one sentence', async () => {
    const port = await freePort();
    await expect(redisBus(`redis://user:secret@127.0.0.1:${port}`, log)).rejects.toThrow(
      new RegExp(`^No Redis answers at redis://127.0.0.1:${port} \\(REDIS_URL\\)\\.$`),
    );
  });
});
