/**
 * What the specification leaves open or gives two readings of. The operator chooses by environment variables: at the build for the app and
 * its worker, at the start for the server.
 */
export interface Settings {
  /** Which answers with maintenance headers begin a maintenance: those with a status of 500 and up, or any. */
  readonly maintenanceReading: 'errors' | 'any';
  /** What the websocket does after its two retries: tries again at its own pace, or gives the subscription up until the page asks anew. */
  readonly socketAfterRetries: 'keep-trying' | 'stop';
  /** What UNAUTHORIZED_REGION means: use the addresses that came with it and repeat the request, or log the player out. */
  readonly unauthorizedRegion: 'retry' | 'log-out';
  /** Headers of every GraphQL request, and keys of a websocket's connection_init. */
  readonly clientHeaders: ClientHeaderNames;
}

export interface ClientHeaderNames {
  readonly platform: string;
  readonly appVersion: string;
  readonly app: string;
  readonly client: string;
  readonly installId: string;
}

export const DEFAULT_SETTINGS: Settings = {
  maintenanceReading: 'errors',
  socketAfterRetries: 'keep-trying',
  unauthorizedRegion: 'retry',
  clientHeaders: {
    platform: 'x-platform',
    appVersion: 'x-app-version',
    app: 'x-app',
    client: 'x-client',
    installId: 'x-install-id',
  },
};

const HEADER_NAME = /^[a-z][a-z0-9-]{0,63}$/;

function oneOf<Value extends string>(name: string, text: string | undefined, values: readonly Value[], otherwise: Value): Value {
  if (text === undefined) return otherwise;
  const value = values.find((known) => known === text);
  if (value === undefined) throw new Error(`Environment variable ${name} is not usable: it is one of ${values.join(', ')}.`);
  return value;
}

function headerNames(text: string | undefined): ClientHeaderNames {
  const names: Record<string, string> = { ...DEFAULT_SETTINGS.clientHeaders };
  for (const pair of text === undefined ? [] : text.split(',')) {
    const [field = '', name = ''] = pair.split('=').map((part) => part.trim());
    if (!(field in names) || !HEADER_NAME.test(name))
      throw new Error('Environment variable CLIENT_HEADERS is not usable: it names headers such as platform=x-platform,app=x-app.');
    names[field] = name;
  }
  if (new Set(Object.values(names)).size < Object.keys(names).length)
    throw new Error('Environment variable CLIENT_HEADERS is not usable: it names one header twice.');
  return names as unknown as ClientHeaderNames;
}

/** @throws Error with one sentence naming the invalid variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return {
    maintenanceReading: oneOf('MAINTENANCE_READING', environment.MAINTENANCE_READING, ['errors', 'any'], 'errors'),
    socketAfterRetries: oneOf('SOCKET_AFTER_RETRIES', environment.SOCKET_AFTER_RETRIES, ['keep-trying', 'stop'], 'keep-trying'),
    unauthorizedRegion: oneOf('UNAUTHORIZED_REGION', environment.UNAUTHORIZED_REGION, ['retry', 'log-out'], 'retry'),
    clientHeaders: headerNames(environment.CLIENT_HEADERS),
  };
}
