import { GRAPHQL_PATH } from '../../../core/wire/apiPaths.ts';

const APP_TRAFFIC = [`${GRAPHQL_PATH}/`, '/api/', '/i/', '/ofrep/'];

/** Whether the path is a call of the app to the API, and not a page, a file, the sandbox or a probe. `path` has no query. */
export function isAppTraffic(path: string): boolean {
  return path === GRAPHQL_PATH || APP_TRAFFIC.some((start) => path.startsWith(start));
}

/** Whether the path belongs to the API. An unknown path among these is 404, not a page. */
export function isApiPath(path: string): boolean {
  return isAppTraffic(path) || /^\/(?:api|i|ofrep|sandbox|healthz|readyz)(?:\/|$)/.test(path);
}

/** The path of a URL as the router reads it: decoded, so that no rule on a path can be avoided by its encoding. */
export function pathOf(url: string): string {
  const path = encodedPathOf(url);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function encodedPathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
