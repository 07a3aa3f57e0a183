import { SERVED_FROM_CACHE_HEADER } from '../core/wire/headers.ts';
import { mayKeep } from './routes.ts';

/** Responses recent enough to be useful for an offline reload. */
const MAXIMUM_ENTRIES = 80;

async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (!mayKeep(response.status, response.headers.get('cache-control'), body)) return;
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - MAXIMUM_ENTRIES))) await cache.delete(oldest);
}

async function earlier(cache: Cache, request: Request): Promise<Response | null> {
  const found = await cache.match(request, { ignoreVary: true });
  if (found === undefined) return null;
  const headers = new Headers(found.headers);
  headers.set(SERVED_FROM_CACHE_HEADER, 'hit');
  return new Response(found.body, { status: found.status, headers });
}

/**
 * Network first, then the cached response. A cached one is marked, so that pages do not count it as evidence or show its prices as live.
 * @param network fetches the request and records the outcome as evidence.
 */
export async function catalogueAnswer(
  cacheName: string,
  request: Request,
  network: (request: Request) => Promise<Response>,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const response = await network(request);
    const copy = response.clone();
    later(
      caches
        .open(cacheName)
        .then((cache) => keep(cache, request, copy))
        .catch(() => undefined),
    );
    return response;
  } catch (error) {
    const cache = await caches.open(cacheName);
    const found = await earlier(cache, request);
    if (found !== null) return found;
    throw error;
  }
}
