import { GRAPHQL_PATH } from '../../../core/apiPaths.ts';

/** Whether the path is a call of the app to the API, and not a page, a file, the sandbox or a probe. `path` has no query. */
export function isAppTraffic(path: string): boolean {
  return path === GRAPHQL_PATH || path.startsWith(`${GRAPHQL_PATH}/`) || path.startsWith('/api/') || path.startsWith('/i/');
}

/** Whether the path belongs to the API. An unknown path among these is 404, not a page. */
export function isApiPath(path: string): boolean {
  return isAppTraffic(path) || /^\/(?:api|i|sandbox|healthz|readyz)(?:\/|$)/.test(path);
}

export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
