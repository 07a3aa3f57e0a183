/** Where the API is asked, for client, worker and server alike. The specification gives no path for these, so this is where they are set. */
export const GRAPHQL_PATH = '/graphql';
/** Events of clients, error reports among them. */
export const ANALYTICS_PATH = '/api/analytics';
export const TOKEN_PATH = '/api/identity/token';

/** Paths whose answers come from the application itself: their silence is evidence, and the end of a maintenance shows in them. */
export function isApplicationPath(pathname: string): boolean {
  return pathname === GRAPHQL_PATH || pathname.startsWith('/api/') || pathname.startsWith('/i/');
}
