import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgresCluster } from '../../tests/support/postgresCluster.ts';
import { until } from '../../tests/support/until.ts';
import { type Benchmark, type BenchResult, inTurns, median, reaches, staysWithin } from '../benchmark.ts';
import { persistedOperation } from '../load/persistedOperations.ts';
import { Listeners } from './listeners.ts';
import { EVENT_ID, type FanOutCommand, update } from './protocol.ts';

const CROWDS = [1_000, 5_000] as const;
const ROUNDS = 3;
/** Updates under way at a time: enough that neither side waits for the benchmark. */
const IN_FLIGHT = 8;
const FLOOD_SECONDS = 4;
const PACE_FRAMES = 60;
const PACE_EVERY_MS = 50;

interface FanOut {
  readonly messagesPerSecond: number;
  readonly p99Ms: number;
}

/** Event updates to 1,000 and to 5,000 sockets through GraphQL, against raw `ws` that sends a finished string. */
export const fanOut: Benchmark = {
  name: 'fan-out',
  async run(log) {
    const cluster = await startPostgresCluster();
    try {
      const query = persistedOperation('EventUpdated').text;
      const results: BenchResult[] = [];
      for (const sockets of CROWDS) results.push(...(await compare(sockets, cluster.url, query, log)));
      return results;
    } finally {
      await cluster.stop();
    }
  },
};

async function compare(
  sockets: number,
  databaseUrl: string,
  query: string,
  log: (line: string) => void,
): Promise<readonly BenchResult[]> {
  const rounds = await inTurns(
    ROUNDS,
    () => measure('./productChild.ts', sockets, databaseUrl, query),
    () => measure('./rawChild.ts', sockets, databaseUrl, query),
  );
  const both = (pick: (one: FanOut) => number): [number, number] => [
    median(rounds.product.map(pick)),
    median(rounds.rival.map(pick)),
  ];
  const [p99, rivalP99] = both(({ p99Ms }) => p99Ms);
  const pace = 1000 / PACE_EVERY_MS;
  const crowd = sockets.toLocaleString('en-US');
  log(`fan-out to ${crowd} sockets: p99 ${p99.toFixed(1)} ms, raw ${rivalP99.toFixed(1)} ms, at ${pace} events/s`);
  return [
    reaches(`fan-out: to ${crowd} sockets, flooded`, 'messages/s', ...both(({ messagesPerSecond }) => messagesPerSecond), {
      ratioAtLeast: 0.5,
    }),
    staysWithin(`fan-out: p99 to ${crowd} sockets at ${pace} events/s`, 'ms', p99, rivalP99, 2),
  ];
}

async function measure(file: string, sockets: number, databaseUrl: string, query: string): Promise<FanOut> {
  const child = fork(new URL(file, import.meta.url), { execArgv: ['--import', 'tsx'] });
  const sendToChild = (command: FanOutCommand): boolean => child.send(command);
  try {
    sendToChild({ kind: 'start', databaseUrl });
    const port = await portOf(child);
    const listeners = await Listeners.open(port, sockets, query);
    let number = 0;
    const publish = (): Promise<void> => {
      number += 1;
      const received = listeners.expect(number);
      sendToChild({ kind: 'publish', eventId: EVENT_ID, update: update(number) });
      return received;
    };
    // Subscriptions are set up when an update has reached every socket.
    await until(
      () => Promise.race([publish().then(() => true), new Promise<false>((done) => setTimeout(() => done(false), 1_000))]),
      60_000,
    );
    const began = performance.now();
    const deadline = began + FLOOD_SECONDS * 1000;
    let delivered = 0;
    await Promise.all(
      Array.from({ length: IN_FLIGHT }, async () => {
        while (performance.now() < deadline) {
          await publish();
          delivered += sockets;
        }
      }),
    );
    const messagesPerSecond = (delivered * 1000) / (performance.now() - began);
    // Paced last, when both sides have run for a while.
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
