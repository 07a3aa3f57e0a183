import { stat, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWER_HEADERS } from '../../server/api/edge/securityHeaders.ts';
import { BRAND_CODES } from '../../server/platform/brands.ts';
import { openFrontServer } from '../../server/platform/frontServer.ts';
import { type EdgeServer, startEdgeServer, WIDE_FRONT_LIMITS } from './support/edgeServer.ts';

let server: EdgeServer;

beforeAll(async () => {
  server = await startEdgeServer();
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** Sent as written: no client normalizes the path or the host. */
function ask(path: string, options: { method?: string; host?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
  const { method = 'GET', host = `localhost:${server.port}`, headers = {} } = options;
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port: server.port, path, method, headers: { host, accept: 'text/html', ...headers } },
      (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      },
    );
    request.once('error', reject);
    request.end();
  });
}

/** Sent as raw bytes, without a client that would normalize them. Resolves with the first whole answer. */
function sendBytes(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      answer += chunk;
      const [head = '', body] = answer.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (body === undefined || body.length < length) return;
      socket.destroy();
      resolve(answer);
    });
  });
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

describe('phones and tablets', () => {
  it('are served here as long as no other place is configured', async () => {
    for (const path of ['/', '/live', '/signup']) {
      const { status, headers, body } = await ask(path, { headers: { 'user-agent': PHONE, 'sec-ch-ua-mobile': '?1' } });
      expect([path, status, headers.location, body]).toEqual([path, 200, undefined, expect.stringContaining('tsb page')]);
    }
  });

  it('are sent to the place that is configured, from all pages but /shared_bet and /signup', async () => {
    const elsewhere = await startEdgeServer({ environment: { MOBILE_REDIRECT_URL: 'https://m.example/start' } });
    const get = async (path: string, headers: Record<string, string>) => {
      const response = await fetch(elsewhere.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    const sent = [302, 'https://m.example/start'];
    const served = [200, null];
    try {
      for (const path of ['/', '/live', '/login', '/signup/success', '/sport/a/organization/b/competition/c?x=1'])
        expect([path, await get(path, { 'user-agent': PHONE })]).toEqual([path, sent]);
      expect(await get('/', { 'user-agent': DESKTOP, 'sec-ch-ua-mobile': '?1' })).toEqual(sent);
      expect(await get('/', { 'user-agent': PHONE, 'sec-ch-ua-mobile': '?0' })).toEqual(served);
      for (const path of ['/shared_bet', '/shared_bet?id=7', '/signup'])
        expect([path, await get(path, { 'user-agent': PHONE })]).toEqual([path, served]);
      for (const path of ['/', '/live']) expect([path, await get(path, { 'user-agent': DESKTOP })]).toEqual([path, served]);

      const page = await fetch(`${elsewhere.url}/`, { headers: { accept: 'text/html', 'user-agent': DESKTOP } });
      expect(page.headers.get('vary')).toContain('sec-ch-ua-mobile, user-agent');
      // Files of the pages are served to phones too, except the worker, which would answer for pages later.
      expect(await get('/assets/index-Ab12cd34.js', { 'user-agent': PHONE })).toEqual(served);
      expect(await get('/sw.js', { 'user-agent': PHONE })).toEqual([404, null]);
      expect(await get('/sw.js', { 'user-agent': DESKTOP })).toEqual(served);
    } finally {
      await elsewhere.close();
    }
  });
});

describe('pages', () => {
  it('are those of the host’s brand, for every brand', async () => {
    for (const code of BRAND_CODES)
      expect((await ask('/', { host: `${code}.localhost:${server.port}` })).body).toContain(`${code} page`);
    expect((await ask('/', { host: `localhost:${server.port}` })).body).toContain('tsb page');
  });

  it('are those of the host, for every path that is no file', async () => {
    for (const path of ['/', '/live', '/sport/a/organization/b/competition/c', '/search/st.louis'])
      expect((await ask(path)).body).toContain('tsb page');
    expect((await ask('/', { host: `hwc.localhost:${server.port}` })).body).toContain('hwc page');
    expect((await ask('/manifest.webmanifest', { host: 'hwc.localhost' })).body).toBe('{"name":"hwc"}');
    expect((await ask('/html/tsb.html')).body).toContain('tsb page');
    expect((await ask('/html/hwc.html')).status).toBe(404);
  });

  it('run no foreign and no inline code, and cannot be framed by other sites', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain(`connect-src 'self' ws://localhost:${server.port} wss://localhost:${server.port};`);
    expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types slipstream");
    expect(policy).not.toContain('unsafe');
    // The sandbox's page of the support chat.
    expect(policy).toContain("; frame-src 'self';");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the support chat', () => {
  it('the sandbox’s support chat may be framed by this origin, and loads nothing', async () => {
    const { status, headers, body } = await ask('/api/support-chat');
    expect([status, body]).toEqual([200, expect.stringContaining('Support chat')]);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; frame-ancestors 'self'; base-uri 'none'; form-action 'none'$/,
    );
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});

describe('files', () => {
  it('are compressed as the browser accepts, and cached for a year when their name has a hash of the content', async () => {
    const brotli = await ask('/assets/index-Ab12cd34.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli).toMatchObject({ status: 200, body: 'as brotli' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotli.headers['content-type']).toContain('javascript');
    expect((await ask('/assets/index-Ab12cd34.js', { headers: { 'accept-encoding': 'gzip' } })).body).toBe('as gzip');
    expect((await ask('/assets/index-Ab12cd34.js')).body).toBe('console.log(1)');
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('files that do not exist are not found, and nothing outside is', async () => {
    for (const path of [
      '/assets/none-Ab12cd34.js',
      '/nothing.png',
      '/assets/../../package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..%2f..%2fpackage.json',
      '/.env',
      '/assets/index-Ab12cd34.js.br',
    ]) {
      const answer = await ask(path);
      expect([403, 404], path).toContain(answer.status);
      expect(answer.body).not.toContain('slipstream');
    }
  });

  it('have validators of their content: another build of the same sizes and times arrives, its worker too', async () => {
    const place = `${server.appDirectory}/sw.js`;
    const { mtime } = await stat(place);
    const first = await ask('/sw.js');
    expect(first.headers.etag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers['last-modified']).toBeUndefined();
    const validators = { 'if-none-match': `W/"other", W/${first.headers.etag}` };
    expect(await ask('/sw.js', { headers: validators })).toMatchObject({ status: 304, body: '' });
    await writeFile(place, 'flex');
    await utimes(place, mtime, mtime);
    const second = await ask('/sw.js', { headers: validators });
    expect(second).toMatchObject({ status: 200, body: 'flex' });
    expect(second.headers.etag).not.toBe(first.headers.etag);
    await writeFile(place, 'self');
    expect((await ask('/sw.js')).headers.etag).toBe(first.headers.etag);
  });

  it('have a validator for each of their encodings', async () => {
    const tagOf = async (encoding: string) =>
      (await ask('/assets/index-Ab12cd34.js', { headers: { 'accept-encoding': encoding } })).headers.etag;
    expect(new Set([await tagOf('identity'), await tagOf('gzip'), await tagOf('br')]).size).toBe(3);
  });

  it('answer HEAD without a body, an ETag with 304, and other methods with 405', async () => {
    const head = await ask('/', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '' });
    const { headers } = await ask('/');
    expect((await ask('/', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304);
    const put = await ask('/live', { method: 'PUT' });
    expect(put.status).toBe(405);
    expect(put.headers.allow).toBe('GET, HEAD');
    expect(JSON.parse(put.body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });
});

describe('the API', () => {
  it('answers unknown paths in JSON, with headers that allow no code', async () => {
    const unknown = await ask('/api/nothing');
    expect(unknown.status).toBe(404);
    expect(JSON.parse(unknown.body)).toEqual({ error: 'There is nothing here', code: 'NOT_FOUND', retryable: false });
    expect(unknown.headers['content-security-policy']).toContain("default-src 'none'");
    const wrongMethod = await ask('/api/logout');
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.allow).toBe('POST');
  });

  it('bounds the refreshes of one address, and not its log-ins with them', async () => {
    const ask = async (body: Readonly<Record<string, string>>): Promise<{ status: number; body: { error?: string } }> => {
      const response = await fetch(`http://localhost:${server.port}/api/identity/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: 'slipstream-web', ...body }),
      });
      return { status: response.status, body: (await response.json()) as { error?: string } };
    };
    const refresh = () => ask({ grant_type: 'refresh' });
    const answers = [];
    for (let count = 0; count < 620; count += 20) answers.push(...(await Promise.all(Array.from({ length: 20 }, refresh))));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(600);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
    const logIn = { grant_type: 'password', username: 'nobody', password: 'wrong' };
    expect(await ask(logIn)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('answers what cannot be read as a request in the same manner, with the same headers', async () => {
    for (const [bytes, status] of [
      ['GET /% HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nhost: localhost\r\nno header\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      ['\0\x01\x02\r\n\r\n', 400],
    ] as const) {
      const answer = await sendBytes(bytes);
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toContain('"code":"BAD_REQUEST"');
      for (const header of ['content-security-policy: default-src', 'x-content-type-options: nosniff', 'cache-control: no-store'])
        expect(answer).toContain(header);
    }
  });

  it('answers a request that offers another protocol as any other', async () => {
    const offer = 'host: localhost\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n';
    expect(await sendBytes(`GET /healthz HTTP/1.1\r\n${offer}\r\n`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"status":"ok"/);
    const body = '{"query":"{ schemaVersion }"}';
    const post = `POST /graphql HTTP/1.1\r\n${offer}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    expect(await sendBytes(post)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"schemaVersion":/);
  });

  it('answers its health', async () => {
    expect(JSON.parse((await ask('/healthz')).body)).toEqual({
      status: 'ok',
      version: '1.2.3',
      database: 'postgres',
      pubsub: 'memory',
    });
    expect(JSON.parse((await ask('/readyz')).body)).toEqual({ status: 'ready' });
  });
});

describe('the code of the developer tools', () => {
  it('is served with a sandbox only', async () => {
    const path = '/assets/DevTools-Ab12cd34.js';
    expect((await ask(path)).status).toBe(200);
    const without = await startEdgeServer({ environment: { SANDBOX: 'false' } });
    try {
      const statusOf = async (at: string): Promise<number> => (await fetch(without.url + at)).status;
      expect([await statusOf(path), await statusOf('/assets/index-Ab12cd34.js')]).toEqual([404, 200]);
      const encoded = ['/assets/%44evTools-Ab12cd34.js', '/%61ssets/DevTools-Ab12cd34.js', '/assets/%2544evTools-Ab12cd34.js'];
      expect(await Promise.all(encoded.map(statusOf))).toEqual([404, 404, 404]);
    } finally {
      await without.close();
    }
  });
});

describe('a database that is down', () => {
  it('is reported at once, as something to try again', async () => {
    const without = await startEdgeServer({ databaseIsUp: () => false });
    const answer = await fetch(`${without.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ schemaVersion }"}',
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'DATABASE_UNAVAILABLE', retryable: true } }] });
    expect((await fetch(`${without.url}/`, { headers: { accept: 'text/html' } })).status).toBe(200);
    await without.close();
  });
});

describe('a server that is starting or stopping', () => {
  it('answers so, as something to try again, with headers that allow no code', async () => {
    const front = await openFrontServer(0, '127.0.0.1', ANSWER_HEADERS, WIDE_FRONT_LIMITS);
    const refusal = async (): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${front.port}/`);
      expect(answer.status).toBe(503);
      for (const [name, value] of Object.entries(ANSWER_HEADERS)) expect(answer.headers.get(name)).toBe(value);
      return ((await answer.json()) as { readonly code: string }).code;
    };
    expect(await refusal()).toBe('STARTING');
    // The server stays until the request under way is answered.
    let answer = (): void => undefined;
    const requestArrived = new Promise<void>((resolve) => {
      front.serve((_request, response) => {
        answer = () => void response.end('done');
        resolve();
      });
    });
    const waiting = fetch(`http://127.0.0.1:${front.port}/`);
    await requestArrived;
    const drained = front.drain(10_000);
    expect(await refusal()).toBe('SHUTTING_DOWN');
    answer();
    expect(await (await waiting).text()).toBe('done');
    await drained;
  });
});
