/** Names of headers that one side writes and another reads. The specification names most of them in words only, so they are set here; those of maintenance in maintenance.ts. */

/** What every request of the app says about it; over a websocket the same keys in connection_init. */
export const CLIENT_HEADERS = {
  platform: 'x-platform',
  appVersion: 'x-app-version',
  app: 'x-app',
  client: 'x-client',
  installId: 'x-install-id',
} as const;

/** Where the player seems to be, when asking for a token. */
export const REGION_HEADER = 'x-region-code';
export const COUNTRY_HEADER = 'x-country-code';

/** `cookie`: the refresh token stays in an HttpOnly cookie. A foreign page cannot set it without the browser asking the server first. */
export const TOKEN_TRANSPORT_HEADER = 'x-token-transport';

/** Set by the worker on what it answers out of its cache: such an answer proves nothing about the network. */
export const SERVED_FROM_CACHE_HEADER = 'x-slipstream-cache';

/** What opens the sandbox where it needs a token, besides `authorization: Bearer`. */
export const SANDBOX_TOKEN_HEADER = 'x-sandbox-token';
