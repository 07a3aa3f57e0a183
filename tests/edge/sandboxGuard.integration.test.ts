import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/platform/config.ts';
import { ask, post } from './support/ask.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
const logged: string[] = [];

beforeAll(async () => {
  server = await startEdgeServer({ logged });
});
afterAll(() => server.close());

const RICH = { balanceCents: 100_000_000_000 };

async function playersMade(): Promise<number> {
  const { rows } = await server.deps.db.pool.query<{ count: number }>('SELECT count(*) AS count FROM players');
  return rows[0]?.count ?? 0;
}

describe('a page of another site or port', () => {
  it('makes no player, resets nothing and reads nothing through the sandbox', async () => {
    const before = await playersMade();
    const foreign: readonly Readonly<Record<string, string>>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: `http://localhost:${server.port + 1}` },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: `http://localhost:${server.port + 1}` },
      { origin: 'null' },
      { host: `evil.example:${server.port}`, 'sec-fetch-site': 'same-origin' },
      { host: `evil.example:${server.port}`, origin: `http://evil.example:${server.port}`, 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of foreign) {
      const refused = headers.host === undefined ? 403 : 421;
      expect([headers, (await post(server.port, '/sandbox/players', RICH, headers)).status]).toEqual([headers, refused]);
      const plain = { ...headers, 'content-type': 'text/plain' };
      expect([headers, (await post(server.port, '/sandbox/reset', '{"seed":1}', plain)).status]).toEqual([headers, refused]);
      expect([headers, (await ask(server.port, { path: '/sandbox/audit', headers })).status]).toEqual([headers, refused]);
    }
    expect(await playersMade()).toBe(before);
  });
});

describe('a program, and a page of our own', () => {
  it('use the sandbox without a token, and what they change is in the security log', async () => {
    const own: readonly Readonly<Record<string, string>>[] = [
      {},
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-origin', origin: `http://localhost:${server.port}` },
      { 'sec-fetch-site': 'same-origin', origin: `http://tsb.localhost:${server.port}`, host: `tsb.localhost:${server.port}` },
    ];
    for (const headers of own) expect((await post(server.port, '/sandbox/players', RICH, headers)).status).toBe(201);
    expect((await post(server.port, '/sandbox/feed', '{}', { 'content-type': 'text/plain' })).status).toBe(200);
    const lines = logged.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(lines.filter(({ security, outcome }) => security === 'sandbox.used' && outcome === '201')).toHaveLength(own.length);
    expect(lines).toContainEqual(
      expect.objectContaining({ security: 'sandbox.used', subject: 'POST /sandbox/players', address: '127.0.0.1' }),
    );
  });
});

describe('a sandbox that more than this machine can reach', () => {
  it('does not start without a token', () => {
    for (const reachable of [
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.1.5' },
      { HOSTS: 'tsb=tsb.example.com' },
      { TRUSTED_PROXIES: '127.0.0.1' },
    ]) {
      expect(() => readConfig({ SANDBOX: 'true', ...reachable })).toThrow(
        /^Environment variable SANDBOX_TOKEN is not usable: [^.]+\.$/,
      );
      expect(() => readConfig({ SANDBOX: 'true', ...reachable, SANDBOX_TOKEN: 'short' })).toThrow(/SANDBOX_TOKEN is not usable/);
      expect(readConfig({ SANDBOX: 'true', ...reachable, SANDBOX_TOKEN: 'long-enough-a-token' }).sandbox).toBe(true);
      expect(readConfig({ SANDBOX: 'false', ...reachable }).sandbox).toBe(false);
    }
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(readConfig({ SANDBOX: 'true', HOST }).sandboxToken).toBeNull();
  });

  it('answers 401 without the token', async () => {
    const token = 'a-token-for-this-test';
    const guarded = await startEdgeServer({ environment: { SANDBOX_TOKEN: token } });
    const status = async (headers: Record<string, string>) => (await post(guarded.port, '/sandbox/feed', {}, headers)).status;
    try {
      expect(await status({})).toBe(401);
      expect(await status({ authorization: 'Bearer wrong' })).toBe(401);
      expect(await status({ authorization: `Basic ${token}` })).toBe(401);
      expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
      expect(await status({ 'x-sandbox-token': token })).toBe(200);
      expect(await status({ 'x-sandbox-token': token, origin: 'https://evil.example' })).toBe(403);
    } finally {
      await guarded.close();
    }
  });
});
