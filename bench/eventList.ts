import { fork } from 'node:child_process';
import { once } from 'node:events';
import { clientHeaders } from '../tests/support/apiClient.ts';
import { startProductServer } from '../tests/support/productServer.ts';
import { SandboxClient } from '../tests/support/sandboxClient.ts';
import { type Benchmark, reaches } from './benchmark.ts';
import { HttpConnection, request } from './load/connection.ts';
import { generateLoad, type LoadResult } from './load/generateLoad.ts';
import { persistedExtensions, persistedOperation } from './load/persistedOperations.ts';

const CLIENTS = 16;
const ROUNDS = 4;
const ROUND_SECONDS = 2;
const OPERATION = 'HomeSlate';

/** The persisted query of the event list, by GET with its hash, against a bare route that answers the same bytes from memory. */
export const eventList: Benchmark = {
  name: 'event-list',
  async run(tell) {
    // The paused feed's prices in play must not be suspended in the middle: every answer is compared with the first.
    const server = await startProductServer({ environment: { LIVE_PRICE_SECONDS: '3600' } });
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
      const wire = request('GET', `/graphql?${search}`, headers);

      const probe = await HttpConnection.open(server.port);
      const sample = await probe.send(wire);
      probe.close();
      if (sample.status !== 200 || sample.body.includes('"errors"'))
        throw new Error(`The event list: ${sample.body.toString().slice(0, 400)}`);
      const text = sample.body.toString();
      bare.send({ text });
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
      // In turns, so that whatever else the machine does meets both.
      const measured: LoadResult[] = [];
      const baseline: LoadResult[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        measured.push(await load(server.port, ROUND_SECONDS));
        baseline.push(await load(port, ROUND_SECONDS));
      }
      const failed = measured.find(({ bad }) => bad > 0);
      if (failed) throw new Error(`${failed.bad} answers were not the list: ${failed.firstBad}`);
      const worst = (rounds: readonly LoadResult[]): string => Math.max(...rounds.map(({ p99Ms }) => p99Ms)).toFixed(1);
      const average = (rounds: readonly LoadResult[]): number => rounds.reduce((sum, { perSecond }) => sum + perSecond, 0) / ROUNDS;
      tell(`event list of ${text.length} bytes: p99 ${worst(measured)} ms, bare ${worst(baseline)} ms`);
      return [
        reaches('event list: persisted query by GET', 'requests/s', average(measured), average(baseline), { ratioAtLeast: 0.5 }),
      ];
    } finally {
      bare.kill();
      await server.stop();
    }
  },
};
