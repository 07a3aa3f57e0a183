import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAINTENANCE_END_PATH } from '../../core/wire/apiPaths.ts';
import { HOLD_MS } from '../../server/api/edge/maintenanceEnd.ts';
import { until } from '../support/until.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

/** Requests that an address may have held. */
const PLACES = 3;

let server: EdgeServer;
let second: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer({ limits: { socketsPerAddress: PLACES } });
  second = await startEdgeServer({ database: server.scratch });
});
afterAll(async () => {
  await second.close();
  await server.close();
});
afterEach(() => set(false));

async function set(enabled: boolean, at = server): Promise<void> {
  await at.post('/sandbox/maintenance', { enabled, refreshIntervalSeconds: 60 });
  await until(async () => (await fetch(`${server.url}/i/time`)).ok === !enabled);
}

interface Held {
  readonly isAnswered: () => boolean;
  readonly answer: Promise<Response>;
  readonly giveUp: () => void;
}

/** Sends the request and lets the server take it. */
async function hold({ url }: EdgeServer): Promise<Held> {
  const leaving = new AbortController();
  let isAnswered = false;
  const answer = fetch(url + MAINTENANCE_END_PATH, { signal: leaving.signal }).finally(() => {
    isAnswered = true;
  });
  answer.catch(() => undefined);
  // An answer to a later request of the same kind of client: the first one has arrived.
  await fetch(`${url}/healthz`);
  return { isAnswered: () => isAnswered, answer, giveUp: () => leaving.abort() };
}

const factsOf = ({ status, headers }: Response) => [
  status,
  headers.get('x-maintenance-mode-enabled'),
  headers.get('cache-control'),
];

describe('the hint that a maintenance is over', () => {
  it('is answered at once where there is none', async () => {
    expect(factsOf(await fetch(server.url + MAINTENANCE_END_PATH))).toEqual([204, 'false', 'no-store']);
  });

  it.each(['the same', 'another'])(
    'is held during a maintenance and answered long before its time is up when %s server ends it',
    async (which) => {
      await set(true);
      await until(async () => !(await fetch(`${second.url}/i/time`)).ok);
      const held = [await hold(server), await hold(server)];
      expect(held.map(({ isAnswered }) => isAnswered())).toEqual([false, false]);
      const from = performance.now();
      await set(false, which === 'the same' ? server : second);
      for (const { answer } of held) expect(factsOf(await answer)).toEqual([204, 'false', 'no-store']);
      expect(performance.now() - from).toBeLessThan(HOLD_MS / 2);
    },
  );

  it('is refused to an address that has as many open as it may have websockets, until one of them is given up', async () => {
    await set(true);
    const held = [await hold(server), await hold(server), await hold(server)];
    const refused = await fetch(server.url + MAINTENANCE_END_PATH);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    held[0]?.giveUp();
    let again: Held | null = null;
    await until(async () => {
      again = await hold(server);
      return !again.isAnswered();
    });
    await set(false);
    expect(factsOf(await (again as unknown as Held).answer)).toEqual([204, 'false', 'no-store']);
  });
});
