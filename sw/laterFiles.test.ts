import { describe, expect, it } from 'vitest';
import { laterKey } from '../core/wire/precache.ts';
import { createLaterFiles } from './laterFiles.ts';

const ORIGIN = 'https://tsb.test';

/** A browser's cache, and a server with these files; what is not there cannot be reached. */
function device(server: Record<string, string>, stored: readonly string[] = []) {
  const rows = new Map(stored.map((key) => [key, new Response(key)]));
  const cache = {
    keys: async () => [...rows.keys()].map((key) => new Request(ORIGIN + key)),
    put: async (key: string, response: Response) => void rows.set(key, response),
    delete: async ({ url }: Request) => rows.delete(url.slice(ORIGIN.length)),
  } as unknown as Cache;
  const fetched: string[] = [];
  const files = createLaterFiles(
    [
      { url: 'assets/a-1.js', revision: null },
      { url: 'assets/b-1.js', revision: null },
      { url: 'fonts/inter.woff2', revision: 'r2' },
    ],
    {
      origin: ORIGIN,
      keyOf: laterKey,
      open: async () => cache,
      fetch: async (address) => {
        fetched.push(address);
        const body = server[address];
        if (body === undefined) throw new TypeError('no network');
        return new Response(body);
      },
      isRight: async (_url, response) => (await response.clone().text()) === 'right',
    },
  );
  return { files, fetched, rows };
}
const SERVER = { '/assets/a-1.js': 'right', '/assets/b-1.js': 'right', '/fonts/inter.woff2': 'right' };

describe('the files that come when the browser is idle', () => {
  it('are fetched once, those that are missing, and found by their path', async () => {
    const { files, fetched, rows } = device(SERVER, ['/assets/a-1.js']);
    await Promise.all([files.fill(), files.fill()]);
    expect(fetched.sort()).toEqual(['/assets/b-1.js', '/fonts/inter.woff2']);
    for (const path of Object.keys(SERVER)) expect(rows.has(files.keyOf(path) ?? ''), path).toBe(true);
    expect(files.keyOf('/assets/other-1.js')).toBeNull();
    await files.fill();
    expect(fetched).toHaveLength(2);
  });

  it('are none that the build did not write, and the fill ends quietly without a network', async () => {
    const { files, rows } = device({ '/assets/a-1.js': '<h1>Hotel</h1>', '/assets/b-1.js': 'right' });
    await files.fill();
    expect([...rows.keys()]).toEqual(['/assets/b-1.js']);
  });

  it('replace those of another build, and stay where they are the same', async () => {
    const { files, rows } = device(SERVER, ['/assets/a-1.js', '/assets/a-0.js', '/fonts/inter.woff2?revision=r1']);
    await files.tidy();
    expect([...rows.keys()]).toEqual(['/assets/a-1.js']);
    expect(rows.has(files.keyOf('/fonts/inter.woff2') ?? '')).toBe(false);
  });
});
