import { z } from 'zod';
import { HIGHLIGHT_MS } from '../../core/highlight.ts';
import { CURRENCIES, type Currency, MAXIMUM_BET_CENTS, MINIMUM_BET_CENTS } from '../../core/money.ts';
import { SAMPLE_BUCKETS } from '../../core/sampling.ts';
import { SEARCH_MINIMUM_LENGTH } from '../../core/search.ts';
import { readSettings, type Settings } from '../../core/settings.ts';
import { MAXIMUM_PARLAY_LEGS, MAXIMUM_SELECTIONS } from '../../core/slipLimits.ts';
import { BRAND_CODES, type BrandCode } from './brands.ts';
import { type GeolocationInstaller, parseInstallers } from './geolocationInstallers.ts';
import { type HostRule, isLocalName, localHosts, parseHosts } from './hosts.ts';
import { type ImageLists, imageListsOf, names } from './imageLists.ts';
import { type Limits, limitsOf, limitVariables } from './limits.ts';
import { parseProxies } from './proxies.ts';

export const ENVIRONMENTS = ['development', 'staging', 'demo', 'audit1', 'uat', 'production-support', 'production'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** @param parse returns null for an unusable text. */
function read<Value>(parse: (text: string) => Value | null, message: string) {
  return z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** `name=value` pairs, separated by commas, with URL-encoded values: OpenTelemetry's own format. Null: not readable. */
function parseHeaders(text: string): Readonly<Record<string, string>> | null {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair));
  if (pairs.some((pair) => pair === null)) return null;
  try {
    return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')]));
  } catch {
    return null;
  }
}

/** Origins, separated by commas, each without a path. Null: not readable. */
function parseOrigins(text: string): readonly string[] | null {
  const origins = text.split(',').map((origin) => origin.trim());
  const isOrigin = (origin: string): boolean =>
    /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  return origins.every(isOrigin) ? origins : null;
}

/** `id=secret` pairs of game servers, separated by commas. Null: not readable, or a secret is short. */
function parseGameServers(text: string): ReadonlyMap<string, string> | null {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]{1,40})=([\x21-\x2b\x2d-\x7e]{16,200})\s*$/.exec(pair));
  if (pairs.some((pair) => pair === null)) return null;
  return new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
}

/** `name=key` pairs, separated by commas, the newest first; `database` alone is the key in the database. Null: not readable. */
function parseTokenKeys(text: string): readonly ConfiguredKey[] | null {
  const keys = text.split(',').map((pair): ConfiguredKey | null => {
    const [, kid = '', , secret] = /^\s*([\w.-]{1,40})(=([\w-]{43,}))?\s*$/.exec(pair) ?? [];
    if (kid === '' || (secret === undefined) !== (kid === DATABASE_KEY)) return null;
    return { kid, key: secret === undefined ? null : Buffer.from(secret, 'base64url') };
  });
  const usable = keys.filter((key) => key !== null);
  return usable.length === keys.length && new Set(usable.map(({ kid }) => kid)).size === keys.length ? usable : null;
}

/** Codes of brands, separated by commas. Null: one is unknown. */
function parseBrands(text: string): readonly BrandCode[] | null {
  const codes = text.split(',').map((code) => code.trim());
  return codes.every((code) => BRAND_CODES.includes(code)) ? codes : null;
}

/** The name of the key that the first server has put into the database. */
export const DATABASE_KEY = 'database';

/** A key of access tokens, or of links to shared bets. `key` null: the one in the database. */
export interface ConfiguredKey {
  readonly kid: string;
  readonly key: Uint8Array | null;
}

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  APP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  IDENTITY_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url().optional(),
  DATABASE_MIGRATE_URL: z.url().optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(1_000).default(8),
  REDIS_URL: z.url().optional(),
  BRAND: z.enum(BRAND_CODES).default('tsb'),
  SLIPSTREAM_ENVIRONMENT: z.enum(ENVIRONMENTS).default('development'),
  NAV_ICONS_URL: z.url({ protocol: /^https?$/ }).optional(),
  MOBILE_REDIRECT_URL: z.url({ protocol: /^https?$/ }).optional(),
  REGION_REDIRECT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CURRENCY: z.enum(CURRENCIES).default('USD'),
  MINIMUM_STAKE_CENTS: z.coerce.number().int().min(1).max(MAXIMUM_BET_CENTS).optional(),
  MAXIMUM_PARLAY_LEGS: z.coerce.number().int().min(2).max(MAXIMUM_SELECTIONS).default(MAXIMUM_PARLAY_LEGS),
  PARLAY_PLUS: z.enum(['off', 'reduce', 'refund']).default('reduce'),
  PROFIT_BOOST_CAP: z.enum(['stake', 'extra-win']).default('stake'),
  CASH_OUT_MARGIN_PERCENT: z.coerce.number().min(0).max(50).default(5),
  PLACEMENTS_PER_SECOND: z.coerce.number().min(0.01).max(1_000_000).default(10),
  PLACEMENT_BURST: z.coerce.number().int().min(1).max(1_000_000).default(100),
  SANDBOX: flag.default(false),
  NODE_ENV: z.string().default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ODDS_API_KEY: z.string().optional(),
  LIVE_PRICE_SECONDS: z.coerce.number().min(1).max(86_400).optional(),
  PLACE_DELAY_MS: z.coerce.number().int().min(0).max(30_000).optional(),
  ANALYTICS_FILE: z.string().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: read(parseHeaders, 'must be headers such as api-key=secret,x-tenant=a').optional(),
  MONITORING_SAMPLE_RATE: z.coerce.number().int().min(0).max(SAMPLE_BUCKETS).default(SAMPLE_BUCKETS),
  FRAME_ORIGINS: read(parseOrigins, 'must be origins such as https://pay.example.com,https://games.example.com').optional(),
  LOGO_ALLOW_LIST: names,
  LOGO_BLOCK_LIST: names,
  HEADSHOT_ALLOW_LIST: names,
  HEADSHOT_BLOCK_LIST: names,
  GEOLOCATION_INSTALLERS: read(
    parseInstallers,
    'must be installers of brands such as tsb/windows=https://cdn.example.com/a.exe|https://cdn.example.net/a.exe',
  ).optional(),
  SUPPORT_CHAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUPPORT_EMAIL: z.email().default('support@slipstream.test'),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ().-]{3,24}$/)
    .optional(),
  GAMES_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  GAME_SERVERS: read(parseGameServers, 'must be ids with secrets of at least 16 characters, such as studio=…').optional(),
  GAMES_ORIGIN: read(
    (text) => (parseOrigins(text)?.length === 1 ? text.trim() : null),
    'must be an origin such as https://games.example.com',
  ).optional(),
  FLAGS_POLL_SECONDS: z.coerce.number().int().min(1).max(3_600).optional(),
  ODDS_HIGHLIGHT_MS: z.coerce.number().int().min(500).max(10_000).default(HIGHLIGHT_MS),
  SEARCH_DEBOUNCE_MS: z.coerce.number().int().min(0).max(5_000).default(300),
  SEARCH_MINIMUM_LENGTH: z.coerce.number().int().min(1).max(20).default(SEARCH_MINIMUM_LENGTH),
  HEARTBEAT_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
  AUDIT_EVERY_SECONDS: z.coerce.number().int().min(1).max(86_400).default(300),
  LOGIN_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  LOGIN_FAILURES_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  LOGIN_QUEUE: z.coerce.number().int().min(0).default(32),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('no-reply@slipstream.test'),
  TOKEN_KEYS: read(parseTokenKeys, 'must be keys such as 2027a=…,database, each of at least 32 bytes in base64url').optional(),
  SHARE_KEYS: read(parseTokenKeys, 'must be keys such as 2027a=…,database, each of at least 32 bytes in base64url').optional(),
  SHARE_LINK_HOURS: z.coerce.number().int().min(1).max(8_760).default(168),
  SESSION_RETENTION_DAYS: z.coerce.number().int().min(1).default(400),
  SECURE_COOKIES: z.enum(['auto', 'always']).default('auto'),
  HOSTS: read((text) => parseHosts(text, BRAND_CODES), 'must be host names such as tsb=tsb.example.com').optional(),
  IDENTITY_HOSTS: read((text) => parseHosts(text, BRAND_CODES), 'must be host names such as tsb=id.tsb.example.com').optional(),
  LOG_IN_BY_REDIRECT: read(parseBrands, 'must be codes of brands such as tsb,hwc').optional(),
  TRUSTED_PROXIES: read(parseProxies, 'must be addresses or ranges such as 10.0.0.7,192.168.0.0/16').optional(),
  LINK_PROVIDER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  LINK_PROVIDER_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  LINK_PROVIDER_CLIENT_ID: z.string().min(1).max(200).optional(),
  SANDBOX_TOKEN: z.string().min(16).max(200).optional(),
  INTROSPECTION: flag.optional(),
  ...limitVariables,
});

const PARLAY_PLUS_RULES = { off: 'OFF', reduce: 'REDUCE', refund: 'REFUND' } as const;

type Values = z.infer<typeof environment>;

export interface Config {
  readonly port: number;
  /** Where browsers reach the app if another program stands in front, as in development; null: at `port`. */
  readonly appPort: number | null;
  /** Of the identity origin, where players log in by redirect. 0: any. Null: the next after `port`, and any where that is taken. */
  readonly identityPort: number | null;
  readonly host: string;
  readonly dataDir: string;
  /** Any PostgreSQL; null starts the embedded one in dataDir. */
  readonly databaseUrl: string | null;
  /** The same database as the role that owns its tables; null: the role of databaseUrl migrates. */
  readonly databaseMigrateUrl: string | null;
  /** The most that one server opens for requests and jobs. */
  readonly databaseConnections: number;
  readonly redisUrl: string | null;
  /** The brand of the host `localhost`. */
  readonly brand: BrandCode;
  /** The operator's environment. The sandbox is never open in the last of the list. */
  readonly environment: EnvironmentName;
  /** The base address of the CDN with the menus' icons, without a trailing slash; null: this server has them. */
  readonly navIconsUrl: string | null;
  /** Redirect target of phones and tablets for all pages but a few; null: the pages are served here. */
  readonly mobileRedirectUrl: string | null;
  /** Where visitors in US-PA are sent to; null: to the host of the variant's brand (api/edge/regions.ts). */
  readonly regionRedirectUrl: string | null;
  /** The currency of all money; a database stays with its first one (store/ledger/ledgerCurrency.ts). */
  readonly currency: Currency;
  readonly minimumStakeCents: number;
  /** The most legs of a parlay; at most MAXIMUM_SELECTIONS. */
  readonly maximumParlayLegs: number;
  /** Whether several legs of a game can be one bet, and what a push does: its leg is removed, or the stake is returned. */
  readonly parlayPlus: 'OFF' | 'REDUCE' | 'REFUND';
  /** What the maximum amount of a profit boost caps: the stake that it boosts, or what it adds. */
  readonly boostCap: 'STAKE' | 'EXTRA_WIN';
  /** The book's part of the fair value of a cashed-out bet, in hundredths of a percent. */
  readonly cashOutMarginHundredths: number;
  /** Placements a second that a player may request, and how many at once after a pause. */
  readonly placementsPerSecond: number;
  readonly placementBurst: number;
  readonly sandbox: boolean;
  /** Only known query hashes, and no developer screens. */
  readonly production: boolean;
  readonly logLevel: string;
  readonly oddsApiKey: string | null;
  /** Replaces every sport's age at which an in-play price is refused; null: by sport (domain/catalogue/liveRules.ts). */
  readonly livePriceMs: number | null;
  /** Replaces every sport's delay of an in-play bet; null: by sport. */
  readonly placeDelayMs: number | null;
  readonly analytics: {
    /** Events are appended to this file; null: they go to the log. */
    readonly file: string | null;
    /** An OpenTelemetry collector, which gets the events of the sample as log records; null: none. */
    readonly otlp: { readonly endpoint: string; readonly headers: Readonly<Record<string, string>> } | null;
    /** How many of 101 devices are in the sample. */
    readonly monitoringSampleRate: number;
  };
  /** Origins of the pages that may be embedded, whose messages the app answers. */
  readonly frameOrigins: readonly string[];
  readonly imageLists: ImageLists;
  readonly geolocationInstallers: readonly GeolocationInstaller[];
  /** The page of the support chat, which the app embeds; null: the sandbox's own, or none. */
  readonly supportChatUrl: string | null;
  /** How support is reached besides; a null phone: it is not. */
  readonly support: { readonly email: string; readonly phone: string | null };
  /** Where the casino's games run; null: where the server of this process listens, if it has one. */
  readonly gamesOrigin: string | null;
  /** Of the sandbox's own game server; null: three above the app's, or any where that is taken. */
  readonly gamesPort: number | null;
  /** Secrets of the game servers that may call the wallet, by their ids. */
  readonly gameServers: ReadonlyMap<string, string>;
  /** How often a visible page asks whether its feature flags have changed. */
  readonly flagsPollSeconds: number;
  /** How long the app highlights a moved price. */
  readonly oddsHighlightMs: number;
  readonly search: {
    /** How long the app waits after the last key before it searches. */
    readonly debounceMs: number;
    /** Characters of the shortest term that is searched. */
    readonly minimumLength: number;
  };
  /** The provider of accounts that players can link. */
  readonly linkProvider: {
    /** Of the sandbox's own provider; null: two above the app's. */
    readonly port: number | null;
    /** A real one, and the operator's client id there. Null: the sandbox's own, or none. */
    readonly real: { readonly issuer: string; readonly clientId: string } | null;
  };
  /** How often the app shows a player the time spent in the session. */
  readonly heartbeatSeconds: number;
  /** How often all money is recomputed from the ledger. */
  readonly auditEverySeconds: number;
  readonly login: {
    /** Log-ins from one address, successful and failed. */
    readonly attemptsPerMinute: number;
    /** Failed log-ins from one address. */
    readonly failuresPerMinute: number;
    /** Log-ins that may wait in this process for their password to be checked. */
    readonly queue: number;
  };
  readonly mail: {
    /** The mail server, with its user and password; null: no mail is sent. The sandbox stores mails instead of sending them. */
    readonly smtpUrl: string | null;
    readonly from: string;
  };
  /** The keys of access tokens, the one that signs first; the others are accepted. */
  readonly tokenKeys: readonly ConfiguredKey[];
  /** The keys of links to shared bets, in the same way. */
  readonly shareKeys: readonly ConfiguredKey[];
  /** How long such a link is good for. */
  readonly shareLinkHours: number;
  /** How long the record of an ended session is stored. */
  readonly sessionRetentionDays: number;
  /** `auto`: cookies are Secure, except on a loopback name over plain http. */
  readonly secureCookies: 'auto' | 'always';
  /** The host names of this server; a request for another one is refused. */
  readonly hosts: readonly HostRule[];
  /** The host names of the identity origin; null: those of the app, on the identity port. */
  readonly identityHosts: readonly HostRule[] | null;
  /** Brands whose app sends its players to the identity origin to log in, instead of asking for the password itself. */
  readonly logInByRedirect: readonly BrandCode[];
  /** Addresses and ranges whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** The token that callers of the sandbox must send; null: none, because only this machine can reach it. */
  readonly sandboxToken: string | null;
  /** Whether `__schema` and `__type` are allowed. */
  readonly introspection: boolean;
  /** What the build has too. */
  readonly settings: Settings;
  readonly limits: Limits;
}

/** Whether other machines can reach the server, by its own address or through a proxy. */
function isReachable({ HOST, HOSTS, IDENTITY_HOSTS, TRUSTED_PROXIES }: Values): boolean {
  const names = [...(HOSTS ?? []), ...(IDENTITY_HOSTS ?? [])];
  return !isLocalName(HOST) || TRUSTED_PROXIES !== undefined || names.some(({ name }) => !isLocalName(name));
}

/** @throws Error with one sentence naming the invalid variable. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`Environment variable ${issue?.path.join('.') ?? ''} is not usable: ${issue?.message ?? 'unknown reason'}.`);
  }
  const values = parsed.data;
  if (values.DATABASE_MIGRATE_URL !== undefined && values.DATABASE_URL === undefined)
    throw new Error('Environment variable DATABASE_MIGRATE_URL is not usable: it goes with DATABASE_URL.');
  if (values.SANDBOX && values.SLIPSTREAM_ENVIRONMENT === 'production')
    throw new Error('Environment variable SANDBOX is not usable: there is no sandbox in the environment production.');
  if (values.SANDBOX && values.SANDBOX_TOKEN === undefined && isReachable(values))
    throw new Error(
      'Environment variable SANDBOX_TOKEN is not usable: a sandbox that more than this machine can reach needs one of at least 16 characters.',
    );
  if ((values.LINK_PROVIDER_ISSUER === undefined) !== (values.LINK_PROVIDER_CLIENT_ID === undefined))
    throw new Error('Environment variable LINK_PROVIDER_ISSUER is not usable: it goes with LINK_PROVIDER_CLIENT_ID.');
  return {
    port: values.PORT,
    appPort: values.APP_PORT ?? null,
    identityPort: values.IDENTITY_PORT ?? null,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseMigrateUrl: values.DATABASE_MIGRATE_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    redisUrl: values.REDIS_URL ?? null,
    brand: values.BRAND,
    environment: values.SLIPSTREAM_ENVIRONMENT,
    navIconsUrl: values.NAV_ICONS_URL?.replace(/\/$/, '') ?? null,
    mobileRedirectUrl: values.MOBILE_REDIRECT_URL ?? null,
    regionRedirectUrl: values.REGION_REDIRECT_URL ?? null,
    currency: values.CURRENCY,
    minimumStakeCents: values.MINIMUM_STAKE_CENTS ?? MINIMUM_BET_CENTS[values.CURRENCY],
    maximumParlayLegs: values.MAXIMUM_PARLAY_LEGS,
    parlayPlus: PARLAY_PLUS_RULES[values.PARLAY_PLUS],
    boostCap: values.PROFIT_BOOST_CAP === 'stake' ? 'STAKE' : 'EXTRA_WIN',
    cashOutMarginHundredths: Math.round(values.CASH_OUT_MARGIN_PERCENT * 100),
    placementsPerSecond: values.PLACEMENTS_PER_SECOND,
    placementBurst: values.PLACEMENT_BURST,
    sandbox: values.SANDBOX,
    production: values.NODE_ENV === 'production',
    logLevel: values.LOG_LEVEL,
    oddsApiKey: values.ODDS_API_KEY ?? null,
    livePriceMs: values.LIVE_PRICE_SECONDS === undefined ? null : Math.round(values.LIVE_PRICE_SECONDS * 1_000),
    placeDelayMs: values.PLACE_DELAY_MS ?? null,
    analytics: {
      file: values.ANALYTICS_FILE ?? null,
      otlp:
        values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
          ? null
          : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {} },
      monitoringSampleRate: values.MONITORING_SAMPLE_RATE,
    },
    frameOrigins: values.FRAME_ORIGINS ?? [],
    imageLists: imageListsOf(values),
    geolocationInstallers: values.GEOLOCATION_INSTALLERS ?? [],
    supportChatUrl: values.SUPPORT_CHAT_URL ?? null,
    support: { email: values.SUPPORT_EMAIL, phone: values.SUPPORT_PHONE ?? null },
    gamesOrigin: values.GAMES_ORIGIN ?? null,
    gamesPort: values.GAMES_PORT ?? null,
    gameServers: values.GAME_SERVERS ?? new Map(),
    flagsPollSeconds: values.FLAGS_POLL_SECONDS ?? (values.SANDBOX ? 5 : 60),
    oddsHighlightMs: values.ODDS_HIGHLIGHT_MS,
    search: { debounceMs: values.SEARCH_DEBOUNCE_MS, minimumLength: values.SEARCH_MINIMUM_LENGTH },
    linkProvider: {
      port: values.LINK_PROVIDER_PORT ?? null,
      real:
        values.LINK_PROVIDER_ISSUER === undefined || values.LINK_PROVIDER_CLIENT_ID === undefined
          ? null
          : { issuer: values.LINK_PROVIDER_ISSUER, clientId: values.LINK_PROVIDER_CLIENT_ID },
    },
    heartbeatSeconds: values.HEARTBEAT_SECONDS,
    auditEverySeconds: values.AUDIT_EVERY_SECONDS,
    login: {
      attemptsPerMinute: values.LOGIN_ATTEMPTS_PER_MINUTE,
      failuresPerMinute: values.LOGIN_FAILURES_PER_MINUTE,
      queue: values.LOGIN_QUEUE,
    },
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    shareKeys: values.SHARE_KEYS ?? [{ kid: DATABASE_KEY, key: null }],
    shareLinkHours: values.SHARE_LINK_HOURS,
    tokenKeys: values.TOKEN_KEYS ?? [{ kid: DATABASE_KEY, key: null }],
    sessionRetentionDays: values.SESSION_RETENTION_DAYS,
    secureCookies: values.SECURE_COOKIES,
    hosts: values.HOSTS ?? localHosts(BRAND_CODES),
    identityHosts: values.IDENTITY_HOSTS ?? null,
    logInByRedirect: values.LOG_IN_BY_REDIRECT ?? [],
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    sandboxToken: values.SANDBOX_TOKEN ?? null,
    introspection: values.INTROSPECTION ?? values.SANDBOX,
    settings: readSettings(variables),
    limits: limitsOf(values),
  };
}
