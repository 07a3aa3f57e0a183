import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WorkerToPage } from '../core/messages.ts';

type Listener = (event: object) => void;

const origin = 'https://tsb.test';
const tabs = [[], []] as [WorkerToPage[], WorkerToPage[]];
const listeners = new Map<string, Listener[]>();
const stored = { match: async () => undefined, put: async () => undefined, keys: async () => [], delete: async () => false };

/** The whole worker as a browser starts it, with nothing in its caches and no storage, and two tabs that it can write to. */
beforeAll(async () => {
  vi.stubGlobal('location', new URL('/sw.js?brand=tsb', origin));
  vi.stubGlobal('caches', { ...stored, open: async () => stored });
  vi.stubGlobal('self', {
    location,
    __WB_MANIFEST: [],
    __WB_DISABLE_DEV_LOGS: true,
    clients: { matchAll: async () => tabs.map((told) => ({ postMessage: (message: WorkerToPage) => told.push(message) })) },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  });
  await import('./sw.ts');
});
afterAll(() => vi.unstubAllGlobals());

/** A page asks for something, and the network answers it so. Resolves when all that follows from it is done. */
async function ask(path: string, answer: Response): Promise<Response> {
  vi.stubGlobal('fetch', async () => answer);
  const works: Promise<unknown>[] = [];
  let responded: Promise<Response> | null = null;
  const event = {
    request: new Request(origin + path),
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

const down = (title: string): HeadersInit => ({ 'x-maintenance-mode-enabled': 'true', 'x-maintenance-mode-title': title });
const told = (title: string) => ({ type: 'maintenance/changed', notice: { enabled: true, title } });

describe('maintenance headers', () => {
  it.each([
    ['a hashed file', '/assets/event-4f.js', 503],
    ['a hashed file that comes all the same', '/assets/event-5a.js', 200],
    ['a file of the brand', '/brands/tsb/logo.svg', 503],
    ['a query', '/graphql?operationName=AccountMenu', 503],
    ['a REST call', '/i/acks', 503],
  ])('on %s are told to every tab, and the page gets its answer as it came [S4.06 S7.105]', async (_name, path, status) => {
    const response = await ask(path, new Response('body', { status, headers: down(path) }));
    for (const tab of tabs) expect(tab.at(-1)).toMatchObject(told(path));
    expect([response.status, await response.text()]).toEqual([status, 'body']);
  });

  it('stay true while files come without them, until the application answers without them', async () => {
    await ask('/graphql', new Response('', { status: 503, headers: down('for now') }));
    const before = tabs[0].length;
    await ask('/assets/event-6b.js', new Response('body'));
    expect(tabs[0]).toHaveLength(before);
    await ask('/graphql', new Response('{}'));
    for (const tab of tabs) expect(tab.at(-1)).toMatchObject({ type: 'maintenance/changed', notice: { enabled: false } });
  });
});
