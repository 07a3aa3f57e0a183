import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, graphql, post, sendBytes, upgradeStatus } from './support/ask.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

const STARTUP = '{ startup { serviceAttributes { appUrl identity { baseUrl authorizeUrl } sportsbook { url websocketUrl } } } }';

let server: EdgeServer;
const logged: string[] = [];

beforeAll(async () => {
  server = await startEdgeServer({ logged });
});
afterAll(() => server.close());

function securityLines(event: string): Readonly<Record<string, unknown>>[] {
  const lines = logged.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  return lines.filter((line) => line.security === event);
}

describe('a foreign host', () => {
  it('is refused with 421 by page, file, API, sandbox and websocket, and repeated nowhere', async () => {
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      'other.localhost',
      'tsb.localhost.',
      '127.0.0.1.evil.example',
      'x@localhost',
    ]) {
      const headers = { host: `${host}:${server.port}`, accept: 'text/html' };
      for (const path of ['/', '/live', '/sw.js', '/api/nothing', '/sandbox/events']) {
        const answer = await ask(server.port, { path, headers });
        expect([host, path, answer.status]).toEqual([host, path, 421]);
        expect(JSON.stringify([answer.headers, answer.body])).not.toContain('evil');
      }
      expect([host, (await graphql(server.port, STARTUP, { host })).status]).toEqual([host, 421]);
      expect([host, await upgradeStatus(server.port, { host })]).toEqual([host, 421]);
    }
    expect((await ask(server.port, { headers: { host: "evil; script-src 'unsafe-inline'" } })).status).toBe(421);
  });

  it('a host that an unknown proxy names is not believed, in the page, in start-up or for a websocket', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const page = await ask(server.port, { headers: { ...headers, accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain(`ws://localhost:${server.port} `);
    expect(page.headers['strict-transport-security']).toBeUndefined();
    // If it were believed, it would be refused as a foreign host.
    expect(await upgradeStatus(server.port, headers)).toBe(101);
    const own = { origin: `http://localhost:${server.port}`, 'x-forwarded-host': 'evil.example' };
    expect(await upgradeStatus(server.port, own)).toBe(101);
    expect(await upgradeStatus(server.port, { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(403);
    const startup = await graphql(server.port, STARTUP, headers);
    const origin = `http://localhost:${server.port}`;
    expect(JSON.parse(startup.body)).toEqual({
      data: {
        startup: {
          serviceAttributes: {
            appUrl: origin,
            identity: { baseUrl: origin, authorizeUrl: 'http://localhost:4001/authorize' },
            sportsbook: { url: `${origin}/graphql`, websocketUrl: `ws://localhost:${server.port}/graphql` },
          },
        },
      },
    });
  });

  it('is accepted from a probe on this machine', async () => {
    for (const path of ['/healthz', '/readyz', '/healthz?x=1'])
      expect((await ask(server.port, { path, headers: { host: 'probe.internal' } })).status).toBe(200);
  });

  it('is refused from another machine, for probes too', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const from = (remoteAddress: string) => server.app.inject({ url, headers: { host: 'probe.internal' }, remoteAddress });
      expect([url, (await from('203.0.113.9')).statusCode]).toEqual([url, 421]);
      expect([url, (await from('127.0.0.1')).statusCode]).toEqual([url, 200]);
    }
  });

  it('is in the security log, at most once a second', async () => {
    await Promise.all(Array.from({ length: 300 }, (_, index) => ask(server.port, { headers: { host: `evil-${index}.example` } })));
    const lines = securityLines('host.refused');
    expect(lines[0]).toMatchObject({
      address: '127.0.0.1',
      outcome: 'MISDIRECTED_REQUEST',
      subject: expect.stringContaining('evil'),
    });
    // All refusals of this file are within a few seconds.
    expect(lines.length).toBeLessThan(60);
  });
});

describe('a request that names two hosts', () => {
  it('is refused', async () => {
    const answer = await sendBytes(
      server.port,
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('evil');
  });
});

describe('a websocket', () => {
  it('is opened for pages of our own and for programs, and for no other page', async () => {
    const origins: readonly (readonly [string | null, number])[] = [
      [null, 101],
      [`http://localhost:${server.port}`, 101],
      [`http://tsb.localhost:${server.port}`, 101],
      [`http://localhost:${server.port + 1}`, 403],
      ['http://localhost', 403],
      ['https://evil.example', 403],
      [`http://localhost.evil.example:${server.port}`, 403],
      ['null', 403],
      ['', 403],
    ];
    for (const [origin, status] of origins)
      expect([origin, await upgradeStatus(server.port, origin === null ? {} : { origin })]).toEqual([origin, status]);
  });
});

describe('wrong passwords', () => {
  it('lock a name, whatever address the caller claims', async () => {
    const attempt = (address: string) =>
      post(
        server.port,
        '/api/identity/token',
        { grant_type: 'password', client_id: 'slipstream-web', username: 'demo', password: 'wrong' },
        { 'x-forwarded-for': address },
      );
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await attempt(`203.0.113.${count}`)).status);
    expect(statuses.slice(0, 3)).toEqual([400, 400, 400]);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('configured hosts and proxies', () => {
  it('take the place of the local ones: the brand, the addresses and the policy follow from them', async () => {
    const behind = await startEdgeServer({
      environment: {
        SANDBOX: 'false',
        HOSTS: 'tsb=tsb.example.com,hwc=hwc.example.com:8443,www.example.com:*',
        TRUSTED_PROXIES: '127.0.0.0/8',
      },
    });
    const page = (headers: Record<string, string>) => ask(behind.port, { headers: { accept: 'text/html', ...headers } });
    try {
      expect((await page({ host: 'HWC.example.com:8443' })).body).toContain('hwc page');
      expect((await page({ host: 'www.example.com:1234' })).body).toContain('tsb page');
      for (const host of [`localhost:${behind.port}`, 'hwc.example.com', 'tsb.example.com:8443', 'example.com'])
        expect([host, (await page({ host })).status]).toEqual([host, 421]);

      const forwarded = { host: 'internal:4000', 'x-forwarded-host': 'tsb.example.com', 'x-forwarded-proto': 'https' };
      const answer = await page(forwarded);
      expect(answer.status).toBe(200);
      expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
      expect(answer.headers['content-security-policy']).toContain('wss://tsb.example.com;');
      expect((await graphql(behind.port, STARTUP, forwarded)).body).toContain('"wss://tsb.example.com/graphql"');
      expect((await page({ ...forwarded, 'x-forwarded-host': 'evil.example' })).status).toBe(421);
      expect(await upgradeStatus(behind.port, { ...forwarded, origin: 'https://tsb.example.com' })).toBe(101);
      expect(await upgradeStatus(behind.port, { ...forwarded, origin: 'https://evil.example' })).toBe(403);
    } finally {
      await behind.close();
    }
  });
});

describe('the log', () => {
  it('holds the path of a request and not its query', async () => {
    logged.length = 0;
    await ask(server.port, { path: '/live?access_token=secret-1', headers: { accept: 'text/html' } });
    const lines = logged.join('');
    expect(lines).toContain('"path":"/live"');
    expect(lines).not.toContain('secret-1');
  });
});
