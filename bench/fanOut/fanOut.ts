import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgresCluster } from '../../tests/support/postgresCluster.ts';
import { until } from '../../tests/support/until.ts';
import { type Benchmark, reaches, staysWithin } from '../benchmark.ts';
import { persistedOperation } from '../load/persistedOperations.ts';
import { Listeners } from './listeners.ts';
import { EVENT_ID, type FanOutCommand, frame } from './protocol.ts';

const SOCKETS = 1_000;
/** Frames under way at a time: enough that neither side ever waits for us. */
const IN_FLIGHT = 8;
const FLOOD_SECONDS = 6;
const PACE_FRAMES = 100;
const PACE_EVERY_MS = 50;

interface FanOut {
  readonly messagesPerSecond: number;
  readonly p99Ms: number;
}

/** Event updates to 1,000 sockets through GraphQL, against raw `ws` that sends a finished string. */
export const fanOut: Benchmark = {
  name: 'fan-out',
  async run(tell) {
    const cluster = await startPostgresCluster();
    try {
      const query = persistedOperation('EventUpdated').text;
      const baseline = await measure('./rawChild.ts', cluster.url, query);
      const product = await measure('./productChild.ts', cluster.url, query);
      tell(`fan-out p99 ${product.p99Ms.toFixed(1)} ms, raw ${baseline.p99Ms.toFixed(1)} ms, at ${1000 / PACE_EVERY_MS} events/s`);
      return [
        reaches('fan-out: to 1,000 sockets, flooded', 'messages/s', product.messagesPerSecond, baseline.messagesPerSecond, {
          ratioAtLeast: 0.5,
        }),
        staysWithin(`fan-out: p99 at ${1000 / PACE_EVERY_MS} events/s`, 'ms', product.p99Ms, baseline.p99Ms, 2),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

async function measure(file: string, databaseUrl: string, query: string): Promise<FanOut> {
  const child = fork(new URL(file, import.meta.url), { execArgv: ['--import', 'tsx'] });
  const tellChild = (command: FanOutCommand): boolean => child.send(command);
  try {
    tellChild({ kind: 'start', databaseUrl });
    const port = await portOf(child);
    const listeners = await Listeners.open(port, SOCKETS, query);
    let number = 0;
    const publish = (): Promise<void> => {
      number += 1;
      const received = listeners.expect(number);
      tellChild({ kind: 'publish', eventId: EVENT_ID, frame: frame(number) });
      return received;
    };
    // Subscriptions are set up when a frame has come through to everyone.
    await until(
      () => Promise.race([publish().then(() => true), new Promise<false>((done) => setTimeout(() => done(false), 300))]),
      20_000,
    );
    const began = performance.now();
    const deadline = began + FLOOD_SECONDS * 1000;
    let delivered = 0;
    await Promise.all(
      Array.from({ length: IN_FLIGHT }, async () => {
        while (performance.now() < deadline) {
          await publish();
          delivered += SOCKETS;
        }
      }),
    );
    const messagesPerSecond = (delivered * 1000) / (performance.now() - began);
    // Paced last, when both sides have been warm for a while.
    listeners.takeLatencies();
    for (let sent = 0; sent < PACE_FRAMES; sent += 1) {
      await Promise.all([publish(), new Promise((resolve) => setTimeout(resolve, PACE_EVERY_MS))]);
    }
    const { p99Ms } = listeners.takeLatencies();
    listeners.close();
    return { messagesPerSecond, p99Ms };
  } finally {
    child.kill();
  }
}

async function portOf(child: ChildProcess): Promise<number> {
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return port;
}
