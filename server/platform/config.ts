import { z } from 'zod';
import { CURRENCIES, type Currency } from '../../core/money.ts';

export const BRAND_CODES = ['espnbet', 'tsb', 'hwc', 'tsc'] as const;
export type BrandCode = (typeof BRAND_CODES)[number];

export const ENVIRONMENTS = ['development', 'staging', 'demo', 'audit1', 'uat', 'production-support', 'production'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url().optional(),
  REDIS_URL: z.url().optional(),
  BRAND: z.enum(BRAND_CODES).default('tsb'),
  SLIPSTREAM_ENVIRONMENT: z.enum(ENVIRONMENTS).default('development'),
  MOBILE_REDIRECT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CURRENCY: z.enum(CURRENCIES).default('USD'),
  SANDBOX: flag.default(false),
  NODE_ENV: z.string().default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ODDS_API_KEY: z.string().optional(),
  LOGIN_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  LOGIN_FAILURES_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  LOGIN_QUEUE: z.coerce.number().int().min(0).default(32),
  SESSION_RETENTION_DAYS: z.coerce.number().int().min(1).default(400),
  SECURE_COOKIES: z.enum(['auto', 'always']).default('auto'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Any PostgreSQL; null starts the embedded one in dataDir. */
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** What `localhost` alone serves. */
  readonly brand: BrandCode;
  /** Which of the operator's environments this is. The sandbox is never open in the last of them. */
  readonly environment: EnvironmentName;
  /** Where phones and tablets are sent from every page but a few; null: they are served here. */
  readonly mobileRedirectUrl: string | null;
  /** What all money is in; a database keeps the one it began with (store/ledger/keptCurrency.ts). */
  readonly currency: Currency;
  readonly sandbox: boolean;
  /** Known query hashes only, no developer's screens. */
  readonly production: boolean;
  readonly logLevel: string;
  readonly oddsApiKey: string | null;
  readonly login: {
    /** Log-ins from one address, right and wrong. */
    readonly attemptsPerMinute: number;
    /** Wrong ones among them. */
    readonly failuresPerMinute: number;
    /** How many may wait in this process for their password to be checked. */
    readonly queue: number;
  };
  /** How long the record of an ended session is kept. */
  readonly sessionRetentionDays: number;
  /** `auto`: cookies are Secure everywhere but on a loopback name that was asked over plain http. */
  readonly secureCookies: 'auto' | 'always';
}

/** @throws Error with one sentence naming the variable that is wrong. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`Environment variable ${issue?.path.join('.') ?? ''} is not usable: ${issue?.message ?? 'unknown reason'}.`);
  }
  const values = parsed.data;
  if (values.SANDBOX && values.SLIPSTREAM_ENVIRONMENT === 'production')
    throw new Error('Environment variable SANDBOX is not usable: there is no sandbox in the environment production.');
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    brand: values.BRAND,
    environment: values.SLIPSTREAM_ENVIRONMENT,
    mobileRedirectUrl: values.MOBILE_REDIRECT_URL ?? null,
    currency: values.CURRENCY,
    sandbox: values.SANDBOX,
    production: values.NODE_ENV === 'production',
    logLevel: values.LOG_LEVEL,
    oddsApiKey: values.ODDS_API_KEY ?? null,
    login: {
      attemptsPerMinute: values.LOGIN_ATTEMPTS_PER_MINUTE,
      failuresPerMinute: values.LOGIN_FAILURES_PER_MINUTE,
      queue: values.LOGIN_QUEUE,
    },
    sessionRetentionDays: values.SESSION_RETENTION_DAYS,
    secureCookies: values.SECURE_COOKIES,
  };
}
