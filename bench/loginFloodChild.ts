import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { request } from './load/connection.ts';

/** The attackers of the benchmark login-flood, in a process of their own so that they do not delay what it measures. */
const HOSTILE_CONNECTIONS = 64;
const ATTEMPTS_OF_AN_ADDRESS = 8;
const HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

export interface FloodOrder {
  readonly port: number;
  readonly spread: 'one address' | 'ever new addresses';
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

/** An answer counts as read once its head is read: the body of an error is in the same packet. */
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

/** Each connection sends a wrong log-in, waits for the answer, and sends the next. */
async function attack({ port, spread }: FloodOrder): Promise<void> {
  const counts = new Map<number, number>();
  let stopped = false;
  let attempts = 0;
  async function connection(): Promise<void> {
    let socket: Socket | null = null;
    for (let own = 1; !stopped; own += 1) {
      attempts += 1;
      try {
        socket ??= await open(port, spread === 'one address' ? '127.0.0.1' : loopbackAddress(attempts));
        const status = await ask(socket, logInRequest(`nobody ${attempts}`));
        counts.set(status, (counts.get(status) ?? 0) + 1);
      } catch {
        socket = null;
      }
      if (spread === 'one address' || own % ATTEMPTS_OF_AN_ADDRESS !== 0) continue;
      socket?.destroy();
      socket = null;
    }
    socket?.destroy();
  }
  const connections = Array.from({ length: HOSTILE_CONNECTIONS }, connection);
  process.send?.('attacking');
  await once(process, 'message');
  stopped = true;
  await Promise.all(connections);
  process.send?.([...counts]);
  process.disconnect();
}

process.once('message', (order: FloodOrder) => void attack(order));
