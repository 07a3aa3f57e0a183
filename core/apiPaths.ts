/** Where the API is asked, for client, worker and server alike. The specification gives no path for these, so this is where they are set. */
export const GRAPHQL_PATH = '/graphql';
/** Events of clients, error reports among them. */
export const ANALYTICS_PATH = '/api/analytics';
export const TOKEN_PATH = '/api/identity/token';
