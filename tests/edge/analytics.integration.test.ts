import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsMemory } from '../../server/api/edge/analyticsSinks.ts';
import { ask, post } from './support/ask.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

const PATH = '/api/analytics';
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const LARGE = { name: 'LARGE', properties: { text: 'x'.repeat(4_000) } };

let production: EdgeServer;
const logged: string[] = [];

beforeAll(async () => {
  production = await startEdgeServer({
    environment: { SANDBOX: 'false', NODE_ENV: 'production' },
    limits: { reportsPerAddress: { points: 200, seconds: 3_600 } },
    logged,
  });
});
afterAll(() => production.close());

describe('analytics in the sandbox', () => {
  it('nested empty arrays and large bodies are refused, and a flood leaves a bounded number of bytes', async () => {
    const analytics = analyticsMemory(100_000);
    const server = await startEdgeServer({ limits: { reportsPerAddress: { points: 150, seconds: 3_600 } }, analytics });
    try {
      expect((await post(server.port, PATH, `{"name":"DEEP","properties":{"a":${nested(10_000)}}}`)).status).toBe(422);
      expect((await post(server.port, PATH, { name: 'DEEP', properties: { a: [[[[[1]]]]] } })).status).toBe(422);
      expect((await post(server.port, PATH, `{"name":"A","properties":{"a":[${'[],'.repeat(85_000)}[]]}}`)).status).toBe(413);
      expect(
        (await post(server.port, PATH, { name: 'A', properties: { a: Array.from({ length: 2_000 }, () => []) } })).status,
      ).toBe(422);
      expect(analytics.storedBytes()).toBe(0);
      const statuses: number[] = [];
      for (let sent = 0; sent < 200; sent += 1) {
        statuses.push(
          (
            await post(
              server.port,
              PATH,
              Array.from({ length: 7 }, () => LARGE),
            )
          ).status,
        );
        expect(analytics.storedBytes()).toBeLessThanOrEqual(100_000);
      }
      expect(statuses.filter((status) => status === 202)).toHaveLength(146);
      expect(statuses.at(-1)).toBe(429);
      const refused = await post(server.port, PATH, { name: 'A' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const stored = JSON.parse((await ask(server.port, { path: '/sandbox/analytics?name=LARGE' })).body) as unknown[];
      expect(stored.length).toBeGreaterThan(10);
    } finally {
      await server.close();
    }
  });
});

describe('the names of analytics events', () => {
  it('are short and no text, else the request is refused', async () => {
    for (const name of ['', 'with space', 'maya@example.test', '7UP', 'x'.repeat(65), 'a\nb'])
      expect((await post(production.port, PATH, { name })).status, name).toBe(422);
  });
});

describe('viewer data', () => {
  it('are the market of the visitor’s city, and the device', async () => {
    const server = await startEdgeServer();
    try {
      const read = async (agent: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
        const answer = await ask(server.port, { path: '/api/viewer_data', headers: { 'user-agent': agent, ...headers } });
        return { status: answer.status, ...JSON.parse(answer.body) };
      };
      const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36';
      const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0.0.0 Mobile Safari/537.36';
      expect(await read(desktop)).toEqual({ status: 200, dma: '501', device: 'DESKTOP' });
      expect(await read('curl/8')).toMatchObject({ device: 'DESKTOP' });
      expect(await read(android)).toMatchObject({ device: 'MOBILE' });
      expect(await read(desktop, { 'sec-ch-ua-mobile': '?1' })).toMatchObject({ device: 'MOBILE' });
      expect(await read('Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)')).toMatchObject({ device: 'TABLET' });
      expect(await read('Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/126.0.0.0 Safari/537.36')).toMatchObject({
        device: 'TABLET',
      });
      await server.post('/sandbox/visitor', { countryCode: 'US', regionCode: 'US-PA', city: 'Pittsburgh' });
      expect(await read(desktop)).toMatchObject({ dma: '508' });
      await server.post('/sandbox/visitor', { countryCode: 'CA', regionCode: 'CA-ON', city: 'Toronto' });
      expect(await read(desktop)).toMatchObject({ dma: null });
    } finally {
      await server.close();
    }
  });
});

describe('analytics in production', () => {
  it('are accepted, stored nowhere, and written to the log in bounded lines without secrets', async () => {
    const properties = { message: `failed ${'x'.repeat(1_000)}`, accessToken: 'secret-1', nested: { refresh_token: 'secret-2' } };
    expect((await post(production.port, PATH, { name: 'CLIENT_ERROR', properties })).status).toBe(202);
    const reports = () => logged.filter((line) => line.includes('"analytics":"'));
    expect(JSON.parse(reports()[0] ?? '')).toMatchObject({
      analytics: 'CLIENT_ERROR',
      properties: { nested: { refresh_token: '[redacted]' } },
    });
    expect(reports()[0]).not.toMatch(/secret-|x{400}/);

    const began = performance.now();
    await Promise.all(
      Array.from({ length: 100 }, () =>
        post(
          production.port,
          PATH,
          Array.from({ length: 7 }, () => LARGE),
        ),
      ),
    );
    const seconds = (performance.now() - began) / 1_000;
    expect(reports().length).toBeLessThanOrEqual(20 * (seconds + 3));
    expect(Math.max(...reports().map((line) => line.length))).toBeLessThan(2_000);
    expect((await ask(production.port, { path: '/sandbox/analytics' })).status).toBe(404);
  });

  it('from one address beyond the limit are refused', async () => {
    const answers = await Promise.all(Array.from({ length: 250 }, () => post(production.port, PATH, { name: 'A' })));
    expect(answers.filter(({ status }) => status === 202).length).toBeLessThan(200);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(50);
  });
});
