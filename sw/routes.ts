import { GRAPHQL_PATH, isApplicationPath } from '../core/apiPaths.ts';

/** What is known of a request before anything is done about it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  /** The worker's own origin. */
  readonly origin: string;
  readonly isNavigation: boolean;
  readonly hasAuthorization: boolean;
}

/**
 * shell: the brand's page out of the precache · catalogue: network first, an earlier answer when there is none · observe: passed on
 * untouched, its outcome is evidence · asset: a hashed file, kept once seen · file: another file of the shell, out of the precache if it is
 * there · ignore: not the worker's business.
 */
export type Route = 'shell' | 'catalogue' | 'observe' | 'asset' | 'file' | 'ignore';

/** Never the app's own pages, though a browser may navigate to them. */
const NOT_THE_SHELL = /^\/(?:graphql|api\/|i\/|sandbox|healthz|readyz)/;

export function routeOf(request: SeenRequest, publicOperations: readonly string[]): Route {
  const { url } = request;
  if (url.origin !== request.origin) return 'ignore';
  if (request.isNavigation) {
    // What somebody searches for is part of the path and may end like a file.
    const isFile = !url.pathname.startsWith('/search') && /\.[a-z0-9]+$/i.test(url.pathname);
    return request.method === 'GET' && !isFile && !NOT_THE_SHELL.test(url.pathname) ? 'shell' : 'ignore';
  }
  if (isApplicationPath(url.pathname)) {
    const operation = url.searchParams.get('operationName') ?? '';
    const isPublic = request.method === 'GET' && !request.hasAuthorization && publicOperations.includes(operation);
    return url.pathname === GRAPHQL_PATH && isPublic ? 'catalogue' : 'observe';
  }
  if (request.method !== 'GET') return 'ignore';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  return /^\/(?:brands|fonts)\//.test(url.pathname) ? 'file' : 'ignore';
}

/**
 * Whether an answer may be kept for an offline reload: a whole success. Only answers to public queries get here; `private` on them keeps
 * shared caches out, which this is not.
 */
export function mayKeep(status: number, cacheControl: string | null, body: unknown): boolean {
  if (status !== 200 || /\bno-store\b/.test(cacheControl ?? '')) return false;
  return typeof body === 'object' && body !== null && 'data' in body && body.data !== null && !('errors' in body);
}
