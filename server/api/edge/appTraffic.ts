import { GRAPHQL_PATH } from '../../../core/apiPaths.ts';

/** What the app asks the API for, as against pages and files, the sandbox and probes. `path` is without its query. */
export function isAppTraffic(path: string): boolean {
  return path === GRAPHQL_PATH || path.startsWith(`${GRAPHQL_PATH}/`) || path.startsWith('/api/') || path.startsWith('/i/');
}

/** Paths that belong to the API in any case: what is not found there is no page. */
export function isApiPath(path: string): boolean {
  return isAppTraffic(path) || /^\/(?:api|i|sandbox|healthz|readyz)(?:\/|$)/.test(path);
}

export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
