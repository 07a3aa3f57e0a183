import { CLIENT_HEADERS } from '../../../core/headers.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { BRAND_CODES, type BrandCode } from '../../platform/brands.ts';

/** What a client says about itself (specification, section 7): headers over HTTP, the same keys in connection_init over a socket. */
export interface ClientHeaders {
  readonly platform: string | null;
  readonly appVersion: string | null;
  readonly app: BrandCode | null;
  readonly client: string | null;
  readonly installId: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const PATTERNS = {
  [CLIENT_HEADERS.platform]: /^web$/,
  [CLIENT_HEADERS.appVersion]: /^[\w.+-]{1,64}$/,
  [CLIENT_HEADERS.app]: new RegExp(`^(${BRAND_CODES.join('|')})$`),
  [CLIENT_HEADERS.client]: /^slipstream-web$/,
  [CLIENT_HEADERS.installId]: UUID,
} as const;

export type ClientHeaderName = keyof typeof PATTERNS;

const NAMES = Object.keys(PATTERNS) as ClientHeaderName[];

/**
 * Checks the five headers. A malformed one is always refused; a missing one only when they are `required` (production), so that curl works
 * against a development server.
 * @returns the first wrong header as the failure.
 */
export function readClientHeaders(
  value: (name: ClientHeaderName) => unknown,
  required: boolean,
): Result<ClientHeaders, ClientHeaderName> {
  const found: Partial<Record<ClientHeaderName, string>> = {};
  for (const name of NAMES) {
    const given = value(name);
    if (given === undefined || given === null) {
      if (required) return err(name);
    } else if (typeof given !== 'string' || !PATTERNS[name].test(given)) return err(name);
    else found[name] = given;
  }
  const app = found[CLIENT_HEADERS.app];
  return ok({
    platform: found[CLIENT_HEADERS.platform] ?? null,
    appVersion: found[CLIENT_HEADERS.appVersion] ?? null,
    app: BRAND_CODES.find((code) => code === app) ?? null,
    client: found[CLIENT_HEADERS.client] ?? null,
    installId: found[CLIENT_HEADERS.installId] ?? null,
  });
}
