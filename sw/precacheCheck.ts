import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PRECACHE_DIGEST_BYTES, type PrecachedFile } from '../core/wire/precache.ts';

/** The media type that a browser needs to use a file, by the end of its name. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/i,
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
  svg: /^image\/svg\+xml\b/i,
  png: /^image\/png\b/i,
  woff2: /^font\/woff2\b/i,
};

/** Whether an answer has the type that its address promises. */
export function hasRightType(url: URL, response: Pick<Response, 'headers'>): boolean {
  const wanted = TYPES[url.pathname.split('.').pop() ?? ''];
  return wanted === undefined || wanted.test(response.headers.get('content-type') ?? '');
}

async function digestOf(response: Response): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return btoa(String.fromCharCode(...hash.subarray(0, PRECACHE_DIGEST_BYTES)));
}

/** Whether an answer is the build's own file of its address. */
export function buildsOwn(files: readonly PrecachedFile[], origin: string): (url: URL, response: Response) => Promise<boolean> {
  const digests = new Map(files.map(({ url, digest }) => [new URL(url, origin).pathname, digest]));
  return async (url, response) => {
    if (response.status !== 200 || !hasRightType(url, response)) return false;
    const digest = digests.get(url.pathname);
    return digest === undefined || (await digestOf(response.clone())) === digest;
  };
}

/**
 * Lets only the build's own files into the precache. A file that is not what the build wrote is fetched once more, past the browser's cache; if
 * that is wrong too, the install fails, the page's old worker stays, and the browser tries again. A wrong file that an earlier worker has
 * stored under the same name is fetched anew.
 */
export function precacheCheck(isRight: ReturnType<typeof buildsOwn>): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
      if (cachedResponse === undefined || event.type !== 'install') return cachedResponse;
      return (await isRight(new URL(request.url), cachedResponse)) ? cachedResponse : null;
    },
    cacheWillUpdate: async ({ response, request }) => {
      const url = new URL(request.url);
      if (await isRight(url, response)) return response;
      const again = await fetch(url, { cache: 'reload', credentials: 'same-origin' });
      return (await isRight(url, again)) ? again : null;
    },
  };
}
