import { AUTHORIZE_PATH, OAUTH_CALLBACK_PATH } from '../../../core/wire/apiPaths.ts';
import type { BrandCode } from '../../platform/brands.ts';
import type { Config } from '../../platform/config.ts';
import type { HostRule } from '../../platform/hosts.ts';

/** The ports that this server listens on. */
export interface Ports {
  readonly app: number;
  readonly identity: number;
  /** The port of the game server; null: none runs here. */
  readonly games?: number | null;
  /** The port of the payment gateway; null: none runs here. */
  readonly payments?: number | null;
  /** The port of the sandbox's streams; null: none are served here. */
  readonly streams?: number | null;
}

/** The app and the identity server have origins of their own; each names the other's. */
export interface Origins {
  /** The issuer of a brand, for a page of the app's origin. */
  identity(appOrigin: string, brand: BrandCode): string;
  /** As `identity`, for a request to either of the two. */
  issuer(request: { readonly protocol: string; readonly host: string }, brand: BrandCode): string;
  authorizeUrl(appOrigin: string, brand: BrandCode): string;
  /** Where games run, for a page of the app's origin: the configured origin, else the game server's port. Null: nowhere. */
  games(appOrigin: string): string | null;
  /** Where payments have their pages, in the same way. */
  payments(appOrigin: string): string | null;
  /** The base URL of live streaming queries, in the same way. */
  streams(appOrigin: string): string | null;
  /** Where the brand's app may be answered. */
  appRedirects(brand: BrandCode, scheme: string): readonly string[];
}

function hostOf({ name, port }: HostRule, anyPort: number): string {
  if (port === '') return name;
  return `${name}:${port === 'any' ? anyPort : port}`;
}

export function createOrigins(
  config: Pick<Config, 'hosts' | 'identityHosts' | 'brand' | 'gamesOrigin' | 'paymentsOrigin' | 'streamingOrigin'>,
  ports: Ports,
): Origins {
  const isOf = (brand: BrandCode) => (rule: HostRule) => (rule.brand ?? config.brand) === brand;

  function identity(appOrigin: string, brand: BrandCode): string {
    const { protocol, hostname } = new URL(appOrigin);
    const rule = config.identityHosts?.find(isOf(brand));
    return `${protocol}//${rule ? hostOf(rule, ports.identity) : `${hostname}:${ports.identity}`}`;
  }

  /** A program beside this server has the host of the app's page. */
  function beside(appOrigin: string, port: number | null | undefined): string | null {
    const { protocol, hostname } = new URL(appOrigin);
    return port == null ? null : `${protocol}//${hostname}:${port}`;
  }

  return {
    identity,
    games: (appOrigin) => config.gamesOrigin ?? beside(appOrigin, ports.games),
    payments: (appOrigin) => config.paymentsOrigin ?? beside(appOrigin, ports.payments),
    streams: (appOrigin) => config.streamingOrigin ?? beside(appOrigin, ports.streams),
    issuer: ({ protocol, host }, brand) => identity(`${protocol}://${host}`, brand),
    authorizeUrl: (appOrigin, brand) => identity(appOrigin, brand) + AUTHORIZE_PATH,
    appRedirects: (brand, scheme) =>
      config.hosts.filter(isOf(brand)).map((rule) => `${scheme}://${hostOf(rule, ports.app)}${OAUTH_CALLBACK_PATH}`),
  };
}
