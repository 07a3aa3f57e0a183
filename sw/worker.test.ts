import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WorkerToPage } from '../core/wire/messages.ts';
import { IGNORED_PATHS } from './routes.ts';

type Listener = (event: object) => void;

const origin = 'https://tsb.test';
const tabs = [[], []] as [WorkerToPage[], WorkerToPage[]];
const listeners = new Map<string, Listener[]>();
const emptyCache = { match: async () => undefined, put: async () => undefined, keys: async () => [], delete: async () => false };
const SHELL = '<!doctype html><title>TSB</title>';
const SHELL_KEY = `${origin}/html/tsb.html?__WB_REVISION__=1`;
/** The first 15 bytes of the shell's SHA-256, in base64. */
const digest = '4orVlgsWedVp7QQzEf78';

class WorkerEvent {
  readonly type: string;
  readonly works: Promise<unknown>[] = [];
  constructor(type: string) {
    this.type = type;
  }
  waitUntil(work: Promise<unknown>): void {
    this.works.push(work);
  }
}

/** Starts the whole worker as a browser does, with empty caches, without storage, and with two open tabs. Its precache is the shell. */
beforeAll(async () => {
  vi.stubGlobal('location', new URL('/sw.js?brand=tsb', origin));
  vi.stubGlobal('caches', { ...emptyCache, open: async () => emptyCache });
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  for (const name of ['ExtendableEvent', 'FetchEvent']) vi.stubGlobal(name, WorkerEvent);
  vi.stubGlobal('self', {
    location,
    __WB_MANIFEST: [{ url: 'html/tsb.html', revision: '1', first: 'all', digest }],
    // As in a browser, where these are the global ones.
    get caches() {
      return caches;
    },
    __WB_DISABLE_DEV_LOGS: true,
    clients: { matchAll: async () => tabs.map((received) => ({ postMessage: (message: WorkerToPage) => received.push(message) })) },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  });
  await import('./sw.ts');
});
afterAll(() => vi.unstubAllGlobals());

/** Sends a page's request through the worker with this network response; null: there is none. Resolves when all of the worker's work is done. */
async function send(path: string, answer: Response | null, mode: RequestMode = 'cors'): Promise<Response> {
  vi.stubGlobal('fetch', async () => answer?.clone() ?? Promise.reject(new TypeError('Failed to fetch')));
  const works: Promise<unknown>[] = [];
  let responded: Promise<Response> | null = null;
  const event = {
    request: Object.defineProperty(new Request(origin + path), 'mode', { value: mode }),
    waitUntil: (work: Promise<unknown>) => works.push(work),
    respondWith: (response: Promise<Response>) => {
      responded = response;
    },
  };
  for (const listener of listeners.get('fetch') ?? []) listener(event);
  if (responded === null) throw new Error(`${path} is not the worker's business`);
  const response: Response = await responded;
  await Promise.all(works);
  return response;
}

/** The worker's install, in which every file is answered so. @returns what is in the precache then. */
async function install(answer: Response): Promise<ReadonlyMap<string, string>> {
  const stored = new Map<string, string>();
  const put = async ({ url }: Request, response: Response) => void stored.set(url, await response.text());
  vi.stubGlobal('caches', { ...emptyCache, open: async () => ({ ...emptyCache, put }) });
  vi.stubGlobal('fetch', async () => answer.clone());
  const event = new WorkerEvent('install');
  for (const listener of listeners.get('install') ?? []) listener(event);
  await Promise.all(event.works);
  return stored;
}

describe('the shell', () => {
  const html = (body: string): Response => new Response(body, { headers: { 'content-type': 'text/html' } });

  it('is precached by the install, and is the page of every address while the network is gone', async () => {
    const stored = await install(html(SHELL));
    expect([...stored]).toEqual([[SHELL_KEY, SHELL]]);
    const match = async (key: string) => (stored.has(key) ? html(stored.get(key) ?? '') : undefined);
    vi.stubGlobal('caches', { ...emptyCache, open: async () => ({ ...emptyCache, match }) });
    for (const path of ['/', '/my-bets']) expect(await (await send(path, null, 'navigate')).text()).toBe(SHELL);
  });

  it('comes back into the precache when the browser is idle after an eviction, if the server still has this build', async () => {
    const rows = new Map<string, Response>();
    const evicted = {
      ...emptyCache,
      keys: async () => [...rows.keys()].map((key) => new Request(key)),
      put: async (key: string, response: Response) => void rows.set(new URL(key, origin).href, response),
    };
    vi.stubGlobal('caches', { ...emptyCache, open: async () => evicted });
    for (const [body, stored] of [
      ['<title>N+1</title>', []],
      [SHELL, [SHELL_KEY]],
    ] as const) {
      vi.stubGlobal('fetch', async () => html(body));
      const event = Object.assign(new WorkerEvent('message'), { data: { type: 'cache/fill' } });
      for (const listener of listeners.get('message') ?? []) listener(event);
      await Promise.all(event.works);
      expect([...rows.keys()], body).toEqual(stored);
    }
  });

  it('is nothing else with status 200: an install that is answered by a block page fails', async () => {
    await expect(install(html('<h1>Blocked</h1>'))).rejects.toThrow();
  });
});

const down = (title: string): HeadersInit => ({ 'x-maintenance-mode-enabled': 'true', 'x-maintenance-mode-title': title });
const notice = (title: string) => ({ type: 'maintenance/changed', notice: { enabled: true, title } });

describe('maintenance headers', () => {
  it.each([
    ['a hashed file', '/assets/event-4f.js', 503],
    ['a hashed file with status 500', '/assets/event-5a.js', 500],
    ['a file of the brand', '/brands/tsb/logo.svg', 503],
    ['a query', '/graphql?operationName=AccountMenu', 503],
    ['a REST call', '/i/acks', 503],
  ])('on %s are sent to every tab, and the page gets the unchanged response', async (_name, path, status) => {
    const response = await send(path, new Response('body', { status, headers: down(path) }));
    for (const tab of tabs) expect(tab.at(-1)).toMatchObject(notice(path));
    expect([response.status, await response.text()]).toEqual([status, 'body']);
  });

  it('on an answer that is no error are not sent to the tabs', async () => {
    const before = tabs[0].length;
    await send('/assets/event-7c.js', new Response('body', { status: 200, headers: down('no error') }));
    expect(tabs[0]).toHaveLength(before);
  });

  it('stay in effect while other answers come without them, until start-up answers', async () => {
    await send('/graphql', new Response('', { status: 503, headers: down('for now') }));
    const before = tabs[0].length;
    await send('/assets/event-6b.js', new Response('body'));
    expect(tabs[0]).toHaveLength(before);
    await send('/graphql?operationName=SportsMenu', new Response('{}'));
    expect(tabs[0]).toHaveLength(before);
    await send('/graphql?operationName=Startup', new Response('{}'));
    for (const tab of tabs) expect(tab.at(-1)).toMatchObject({ type: 'maintenance/changed', notice: { enabled: false } });
  });
});

describe('an answer of something else than the server', () => {
  it('is no picture: a hotel’s page with status 200 is stored in no cache', async () => {
    const put = vi.fn(async () => undefined);
    vi.stubGlobal('caches', { ...emptyCache, open: async () => ({ ...emptyCache, put }) });
    expect(await (await send('/art/game-koi.svg', portal())).text()).toContain('hotel');
    expect(put).not.toHaveBeenCalled();
    await send('/art/game-koi.svg', new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }));
    expect(put).toHaveBeenCalledOnce();
  });

  const portal = (): Response => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } });

  it('makes every tab offline and foreign, and is stored as no file of the app', async () => {
    const put = vi.fn(async () => undefined);
    vi.stubGlobal('caches', { ...emptyCache, open: async () => ({ ...emptyCache, put }) });
    expect(await (await send('/assets/event-8d.js', portal())).text()).toContain('hotel');
    expect(put).not.toHaveBeenCalled();
    for (const tab of tabs)
      expect(tab.at(-1)).toMatchObject({ type: 'connectivity/changed', connectivity: { online: false, foreign: 'page' } });
    // Offline lasts a second at least.
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 1000);
    await send('/assets/event-8e.js', new Response('export {}', { headers: { 'content-type': 'text/javascript' } }));
    expect(put).toHaveBeenCalledOnce();
    for (const tab of tabs) expect(tab.at(-1)).toMatchObject({ type: 'connectivity/changed', connectivity: { online: true } });
  });
});

describe('a page gets its files', () => {
  const refuses = async (): Promise<never> => Promise.reject(new DOMException('No', 'UnknownError'));

  it.each([
    ['the disk is full', { ...emptyCache, open: async () => ({ ...emptyCache, put: refuses }) }],
    ['the storage of the browser fails', { ...emptyCache, open: refuses, match: refuses }],
  ])('while %s', async (_name, broken) => {
    vi.stubGlobal('caches', broken);
    const code = new Response('export {}', { headers: { 'content-type': 'text/javascript' } });
    expect(await (await send('/assets/wallet-9a.js', code)).text()).toBe('export {}');
    const shell = new Response(SHELL, { headers: { 'content-type': 'text/html' } });
    expect(await (await send('/my-bets', shell, 'navigate')).text()).toBe(SHELL);
  });
});

it('paths that the worker ignores are given to the browser at the install, so that they do not start it', async () => {
  const rules: unknown[] = [];
  const addRoutes = async (given: readonly unknown[]): Promise<void> => void rules.push(...given);
  for (const can of [{ addRoutes }, {}]) {
    const event = Object.assign(new WorkerEvent('install'), can);
    for (const listener of listeners.get('install') ?? []) listener(event);
    await Promise.allSettled(event.works);
  }
  expect(rules).toEqual(IGNORED_PATHS.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })));
  expect(IGNORED_PATHS).toContain('/healthz');
});

it('a subscription that the browser has changed reaches every page', async () => {
  const event = new WorkerEvent('pushsubscriptionchange');
  for (const listener of listeners.get('pushsubscriptionchange') ?? []) listener(event);
  await Promise.all(event.works);
  for (const tab of tabs) expect(tab.at(-1)).toEqual({ type: 'push/changed' });
});
