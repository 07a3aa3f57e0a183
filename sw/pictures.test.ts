import { describe, expect, it } from 'vitest';
import { createPictures, isStorablePicture } from './pictures.ts';

const HOUR_MS = 3_600_000;

/** A cache as the browser's, in memory. */
function memoryCache() {
  const entries = new Map<string, { readonly body: Blob; readonly headers: Headers }>();
  const urlOf = (request: RequestInfo | URL): string => (request as Request).url;
  const cache: Partial<Cache> = {
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    match: async (request) => {
      const found = entries.get(urlOf(request));
      return found && new Response(found.body, { headers: found.headers });
    },
    put: async (request, response) => {
      entries.set(urlOf(request), { body: await response.blob(), headers: response.headers });
    },
    delete: async (request) => entries.delete(urlOf(request)),
  };
  return { cache: cache as Cache, names: () => [...entries.keys()].map((url) => url.split('/').at(-1)) };
}

function worker(limits?: Parameters<typeof createPictures>[2]) {
  const { cache, names } = memoryCache();
  let at = 100 * HOUR_MS;
  let fetched = 0;
  const pictures = createPictures(
    async () => cache,
    () => at,
    limits,
  );
  const show = async (name: string, answer: Response | null = picture('1234567890')): Promise<string> => {
    const works: Promise<unknown>[] = [];
    const network = async (): Promise<Response> => {
      fetched += 1;
      if (answer === null) throw new TypeError('Failed to fetch');
      return answer;
    };
    const response = await pictures.answer(new Request(`https://tsb.test/art/${name}`), network, (work) => works.push(work));
    for (const work of works) await work;
    return response.text();
  };
  return {
    show,
    names,
    fetches: () => fetched,
    pass: (hours: number) => {
      at += hours * HOUR_MS;
    },
  };
}

const picture = (body: string): Response => new Response(body, { headers: { 'content-type': 'image/svg+xml' } });

describe('the cache of pictures', () => {
  it('has a picture without a connection, once it was shown', async () => {
    const { show, fetches } = worker();
    await show('koi.svg', picture('koi'));
    expect(await show('koi.svg', null)).toBe('koi');
    expect(fetches()).toBe(1);
    await expect(show('canyon.svg', null)).rejects.toThrow('Failed to fetch');
  });

  it('holds so many pictures, and removes the ones used longest ago', async () => {
    const { show, names, pass } = worker({ pictures: 2, bytes: 1_000 });
    await show('a.svg');
    await show('b.svg');
    pass(2);
    await show('a.svg');
    await show('c.svg');
    expect(names()).toEqual(['a.svg', 'c.svg']);
  });

  it('holds so many bytes', async () => {
    const { show, names } = worker({ pictures: 9, bytes: 25 });
    for (const name of ['a.svg', 'b.svg', 'c.svg']) await show(name);
    expect(names()).toEqual(['b.svg', 'c.svg']);
  });

  it('shows a picture of yesterday, and fetches it again behind it', async () => {
    const { show, pass } = worker();
    await show('a.svg', picture('old'));
    pass(30);
    expect(await show('a.svg', picture('new'))).toBe('old');
    expect(await show('a.svg', null)).toBe('new');
  });

  it.each([
    ['a page with status 200', new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } })],
    ['a part of a picture', new Response('x', { status: 206, headers: { 'content-type': 'image/png' } })],
    ['an error', new Response('x', { status: 404, headers: { 'content-type': 'image/png' } })],
    ['an answer without a type', new Response(new Uint8Array(3))],
    ['what must not be stored', new Response('x', { headers: { 'content-type': 'image/png', 'cache-control': 'no-store' } })],
    ['an opaque answer', { status: 200, type: 'opaque' as const, headers: new Headers({ 'content-type': 'image/png' }) }],
  ])('does not store %s', (_name, answer) => {
    expect(isStorablePicture(answer)).toBe(false);
  });
});
