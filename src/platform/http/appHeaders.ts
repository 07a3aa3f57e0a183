import { CLIENT_HEADERS } from '../../../core/wire/clientHeaders.ts';

/** The app's facts in every GraphQL request, and in every websocket's connection_init (specification, section 7). */
export interface AppFacts {
  readonly brand: string;
  readonly version: string;
  readonly installId: string;
}

export type Authorization =
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'anonymous'; readonly token: string }
  | { readonly kind: 'none' };

export function appHeaders(facts: AppFacts, authorization: Authorization): Record<string, string> {
  return {
    [CLIENT_HEADERS.platform]: 'web',
    [CLIENT_HEADERS.appVersion]: facts.version,
    [CLIENT_HEADERS.app]: facts.brand,
    [CLIENT_HEADERS.client]: 'slipstream-web',
    [CLIENT_HEADERS.installId]: facts.installId,
    ...authorizationHeader(authorization),
  };
}

function authorizationHeader(authorization: Authorization): Record<string, string> {
  if (authorization.kind === 'none') return {};
  const scheme = authorization.kind === 'bearer' ? 'Bearer' : 'Anonymous';
  return { authorization: `${scheme} ${authorization.token}` };
}
