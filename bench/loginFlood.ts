import { fork } from 'node:child_process';
import { once } from 'node:events';
import { REAL_PASSWORDS } from '../tests/support/passwords.ts';
import { startProductServer } from '../tests/support/productServer.ts';
import { SandboxClient } from '../tests/support/sandboxClient.ts';
import { type Benchmark, type BenchResult, percentile, staysWithin } from './benchmark.ts';
import { HttpConnection, request } from './load/connection.ts';

const PAGES = 400;
const PAUSE_MS = 10;
const RATIO_AT_MOST = 10;

/** Milliseconds until a page is answered, at the 95th percentile. */
async function pageTime(port: number): Promise<number> {
  const connection = await HttpConnection.open(port);
  const page = request('GET', '/', { accept: 'text/html' });
  const times: number[] = [];
  for (let count = 0; count < PAGES; count += 1) {
    const began = performance.now();
    const { status } = await connection.send(page);
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`The page answered ${status}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  connection.close();
  return percentile(Float64Array.from(times).sort(), 0.95);
}

/** A page's time while 64 connections send wrong log-ins as fast as they are answered, against its time without them. */
export const loginFlood: Benchmark = {
  name: 'login-flood',
  async run(log) {
    const results: BenchResult[] = [];
    for (const spread of ['one address', 'ever new addresses'] as const) {
      const server = await startProductServer({ environment: REAL_PASSWORDS });
      try {
        await new SandboxClient(server.url).setFeed({ paused: true });
        await pageTime(server.port);
        const quiet = await pageTime(server.port);
        const attack = fork(new URL('./loginFloodChild.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
        attack.send({ port: server.port, spread });
        await once(attack, 'message');
        const attacked = await pageTime(server.port);
        attack.send('stop');
        const [counts] = (await once(attack, 'message')) as [readonly (readonly [number, number])[]];
        const answers = counts.map(([status, count]) => `${count} x ${status}`).join(', ');
        log(`64 hostile log-in connections from ${spread}: ${answers}`);
        results.push(staysWithin(`page, p95, log-ins from ${spread}`, 'ms', attacked, quiet, RATIO_AT_MOST));
      } finally {
        await server.stop();
      }
    }
    return results;
  },
};
