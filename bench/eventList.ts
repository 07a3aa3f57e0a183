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
const OPERATION = 'HomeSlate';

/** The persisted query of the event list, by GET with its hash, against a bare route that answers the same bytes from memory. */
export const eventList: Benchmark = {
  name: 'event-list',
  async run(tell) {
    const server = await startProductServer();
    const bare = fork(new URL('./bareRoute.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
    try {
      await new SandboxClient(server.url).setFeed({ paused: true });
      const { hash } = persistedOperation(OPERATION);
      const { 'content-type': _, ...headers } = clientHeaders(null);
      const search = new URLSearchParams({
        operationName: OPERATION,
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
      const measured = await load(server.port, 6);
      const baseline = await load(port, 6);
      if (measured.bad > 0) throw new Error(`${measured.bad} answers were not the list: ${measured.firstBad}`);
      tell(`event list of ${text.length} bytes: p99 ${measured.p99Ms.toFixed(1)} ms, bare ${baseline.p99Ms.toFixed(1)} ms`);
      return [
        reaches('event list: persisted query by GET', 'requests/s', measured.perSecond, baseline.perSecond, { ratioAtLeast: 0.5 }),
      ];
    } finally {
      bare.kill();
      await server.stop();
    }
  },
};
