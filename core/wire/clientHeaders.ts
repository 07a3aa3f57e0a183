/** Headers of every GraphQL request, and keys of a websocket's connection_init. The specification names them only in words. */
export const CLIENT_HEADERS = {
  platform: 'x-platform',
  appVersion: 'x-app-version',
  app: 'x-app',
  client: 'x-client',
  installId: 'x-install-id',
} as const;
