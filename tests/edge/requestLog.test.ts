import { request as httpRequest } from 'node:http';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { registerErrors } from '../../server/api/edge/errors.ts';
import { readConfig } from '../../server/platform/config.ts';
import { createLog } from '../../server/platform/log.ts';
import { readVersion } from '../../server/platform/version.ts';
import { createApp } from '../../server/start/createApp.ts';
import { until } from '../support/until.ts';

type Line = Readonly<Record<string, unknown>>;

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

/** An app with routes that fail in every way, and what it logs. */
async function openApp(level = 'info'): Promise<{ readonly app: FastifyInstance; readonly lines: Line[] }> {
  const lines: Line[] = [];
  const log = createLog(level, { write: (line) => void lines.push(JSON.parse(line)) });
  const { app } = createApp({ config: readConfig({ SANDBOX: 'true' }), log }, null);
  registerErrors(app);
  app.get('/fine', async () => {
    log.warn('a line in between');
    return {};
  });
  app.post('/bug', async () => {
    throw new Error('a bug');
  });
  app.get('/mine', (_request, reply) => reply.code(403).send({}));
  app.get('/slow', () => new Promise(() => undefined));
  await app.ready();
  onTestFinished(() => app.close());
  return { app, lines };
}

it('a request has one line, and all lines of its work have the ids that it came with and was answered', async () => {
  const { app, lines } = await openApp();
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  const { headers } = await app.inject({ url: '/fine?secret=1', headers: { 'x-request-id': 'support-7', traceparent } });
  expect(headers).toMatchObject({
    'x-request-id': 'support-7',
    traceparent: expect.stringMatching(`^00-${TRACE}-[0-9a-f]{16}-01$`),
  });
  expect(headers.traceparent).not.toBe(traceparent);
  await expect.poll(() => lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatchObject({ requestId: 'support-7', traceId: TRACE });
  expect(lines[1]).toMatchObject({ level: 30, method: 'GET', path: '/fine', status: 200, durationMs: expect.any(Number) });
  const { service, version, host, pid } = lines[0] ?? {};
  expect([service, version, host, pid]).toEqual(['slipstream-server', readVersion(), hostname(), process.pid]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('a request without usable ids gets new ones', async () => {
  const { app } = await openApp();
  const ask = async () => (await app.inject({ url: '/nowhere', headers: { 'x-request-id': 'two words' } })).headers;
  const answers = [await ask(), await ask()];
  for (const { 'x-request-id': id } of answers) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(answers.map((headers) => headers['x-request-id'])).size).toBe(2);
});

it('a bug is said on the line of its request, at every level of the log', async () => {
  for (const level of ['info', 'error']) {
    const { app, lines } = await openApp(level);
    const { headers } = await app.inject({ method: 'POST', url: '/bug', payload: { password: 'secret' } });
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 50,
      msg: 'a request failed',
      err: { message: 'a bug' },
      path: '/bug',
      status: 500,
      requestId: headers['x-request-id'],
    });
  }
});

it('refused access is in the security log, with who, what and from where, and a flood of it is bounded', async () => {
  const { app, lines } = await openApp();
  const headers = { host: 'tsb.localhost', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  for (let count = 0; count < 50; count += 1) await app.inject({ url: '/mine', headers, remoteAddress: '203.0.113.9' });
  await expect.poll(() => lines.filter(({ status }) => status === 403)).toHaveLength(50);
  const refused = lines.filter(({ security }) => security === 'access.refused');
  expect(refused[0]).toMatchObject({
    actor: 'visitor',
    client: 'Firefox',
    brand: 'tsb',
    address: '203.0.113.9',
    outcome: '403',
    subject: 'GET /mine',
    requestId: expect.any(String),
  });
  expect(refused.length).toBeLessThan(50);
});

it('a request whose caller has left has its line, too', async () => {
  const { app, lines } = await openApp();
  const url = new URL('/slow', await app.listen({ port: 0, host: '127.0.0.1' }));
  const sent = httpRequest(url).on('error', () => undefined);
  sent.end();
  await until(
    () => app.server.listening && new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count > 0))),
  );
  sent.destroy();
  await expect.poll(() => lines.filter(({ path }) => path === '/slow')).toEqual([expect.objectContaining({ aborted: true })]);
});
