import type { Page } from '@playwright/test';
import type { Direction, NetworkFault, Wire } from './chaosProxy.ts';
import type { ChaosWorld } from './chaosWorld.ts';

/** One way in which the world breaks under a flow. */
export interface Fault {
  readonly name: string;
  /** Begins it; returns its end. */
  readonly begin: (world: ChaosWorld, page: Page) => Promise<() => Promise<void>>;
  /** The flow goes through the worker. */
  readonly needsWorker?: boolean;
}

const onward = ({ client, server }: Wire, direction: Direction): { write(chunk: Buffer): unknown } =>
  direction === 'toServer' ? server : client;
const pass: NetworkFault = (chunk, direction, wire) => void onward(wire, direction).write(chunk);

function later(chunk: Buffer, direction: Direction, wire: Wire, delayMs: number): void {
  setTimeout(() => pass(chunk, direction, wire), delayMs);
}

/** Every request is answered by something in place of the server. */
function answerInstead(status: string, title: string): NetworkFault {
  const body = `<!doctype html><title>${title}</title><h1>${title}</h1>`;
  const head = `HTTP/1.1 ${status}\r\ncontent-type: text/html\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`;
  return (_chunk, direction, { client }) => {
    if (direction === 'toServer') client.end(head + body);
  };
}

const LATENCY_MS = 400;
const BYTES_PER_SECOND = 20_000;

/** Bytes of a wire stay in their order. */
function ordered(delayMs: (chunk: Buffer) => number): NetworkFault {
  const freeAt = new WeakMap<Wire, Record<Direction, number>>();
  return (chunk, direction, wire) => {
    const times = freeAt.get(wire) ?? { toServer: 0, toClient: 0 };
    freeAt.set(wire, times);
    times[direction] = Math.max(times[direction], performance.now()) + delayMs(chunk);
    later(chunk, direction, wire, times[direction] - performance.now());
  };
}

function network(name: string, fault: NetworkFault | 'cut'): Fault {
  return {
    name,
    begin: async ({ network: wires }) => {
      wires.begin(fault);
      return async () => wires.end();
    },
  };
}

const loses =
  (lost: Direction): NetworkFault =>
  (chunk, direction, wire) => {
    if (direction !== lost) pass(chunk, direction, wire);
  };

export const FAULTS: readonly Fault[] = [
  network('latency', (chunk, direction, wire) => later(chunk, direction, wire, LATENCY_MS)),
  network(
    'jitter',
    ordered(() => (Math.random() < 0.2 ? 700 : 20)),
  ),
  network(
    'bandwidth',
    ordered((chunk) => (1000 * chunk.length) / BYTES_PER_SECOND),
  ),
  network('hole', () => undefined),
  network('lost to server', loses('toServer')),
  network('lost to client', loses('toClient')),
  network('reset', (_chunk, _direction, { client, server }) => {
    client.resetAndDestroy();
    server.destroy();
  }),
  network('slow close', (chunk, direction, wire) => {
    if (direction === 'toServer') pass(chunk, direction, wire);
    else {
      const half = Math.ceil(chunk.length / 2);
      pass(chunk.subarray(0, half), direction, wire);
      later(chunk.subarray(half), direction, wire, 5000);
    }
  }),
  network('truncation', (chunk, direction, wire) => {
    if (direction === 'toServer') pass(chunk, direction, wire);
    else wire.client.end(chunk.subarray(0, Math.ceil(chunk.length / 2)));
  }),
  network('portal', answerInstead('200 OK', 'Welcome to the hotel')),
  network('half-open', (chunk, direction, wire) => {
    if (!wire.isOld) pass(chunk, direction, wire);
  }),
  network('502', answerInstead('502 Bad Gateway', '502 Bad Gateway')),
  network('cut, as without DNS', 'cut'),
  network('TLS error', (_chunk, direction, { client }) => {
    // What a client reads that meets another protocol: a fatal alert.
    if (direction === 'toServer') client.end(Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x28]));
  }),
  {
    name: 'server restart',
    begin: async (world) => {
      const restarted = world.restartServer();
      return () => restarted;
    },
  },
  {
    name: 'database restart',
    begin: async (world) => {
      await world.crashDatabase();
      return world.ready;
    },
  },
  {
    name: 'worker killed',
    needsWorker: true,
    begin: async (_world, page) => {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('ServiceWorker.enable');
      await devTools.send('ServiceWorker.stopAllWorkers');
      return async () => undefined;
    },
  },
];

/** Faults of the matrix that are not in the table, each with its reason. */
export const OTHER_FAULTS: Readonly<Record<string, string>> = {
  'Redis restart': 'one server needs no Redis; tests/edge/redisBus.integration.test.ts kills it between two servers',
};
