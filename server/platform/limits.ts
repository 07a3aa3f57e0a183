import { z } from 'zod';

/** A rate: at most `points` in `seconds`, counted over all servers. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

const count = z.coerce.number().int().min(1).max(1_000_000_000);

/** A household, an office and a test suite stay below the defaults. */
export const limits = z
  .object({
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
  })
  .transform((values) => {
    const rate = (points: number, seconds: number): RateLimit => ({ points, seconds });
    return {
      /** Costly operations of one address or one player. An address may be a whole household or office. */
      limits: {
        requestsPerAddress: rate(values.LIMIT_REQUESTS_PER_ADDRESS, 60),
        requestsPerPlayer: rate(values.LIMIT_REQUESTS_PER_PLAYER, 60),
        /** New bets: a repeated placement counts once. */
        betsPerAddress: rate(values.LIMIT_BETS_PER_ADDRESS, 10),
        /** New betslips of visitors: the first selection creates a row. */
        slipsPerAddress: rate(values.LIMIT_SLIPS_PER_ADDRESS, 180),
        /** Links to bets that are made. */
        sharesPerAddress: rate(values.LIMIT_SHARES_PER_ADDRESS, 60),
        /** Kilobytes of answers that are made and not cached. */
        answersPerAddress: rate(values.LIMIT_ANSWER_KILOBYTES_PER_ADDRESS, 10),
        /** Requests to `/api/analytics`. */
        reportsPerAddress: rate(values.LIMIT_REPORTS_PER_ADDRESS, 60),
        /** Tokens that are renewed, and codes that are exchanged for them. */
        tokensPerAddress: rate(values.LIMIT_TOKENS_PER_ADDRESS, 60),
        /** Open websockets, over all servers. */
        socketsPerAddress: values.LIMIT_SOCKETS_PER_ADDRESS,
        socketsPerPlayer: values.LIMIT_SOCKETS_PER_PLAYER,
        /** Open subscriptions, over all servers and sockets, of a player or a visitor and of an address. */
        subscriptionsPerPlayer: values.LIMIT_SUBSCRIPTIONS_PER_PLAYER,
        subscriptionsPerAddress: values.LIMIT_SUBSCRIPTIONS_PER_ADDRESS,
        /** Different subscriptions that are not queries of the build, open at a time on this process: each is executed for every change. */
        operationsPerAddress: values.LIMIT_OPERATIONS_PER_ADDRESS,
        /** Open TCP connections, of this process. */
        connectionsPerAddress: values.LIMIT_CONNECTIONS_PER_ADDRESS,
        /** How long a request may take to arrive, including its body. */
        requestSeconds: values.LIMIT_REQUEST_SECONDS,
      },
    };
  });

export type Limits = Readonly<z.infer<typeof limits>['limits']>;
