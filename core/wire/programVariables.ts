/** What the programs beside the server read. The server hands these on to those that it starts, and takes none of them for a misspelt one. */
export const GAME_SERVER_VARIABLES = [
  'GAMES_PORT',
  'HOST',
  'GAMES_DATA_DIR',
  'WALLET_ORIGIN',
  'GAME_SERVER_ID',
  'GAME_SERVER_SECRET',
  'APP_ORIGINS',
  'GAMES_OPENS_PER_MINUTE',
  'GAMES_CALLS_PER_ADDRESS',
  'GAMES_CALLS_PER_SESSION',
  'TRUSTED_PROXIES',
  'LOG_LEVEL',
] as const;

export const PAYMENT_GATEWAY_VARIABLES = [
  'PAYMENTS_PORT',
  'HOST',
  'PAYMENTS_DATA_DIR',
  'PAYMENTS_ORIGIN',
  'PAYMENT_GATEWAY_SECRET',
  'PAYMENT_WEBHOOK_URL',
  'PAYMENT_WEBHOOK_SECRET',
  'APP_ORIGINS',
  'PAYMENTS_PACE_MS',
  'PAYMENTS_CALLS_PER_ADDRESS',
  'TRUSTED_PROXIES',
  'LOG_LEVEL',
] as const;
