import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ANSWER_HEADERS } from '../../server/api/edge/securityHeaders.ts';
import { openFrontServer } from '../../server/platform/frontServer.ts';
import { until } from '../support/until.ts';
import { type Answer, ask } from './support/ask.ts';
import { WIDE_FRONT_LIMITS } from './support/edgeServer.ts';

const HOST = '127.0.0.1';
const CLIENTS = 12;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

describe('a server that stops while clients with open connections send requests', () => {
  it('answers every request that it accepts, says that the connection ends, and resets none', async () => {
    const front = await openFrontServer(0, HOST, ANSWER_HEADERS, WIDE_FRONT_LIMITS);
    front.serve((request, response) => {
      request.resume();
      request.once('end', () => setTimeout(() => response.end('done'), 2));
    });
    const seen = new Map<string, number>();
    const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
    const body = 'x'.repeat(20_000);
    let isLeaving = false;

    async function client(): Promise<void> {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        let answer: Answer;
        try {
          answer = await ask(front.port, { method: 'POST', agent, body });
        } catch (error) {
          count(codeOf(error));
          break;
        }
        count(String(answer.status));
        if (isLeaving && answer.status === 503) expect(answer.headers.connection).toBe('close');
        // A hasty client ignores the answer to retry in a second and retries at once.
      }
      agent.destroy();
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    await until(() => (seen.get('200') ?? 0) > 50);
    const leaving = front.drain(10_000);
    isLeaving = true;
    await clients;
    await leaving;
    expect(seen.get('503')).toBeGreaterThan(0);
    expect([...seen.keys()].sort()).toEqual(['200', '503', 'ECONNREFUSED']);
  });

  it('answers an idle connection that asks after the listener is closed, and requests under way', async () => {
    const front = await openFrontServer(0, HOST, ANSWER_HEADERS, WIDE_FRONT_LIMITS);
    let finish = (): void => undefined;
    front.serve((request, response) => {
      if (request.url === '/slow') finish = () => void response.end('done');
      else response.end('done');
    });
    const idle = new http.Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask(front.port, { agent: idle })).status).toBe(200);
    const slow = ask(front.port, { path: '/slow' });
    await until(() => finish.length === 0 && String(finish).includes('done'));
    const leaving = front.drain(10_000);
    finish();
    const finished = await slow;
    expect([finished.status, finished.body, finished.headers.connection]).toEqual([200, 'done', 'close']);
    await until(() => !front.server.listening);
    const refused = await ask(front.port, { agent: idle });
    expect([refused.status, refused.headers.connection]).toEqual([503, 'close']);
    idle.destroy();
    await leaving;
  });
});

describe('slow clients', () => {
  /** Resolves when the server has closed the connection. */
  function drip(port: number, first: string): { readonly closed: Promise<void>; readonly socket: Socket } {
    const socket = connect(port, HOST, () => socket.write(first));
    socket.on('error', () => undefined);
    socket.resume();
    const timer = setInterval(() => socket.write('x'), 100);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    return { closed: closed.finally(() => clearInterval(timer)), socket };
  }

  it('clients with bodies and headers that never end are cut', async () => {
    const front = await openFrontServer(0, HOST, ANSWER_HEADERS, { ...WIDE_FRONT_LIMITS, requestSeconds: 1 });
    front.serve((request) => void request.resume());
    const body = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n';
    const headers = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
    const drips = [body, headers].flatMap((first) => Array.from({ length: 20 }, () => drip(front.port, first)));
    await Promise.all(drips.map(({ closed }) => closed));
    await front.drain(0);
  });

  it('have no more connections than one address may have, and others of a trusted proxy are not counted', async () => {
    const refused: string[] = [];
    const limits = { ...WIDE_FRONT_LIMITS, connectionsPerAddress: 10, onRefused: (address: string) => void refused.push(address) };
    const front = await openFrontServer(0, HOST, ANSWER_HEADERS, limits);
    const isServed = async () => (await ask(front.port).catch(() => null))?.status === 503;
    const drips = Array.from({ length: 30 }, () => drip(front.port, 'GET / HTTP/1.1\r\nX-Slow: '));
    await until(() => refused.length === 20);
    await until(() => drips.filter(({ socket }) => socket.destroyed).length === 20);
    expect(new Set(refused)).toEqual(new Set([HOST]));
    for (const { socket } of drips) socket.destroy();
    await until(isServed);
    await front.drain(0);
    refused.length = 0;

    const behind = await openFrontServer(0, HOST, ANSWER_HEADERS, { ...limits, trusts: () => true });
    const many = Array.from({ length: 30 }, () => drip(behind.port, 'GET / HTTP/1.1\r\nX-Slow: '));
    await until(() => many.every(({ socket }) => socket.readyState === 'open'));
    expect((await ask(behind.port)).status).toBe(503);
    expect(refused).toEqual([]);
    for (const { socket } of many) socket.destroy();
    await behind.drain(0);
  });
});
