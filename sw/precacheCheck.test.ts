import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildsOwn, hasRightType, precacheCheck } from './precacheCheck.ts';

const ORIGIN = 'https://tsb.test';
const CODE = 'export const a = 1;';
/** The first 15 bytes of `printf %s 'export const a = 1;' | sha256sum`, in base64. */
const digest = 'aDMU7SIRLo3qgJXIxhc6';
const request = new Request(`${ORIGIN}/assets/a-Ab12cd34.js`);
const check = precacheCheck(buildsOwn([{ url: 'assets/a-Ab12cd34.js', revision: null, digest }], `${ORIGIN}/sw.js`));
const script = (body: string): Response => new Response(body, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
const blockPage = (): Response => new Response('<h1>Blocked</h1>', { headers: { 'content-type': 'text/html' } });
const install = { type: 'install' } as ExtendableEvent;

const keep = (response: Response) => check.cacheWillUpdate?.({ response, request, event: install });
const reuse = (cachedResponse: Response, event = install) =>
  check.cachedResponseWillBeUsed?.({ cachedResponse, request, event, cacheName: 'precache' });

afterEach(() => vi.unstubAllGlobals());

describe('a file for the precache', () => {
  it('is kept as the build wrote it, without another request', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    expect(await (await keep(script(CODE)))?.text()).toBe(CODE);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['a block page with status 200', blockPage()],
    ['other code', script('export const a = 2;')],
    ['half of a file', script(CODE.slice(0, 9))],
    ['the right bytes as text', new Response(CODE, { headers: { 'content-type': 'text/plain' } })],
  ])('%s in its place is fetched again past the browser’s cache, and then kept', async (_name, wrong) => {
    const fetched = vi.fn(async () => script(CODE));
    vi.stubGlobal('fetch', fetched);
    expect(await (await keep(wrong))?.text()).toBe(CODE);
    expect(fetched).toHaveBeenCalledWith(new URL(request.url), { cache: 'reload', credentials: 'same-origin' });
  });

  it('staying wrong is not kept, so that the install fails', async () => {
    vi.stubGlobal('fetch', async () => blockPage());
    expect(await keep(blockPage())).toBeNull();
  });

  it('stored wrong by an earlier worker is not used by an install, and read unchecked by pages', async () => {
    expect(await reuse(blockPage())).toBeNull();
    expect(await (await reuse(script(CODE)))?.text()).toBe(CODE);
    expect(await reuse(blockPage(), { type: 'fetch' } as ExtendableEvent)).not.toBeNull();
  });
});

it('every kind of file in the precache has its type', () => {
  const types = ['js text/javascript', 'css text/css', 'html text/html', 'svg image/svg+xml', 'png image/png', 'woff2 font/woff2'];
  for (const [end, type = ''] of types.map((row) => row.split(' '))) {
    const url = new URL(`/x.${end}`, ORIGIN);
    expect(hasRightType(url, new Response('', { headers: { 'content-type': type } }))).toBe(true);
    expect(hasRightType(url, new Response('', { headers: { 'content-type': 'application/json' } }))).toBe(false);
  }
});
