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
  it('of nested empty arrays and of large bodies are refused, and a flood leaves a bounded number of bytes', async () => {
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
