import type { ClientHeaderNames } from '../../../core/settings.ts';
import { settings } from '../settings.ts';

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

export function appHeaders(
  facts: AppFacts,
  authorization: Authorization,
  names: ClientHeaderNames = settings.clientHeaders,
): Record<string, string> {
  return {
    [names.platform]: 'web',
    [names.appVersion]: facts.version,
    [names.app]: facts.brand,
    [names.client]: 'slipstream-web',
    [names.installId]: facts.installId,
    ...authorizationHeader(authorization),
  };
}

function authorizationHeader(authorization: Authorization): Record<string, string> {
  if (authorization.kind === 'none') return {};
  const scheme = authorization.kind === 'bearer' ? 'Bearer' : 'Anonymous';
  return { authorization: `${scheme} ${authorization.token}` };
}
