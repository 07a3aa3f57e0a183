import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../core/result.ts';
import { buildGameApp } from './app.ts';
import type { GameService } from './gameService.ts';
import { newServerSeed } from './nodeFair.ts';
import { openSession } from './session.ts';

const pageDirectory = mkdtempSync(path.join(tmpdir(), 'slipstream-page-'));
for (const name of ['play.html', 'verify.html', 'play.js']) writeFileSync(path.join(pageDirectory, name), name);
writeFileSync(path.join(pageDirectory, 'secret.json'), '{}');

const { session } = openSession(
  {
    sessionId: 's',
    playerId: 'p',
    mode: 'REAL',
    brand: 'hwc',
    gameId: 'copper-canyon',
    engine: 'slot',
    title: 'Copper Canyon',
    currency: 'USD',
    minimumBetCents: 5,
    maximumBetCents: 99_999,
    balanceCents: 100,
  },
  'slot',
  'seed',
  0,
);
const state = {
  sessionId: 's',
  isDemo: false,
  balanceCents: 100,
  netCents: 0,
  nonce: 0,
  clientSeed: 'seed',
  seedHash: 'f'.repeat(64),
  round: null,
};
const keys: string[] = [];
const service: GameService = {
  open: async () => ok({ key: 'k', session, state }),
  state: async (key) => {
    keys.push(key);
    return key === 'k' ? ok(state) : err('NO_SESSION');
  },
  bet: async () => err('BET_OUT_OF_BOUNDS'),
  act: async () => err('NO_ROUND'),
  changeSeeds: async () => ok({ ...state, revealed: newServerSeed() }),
  end: async () => ok(null),
  pastRound: async () => err('NOT_REVEALED'),
  tidy: async () => undefined,
  recover: async () => undefined,
};
const app = buildGameApp({
  service,
  appOrigins: ['https://casino.example.com', 'http://localhost:4000'],
  pageDirectory,
  opensPerMinute: 5,
  callsPerAddress: 60,
  callsPerKey: 30,
  trustedProxies: [],
  log: pino({ level: 'silent' }),
});
afterAll(async () => {
  await app.close();
  rmSync(pageDirectory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });

describe('the origin of the games', () => {
  it('may be shown in frames of the app alone, and runs scripts of its own alone', async () => {
    for (const url of ['/play/slot/any-game?host=x', '/verify']) {
      const { statusCode, headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(statusCode).toBe(200);
      expect(policy).toContain('frame-ancestors https://casino.example.com http://localhost:4000;');
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
    }
    const api = await get('/api/session');
    expect(String(api.headers['content-security-policy'])).toContain("default-src 'none'; frame-ancestors 'none'");
  });

  it('serves the files of its pages and no others', async () => {
    expect((await get('/assets/play.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    for (const url of ['/assets/secret.json', '/assets/..%2fmain.js', '/assets/absent.js', '/play/poker/any-game', '/assets/'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it('describes a game by the rules that are played, within the bounds of both', async () => {
    const opened = await post('/api/session', { token: 't'.repeat(43), exchangeId: crypto.randomUUID(), clientSeed: 'seed' });
    expect(opened.json()).toMatchObject({
      key: 'k',
      game: {
        engine: 'slot',
        gameId: 'copper-canyon',
        title: 'Copper Canyon',
        minimumBetCents: 25,
        maximumBetCents: 10_000,
        stepCents: 25,
        rules: expect.any(Array),
      },
    });
    expect(opened.json().game.returnToPlayer).toBeCloseTo(0.924, 4);
    expect(opened.json().game.jackpotReturn).toBeCloseTo(0.024, 6);
    expect(opened.body).not.toContain(session.serverSeed);
    expect(opened.body).not.toContain(session.keyHash);
  });

  it('answers refusals with a status, a code and a sentence', async () => {
    expect((await get('/api/session', { authorization: 'Bearer k' })).statusCode).toBe(200);
    expect(keys.at(-1)).toBe('k');
    const answers = [
      [await get('/api/session'), 401, 'NO_SESSION'],
      [await post('/api/rounds', { seedHash: 'f'.repeat(64), nonce: 0, bet: {} }), 422, 'BET_OUT_OF_BOUNDS'],
      [await post('/api/rounds', { nonce: 0 }), 400, 'BAD_REQUEST'],
      [await post('/api/actions', { nonce: 0, index: 0, action: 'hit' }), 404, 'NO_ROUND'],
      [await post('/api/session', { token: 'short' }), 400, 'BAD_REQUEST'],
      [await get('/api/rounds/x'), 409, 'NOT_REVEALED'],
    ] as const;
    for (const [answer, status, code] of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(answer.json().error).toEqual(expect.any(String));
    }
  });

  it('answers so many calls of one session, and of one address with any keys', async () => {
    const call = (key: string, remoteAddress: string) =>
      app.inject({ method: 'GET', url: '/api/session', remoteAddress, headers: { authorization: `Bearer ${key}` } });
    const statuses = async (count: number, key: (index: number) => string, address: string): Promise<readonly number[]> => {
      const answers = [];
      for (let index = 0; index < count; index += 1) answers.push((await call(key(index), address)).statusCode);
      return [...new Set(answers)];
    };
    expect(await statuses(40, () => 'busy', '192.0.2.8')).toEqual([401, 429]);
    expect(await statuses(70, (index) => `key${index}`, '192.0.2.9')).toEqual([401, 429]);
    const past = await app.inject({ method: 'GET', url: '/api/rounds/x', remoteAddress: '192.0.2.9' });
    expect([past.statusCode, past.json().code, past.headers['retry-after']]).toEqual([429, 'TOO_MANY_CALLS', '10']);
  });

  it('cuts requests that arrive too slowly, and connections of one address beyond five hundred', async () => {
    expect([app.server.requestTimeout, app.server.headersTimeout, app.server.maxConnections]).toEqual([15_000, 15_000, 5_000]);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const sockets = Array.from({ length: 501 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    await Promise.race(sockets.map((socket) => once(socket, 'close')));
    await vi.waitFor(() => expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(1));
    for (const socket of sockets) socket.destroy();
  });

  it('opens a few games a minute for one address, whose forwarded address it does not believe', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const body = { token: 't'.repeat(43), exchangeId: crypto.randomUUID(), clientSeed: 'seed' };
      const answer = await app.inject({
        method: 'POST',
        url: '/api/session',
        payload: body,
        remoteAddress: '192.0.2.7',
        headers: { 'x-forwarded-for': `192.0.2.${count}` },
      });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) {
        expect(answer.json()).toMatchObject({ code: 'TOO_MANY_SESSIONS', error: expect.stringContaining('Wait a minute') });
        expect(answer.headers['retry-after']).toBe('60');
      }
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await get('/api/session', { authorization: 'Bearer k' })).statusCode).toBe(200);
  });
});
