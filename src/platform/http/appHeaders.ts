/** What every GraphQL request says about the app, and every websocket in its connection_init (specification, section 7). */
export interface AppFacts {
  readonly brand: string;
  readonly version: string;
  readonly installId: string;
}

/** The document names these headers in words only, so their names are configuration. */
const HEADER_NAMES = {
  platform: 'x-platform',
  appVersion: 'x-app-version',
  app: 'x-app',
  client: 'x-client',
  installId: 'x-install-id',
  authorization: 'authorization',
} as const;

export type Authorization =
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'anonymous'; readonly token: string }
  | { readonly kind: 'none' };

export function appHeaders(facts: AppFacts, authorization: Authorization): Record<string, string> {
  return {
    [HEADER_NAMES.platform]: 'web',
    [HEADER_NAMES.appVersion]: facts.version,
    [HEADER_NAMES.app]: facts.brand,
    [HEADER_NAMES.client]: 'slipstream-web',
    [HEADER_NAMES.installId]: facts.installId,
    ...authorizationHeader(authorization),
  };
}

function authorizationHeader(authorization: Authorization): Record<string, string> {
  if (authorization.kind === 'none') return {};
  const scheme = authorization.kind === 'bearer' ? 'Bearer' : 'Anonymous';
  return { [HEADER_NAMES.authorization]: `${scheme} ${authorization.token}` };
}
