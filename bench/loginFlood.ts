import { connect, type Socket } from 'node:net';
import { startProductServer } from '../tests/support/productServer.ts';
import { SandboxClient } from '../tests/support/sandboxClient.ts';
import { type Benchmark, type BenchResult, percentile, staysWithin } from './benchmark.ts';
import { HttpConnection, request } from './load/connection.ts';

const HOSTILE_CONNECTIONS = 64;
const PAGES = 400;
const PAUSE_MS = 10;
const RATIO_AT_MOST = 10;
const HEADERS = { 'content-type': 'application/json', accept: 'text/html' };

/** Loops over wrong log-ins until it is stopped. @returns how many were answered with each status. */
interface Flood {
  stop(): Promise<ReadonlyMap<number, number>>;
}

function logInRequest(username: string): string {
  const body = JSON.stringify({ grant_type: 'password', client_id: 'slipstream-web', username, password: 'wrong' });
  return request('POST', '/api/identity/token', HEADERS, body);
}

/** A different address of the loopback network for each number: all of 127.0.0.0/8 is this machine. */
function loopbackAddress(number: number): string {
  return `127.${1 + ((number >> 16) % 250)}.${(number >> 8) % 256}.${1 + (number % 254)}`;
}

function open(port: number, localAddress: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.setNoDelay(true);
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** One answer is enough read once its head is: the body of an error is in the same packet. */
function ask(socket: Socket, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      socket.off('close', onClose);
      resolve(Number(chunk.toString('latin1', 9, 12)));
    };
    const onClose = (): void => {
      socket.off('data', onData);
      reject(new Error('The connection was closed'));
    };
    socket.once('data', onData);
    socket.once('close', onClose);
    socket.write(text);
  });
}

function flood(port: number, spread: 'one address' | 'ever new addresses'): Flood {
  const counts = new Map<number, number>();
  let stopped = false;
  let attempts = 0;
  async function attack(): Promise<void> {
    let socket: Socket | null = null;
    while (!stopped) {
      attempts += 1;
      if (spread === 'ever new addresses' && attempts % 8 === 0) {
        socket?.destroy();
        socket = null;
      }
      try {
        socket ??= await open(port, spread === 'one address' ? '127.0.0.1' : loopbackAddress(attempts));
        const status = await ask(socket, logInRequest(`nobody ${attempts}`));
        counts.set(status, (counts.get(status) ?? 0) + 1);
      } catch {
        socket = null;
      }
    }
    socket?.destroy();
  }
  const attackers = Array.from({ length: HOSTILE_CONNECTIONS }, attack);
  return {
    async stop() {
      stopped = true;
      await Promise.all(attackers);
      return counts;
    },
  };
}

/** Milliseconds until a page has come, at the 95th percentile. */
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

/** A page's time while 64 connections send wrong log-ins as fast as they are answered, against its time while nobody does. */
export const loginFlood: Benchmark = {
  name: 'login-flood',
  async run(tell) {
    const results: BenchResult[] = [];
    for (const spread of ['one address', 'ever new addresses'] as const) {
      const server = await startProductServer();
      try {
        await new SandboxClient(server.url).setFeed({ paused: true });
        await pageTime(server.port);
        const quiet = await pageTime(server.port);
        const attack = flood(server.port, spread);
        const attacked = await pageTime(server.port);
        const counts = await attack.stop();
        const answers = [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');
        tell(`64 hostile log-in connections from ${spread}: ${answers}`);
        results.push(staysWithin(`page, p95, log-ins from ${spread}`, 'ms', attacked, quiet, RATIO_AT_MOST));
      } finally {
        await server.stop();
      }
    }
    return results;
  },
};
