import { z } from 'zod';

/** A rate: at most `points` in `seconds`, counted over all servers. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** Limits of one address, or one player, on costly operations. An address may be a whole household or office. */
export interface Limits {
  readonly requestsPerAddress: RateLimit;
  readonly requestsPerPlayer: RateLimit;
  /** New bets: a repeated placement counts once. */
  readonly betsPerAddress: RateLimit;
  /** New betslips of visitors: the first selection creates a row. */
  readonly slipsPerAddress: RateLimit;
  /** Links to bets that are made. */
  readonly sharesPerAddress: RateLimit;
  /** Kilobytes of answers that are made and not cached. */
  readonly answersPerAddress: RateLimit;
  /** Requests to `/api/analytics`. */
  readonly reportsPerAddress: RateLimit;
  /** Tokens that are renewed, and codes that are exchanged for them. */
  readonly tokensPerAddress: RateLimit;
  /** Open websockets, over all servers. */
  readonly socketsPerAddress: number;
  readonly socketsPerPlayer: number;
  /** Open subscriptions, over all servers and sockets, of a player or a visitor and of an address. */
  readonly subscriptionsPerPlayer: number;
  readonly subscriptionsPerAddress: number;
  /** Different subscriptions that are not queries of the build, open at a time on this process: each is executed for every change. */
  readonly operationsPerAddress: number;
  /** Open TCP connections, of this process. */
  readonly connectionsPerAddress: number;
  /** How long a request may take to arrive, including its body. */
  readonly requestSeconds: number;
}

const count = z.coerce.number().int().min(1).max(1_000_000_000);

/** The environment variables. A household, an office and a test suite stay below the defaults. */
export const limitVariables = {
  LIMIT_REQUESTS_PER_ADDRESS: count.default(60_000),
  LIMIT_REQUESTS_PER_PLAYER: count.default(45_000),
  LIMIT_BETS_PER_ADDRESS: count.default(3_000),
  LIMIT_SLIPS_PER_ADDRESS: count.default(200),
  LIMIT_SHARES_PER_ADDRESS: count.default(60),
  LIMIT_ANSWER_KILOBYTES_PER_ADDRESS: count.default(20_000),
  LIMIT_REPORTS_PER_ADDRESS: count.default(600),
  LIMIT_TOKENS_PER_ADDRESS: count.default(600),
  LIMIT_SOCKETS_PER_ADDRESS: count.default(500),
  LIMIT_SOCKETS_PER_PLAYER: count.default(50),
  LIMIT_SUBSCRIPTIONS_PER_PLAYER: count.default(200),
  LIMIT_SUBSCRIPTIONS_PER_ADDRESS: count.default(2_000),
  LIMIT_OPERATIONS_PER_ADDRESS: count.default(20),
  LIMIT_CONNECTIONS_PER_ADDRESS: count.default(2_000),
  LIMIT_REQUEST_SECONDS: count.max(3_600).default(15),
} as const;

export function limitsOf(values: Readonly<Record<keyof typeof limitVariables, number>>): Limits {
  return {
    requestsPerAddress: { points: values.LIMIT_REQUESTS_PER_ADDRESS, seconds: 60 },
    requestsPerPlayer: { points: values.LIMIT_REQUESTS_PER_PLAYER, seconds: 60 },
    betsPerAddress: { points: values.LIMIT_BETS_PER_ADDRESS, seconds: 10 },
    slipsPerAddress: { points: values.LIMIT_SLIPS_PER_ADDRESS, seconds: 180 },
    sharesPerAddress: { points: values.LIMIT_SHARES_PER_ADDRESS, seconds: 60 },
    answersPerAddress: { points: values.LIMIT_ANSWER_KILOBYTES_PER_ADDRESS, seconds: 10 },
    reportsPerAddress: { points: values.LIMIT_REPORTS_PER_ADDRESS, seconds: 60 },
    tokensPerAddress: { points: values.LIMIT_TOKENS_PER_ADDRESS, seconds: 60 },
    socketsPerAddress: values.LIMIT_SOCKETS_PER_ADDRESS,
    socketsPerPlayer: values.LIMIT_SOCKETS_PER_PLAYER,
    subscriptionsPerPlayer: values.LIMIT_SUBSCRIPTIONS_PER_PLAYER,
    subscriptionsPerAddress: values.LIMIT_SUBSCRIPTIONS_PER_ADDRESS,
    operationsPerAddress: values.LIMIT_OPERATIONS_PER_ADDRESS,
    connectionsPerAddress: values.LIMIT_CONNECTIONS_PER_ADDRESS,
    requestSeconds: values.LIMIT_REQUEST_SECONDS,
  };
}
