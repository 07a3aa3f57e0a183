import { fork } from 'node:child_process';
import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { clientHeaders } from '../tests/support/apiClient.ts';
import { startProductServer, WIDE_LIMITS } from '../tests/support/productServer.ts';
import { SandboxClient } from '../tests/support/sandboxClient.ts';
import type { BareAnswer } from './bareRoute.ts';
import { type Benchmark, inTurns, median, reaches } from './benchmark.ts';
import { HttpConnection, headersOf, request } from './load/connection.ts';
import { generateLoad, type LoadResult } from './load/generateLoad.ts';
import { persistedExtensions, persistedOperation } from './load/persistedOperations.ts';

const CLIENTS = 16;
const ROUNDS = 5;
const ROUND_SECONDS = 2;
const OPERATION = 'HomeSlate';

/** Headers that Node writes itself for each connection. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/**
 * The persisted query of the event list, by GET with its hash, as browsers ask for it (gzip), against a bare route that answers the same
 * compressed bytes with the same headers from a Buffer: no server can do less, so the ratio cannot exceed 1.
 */
export const eventList: Benchmark = {
  name: 'event-list',
  async run(log) {
    // The paused feed's prices in play must not be suspended in the middle: every answer is compared with the first.
    const server = await startProductServer({ environment: { ...WIDE_LIMITS, LIVE_PRICE_SECONDS: '3600' } });
    const bare = fork(new URL('./bareRoute.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
    try {
      await new SandboxClient(server.url).setFeed({ paused: true });
      const { hash } = persistedOperation(OPERATION);
      const { 'content-type': _, ...headers } = clientHeaders(null);
      const search = new URLSearchParams({
        operationName: OPERATION,
        variables: JSON.stringify({ offset: 0, limit: 10 }),
        extensions: JSON.stringify(persistedExtensions(hash)),
      });
      const wire = request('GET', `/graphql?${search}`, { ...headers, 'accept-encoding': 'gzip' });

      const probe = await HttpConnection.open(server.port);
      const sample = await probe.send(wire);
      probe.close();
      const sent = headersOf(sample);
      const text = (sent['content-encoding'] === 'gzip' ? gunzipSync(sample.body) : sample.body).toString();
      if (sample.status !== 200 || text.includes('"errors"')) throw new Error(`The event list: ${text.slice(0, 400)}`);
      const answer: BareAnswer = {
        bodyBase64: sample.body.toString('base64'),
        headers: Object.fromEntries(Object.entries(sent).filter(([name]) => !OF_THE_CONNECTION.has(name))),
      };
      bare.send(answer);
      const [{ port }] = (await once(bare, 'message')) as [{ port: number }];

      const load = (to: number, seconds: number): Promise<LoadResult> =>
        generateLoad({
          port: to,
          clients: CLIENTS,
          seconds,
          next: () => wire,
          isGood: (answer) => answer.body.length === sample.body.length,
        });
      await load(server.port, 2);
      await load(port, 2);
      const measured = await inTurns(
        ROUNDS,
        () => load(server.port, ROUND_SECONDS),
        () => load(port, ROUND_SECONDS),
      );
      const failed = [...measured.product, ...measured.rival].find(({ bad }) => bad > 0);
      if (failed) throw new Error(`${failed.bad} answers were not the list: ${failed.firstBad}`);
      const rate = (rounds: readonly LoadResult[]): number => median(rounds.map(({ perSecond }) => perSecond));
      const worst = (rounds: readonly LoadResult[]): string => Math.max(...rounds.map(({ p99Ms }) => p99Ms)).toFixed(1);
      log(
        `event list of ${text.length} bytes, ${sample.body.length} sent: p99 ${worst(measured.product)} ms, bare ${worst(measured.rival)} ms`,
      );
      return [
        reaches('event list: persisted query by GET', 'requests/s', rate(measured.product), rate(measured.rival), {
          ratioAtLeast: 0.5,
        }),
      ];
    } finally {
      bare.kill();
      await server.stop();
    }
  },
};
