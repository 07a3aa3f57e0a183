import { err, ok, type Result } from '../../../core/result.ts';
import { CLIENT_HEADERS } from '../../../core/wire/clientHeaders.ts';
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

const PATTERNS: Readonly<Record<keyof typeof CLIENT_HEADERS, RegExp>> = {
  platform: /^web$/,
  appVersion: /^[\w.+-]{1,64}$/,
  app: new RegExp(`^(${BRAND_CODES.join('|')})$`),
  client: /^slipstream-web$/,
  installId: UUID,
};

const FIELDS = Object.keys(PATTERNS) as (keyof typeof CLIENT_HEADERS)[];

/**
 * Checks the five headers. A malformed one is always refused; a missing one only when they are `required` (production), so that curl works
 * against a development server.
 * @returns the name of the first wrong header as the failure.
 */
export function readClientHeaders(value: (name: string) => unknown, required: boolean): Result<ClientHeaders, string> {
  const found: Partial<Record<keyof typeof CLIENT_HEADERS, string>> = {};
  for (const field of FIELDS) {
    const name = CLIENT_HEADERS[field];
    const given = value(name);
    if (given === undefined || given === null) {
      if (required) return err(name);
    } else if (typeof given !== 'string' || !PATTERNS[field].test(given)) return err(name);
    else found[field] = given;
  }
  return ok({
    platform: found.platform ?? null,
    appVersion: found.appVersion ?? null,
    app: BRAND_CODES.find((code) => code === found.app) ?? null,
    client: found.client ?? null,
    installId: found.installId ?? null,
  });
}
