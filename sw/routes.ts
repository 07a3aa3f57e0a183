import { GRAPHQL_PATH, isApplicationPath, MAINTENANCE_END_PATH } from '../core/wire/apiPaths.ts';
import { isPicture } from './pictures.ts';

/** The facts of a request that decide its route. */
export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  /** The worker's own origin. */
  readonly origin: string;
  readonly isNavigation: boolean;
  readonly hasAuthorization: boolean;
}

/**
 * shell: the brand's page from the precache · catalogue: network first, then the cached response · observe: passed on unchanged, the
 * outcome is evidence · asset: a hashed file, cached after the first fetch · picture: art, cached within bounds · file: another
 * file of the shell, from the precache if it is there · ignore: not handled by the worker.
 */
export type Route = 'shell' | 'catalogue' | 'observe' | 'asset' | 'picture' | 'file' | 'ignore';

/** Paths that never get the shell, even when a browser navigates to them. */
const NOT_THE_SHELL = /^\/(?:graphql|api\/|i\/|ofrep\/|sandbox|healthz|readyz)/;

/** What requests of pages are never handled, as patterns of paths. */
export const IGNORED_PATHS = ['/healthz', MAINTENANCE_END_PATH, '/ofrep/*', '/sandbox/*'];

export function routeOf(request: SeenRequest, storedOperations: readonly string[]): Route {
  const { url } = request;
  if (url.origin !== request.origin) return 'ignore';
  if (request.isNavigation) {
    // A search term is part of the path and may end like a file name.
    const isFile = !url.pathname.startsWith('/search') && /\.[a-z0-9]+$/i.test(url.pathname);
    return request.method === 'GET' && !isFile && !NOT_THE_SHELL.test(url.pathname) ? 'shell' : 'ignore';
  }
  if (isApplicationPath(url.pathname)) {
    const operation = url.searchParams.get('operationName') ?? '';
    const isStored = request.method === 'GET' && !request.hasAuthorization && storedOperations.includes(operation);
    return url.pathname === GRAPHQL_PATH && isStored ? 'catalogue' : 'observe';
  }
  if (request.method !== 'GET') return 'ignore';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (isPicture(url.pathname)) return 'picture';
  return /^\/(?:brands|fonts)\//.test(url.pathname) ? 'file' : 'ignore';
}

/**
 * Whether a response may be cached for an offline reload: only a complete success. Only public queries get here; `private` on their
 * responses excludes shared caches, and this cache is not shared.
 */
export function mayKeep(status: number, cacheControl: string | null, body: unknown): boolean {
  if (status !== 200 || /\bno-store\b/.test(cacheControl ?? '')) return false;
  return typeof body === 'object' && body !== null && 'data' in body && body.data !== null && !('errors' in body);
}
