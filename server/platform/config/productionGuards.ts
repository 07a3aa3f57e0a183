import { isLocalName } from '../../../core/wire/localName.ts';
import { PASSWORD_COST } from './identity.ts';
import { isPlainWebAddress } from './reading.ts';

/** What a start in production refuses of a variable. docs/CONFIGURATION.md shows the table. */
export interface ProductionGuard {
  readonly names: readonly string[];
  /** Continues "production refuses". */
  readonly refuses: string;
  readonly why: string;
  /** Whether it holds with NODE_ENV=production in other environments, too. */
  readonly isRehearsed: boolean;
  /** Whether production refuses to be without it. */
  readonly isNeeded?: boolean;
  /** @param value usable, as its slice has found */
  isRefused(value: string): boolean;
}

/** A path: a socket in the file system. */
const isThisMachine = (host: string): boolean => host === '' || host.startsWith('/') || isLocalName(host);

/** Of several values of an option, PostgreSQL's client takes the last, and a host among them instead of that of the address. */
function isPlainDatabase(text: string): boolean {
  const { hostname, searchParams } = new URL(text);
  const isFar = [hostname, ...searchParams.getAll('host')].some((host) => !isThisMachine(host));
  return isFar && searchParams.getAll('sslmode').at(-1) !== 'verify-full';
}

function isPlainMail(text: string): boolean {
  const { protocol, hostname, searchParams } = new URL(text);
  return protocol === 'smtp:' && !isThisMachine(hostname) && searchParams.get('requireTLS') !== 'true';
}

function isPlainRedis(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'redis:' && !isThisMachine(hostname);
}

const isBelow = (least: number) => (value: string) => Number(value) < least;

export const PRODUCTION_GUARDS: readonly ProductionGuard[] = [
  {
    names: ['NODE_ENV'],
    refuses: 'any NODE_ENV but production, which it has without the variable',
    why: 'one switch says production',
    isRehearsed: false,
    isRefused: (value) => value !== 'production',
  },
  {
    names: ['SANDBOX'],
    refuses: 'a sandbox',
    why: 'it makes results, players and money',
    isRehearsed: false,
    isRefused: (value) => value === 'true',
  },
  {
    names: ['PASSWORD_MEMORY_KIB'],
    refuses: `less than ${PASSWORD_COST.memoryKib}`,
    why: 'stolen hashes are guessed faster',
    isRehearsed: true,
    isRefused: isBelow(PASSWORD_COST.memoryKib),
  },
  {
    names: ['PASSWORD_PASSES'],
    refuses: `less than ${PASSWORD_COST.passes}`,
    why: 'stolen hashes are guessed faster',
    isRehearsed: true,
    isRefused: isBelow(PASSWORD_COST.passes),
  },
  {
    names: ['DATABASE_KEYS'],
    refuses: 'to be without it',
    why: 'whoever reads a copy of the database can sign tokens',
    isRehearsed: false,
    isNeeded: true,
    isRefused: () => false,
  },
  {
    names: ['DATABASE_URL', 'DATABASE_MIGRATE_URL'],
    refuses: 'another machine without sslmode=verify-full',
    why: 'passwords of roles, players and money pass in clear, or to whoever answers',
    isRehearsed: true,
    isRefused: isPlainDatabase,
  },
  {
    names: ['REDIS_URL'],
    refuses: 'redis: to another machine (rediss: is TLS)',
    why: 'who can write there sends prices to every page',
    isRehearsed: true,
    isRefused: isPlainRedis,
  },
  {
    names: ['SMTP_URL'],
    refuses: 'smtp: to another machine without requireTLS=true (smtps: is TLS)',
    why: 'links that set a password pass in clear',
    isRehearsed: true,
    isRefused: isPlainMail,
  },
  {
    names: [
      'PAYMENT_GATEWAY_URL',
      'PAYMENTS_ORIGIN',
      'GAMES_ORIGIN',
      'STREAMING_ORIGIN',
      'FRAME_ORIGINS',
      'MOBILE_REDIRECT_URL',
      'REGION_REDIRECT_URL',
      'LINK_PROVIDER_ISSUER',
      'NAV_ICONS_URL',
      'SUPPORT_CHAT_URL',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    ],
    refuses: 'http: to another machine',
    why: 'whoever is between can read and change what passes',
    isRehearsed: true,
    isRefused: (value) => value.split(',').some(isPlainWebAddress),
  },
];

/** The first variable that production refuses, and what it refuses of it. Null: none. @param isRehearsal NODE_ENV=production in another environment */
export function refusedInProduction(
  variables: Readonly<Record<string, string | undefined>>,
  isRehearsal: boolean,
): { readonly name: string; readonly refuses: string } | null {
  for (const { names, refuses, isRehearsed, isNeeded = false, isRefused } of PRODUCTION_GUARDS) {
    const isOut = (value: string | undefined): boolean => (value === undefined ? isNeeded : isRefused(value));
    const name = names.find((one) => isOut(variables[one]));
    if (name !== undefined && (isRehearsed || !isRehearsal)) return { name, refuses };
  }
  return null;
}
