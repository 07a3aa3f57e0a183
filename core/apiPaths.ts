/** Where the API is asked, for client, worker and server alike. The specification gives no path for these two, so this is where they are set. */
export const GRAPHQL_PATH = '/graphql';
export const TOKEN_PATH = '/api/identity/token';
