/** What a connection of a server is for. Each purpose has connections of its own, so that those who wait for one table leave the others theirs. */
export type Purpose = 'identity' | 'money' | 'reading' | 'subscriptions' | 'jobs' | 'queue' | 'long' | 'counters' | 'probe';

export interface ConnectionRules {
  /** The most that a server opens. @param maximum of requests: DATABASE_CONNECTIONS */
  connections(maximum: number): number;
  /** How long a caller waits for a free connection. */
  readonly waitMs: number;
  /** How long a statement waits for a lock of a table or a row. */
  readonly lockMs: number;
  readonly statementMs: number;
  /** A transaction that does nothing for so long is ended with its connection. */
  readonly idleInTransactionMs: number;
}

const quarter = (maximum: number): number => Math.max(1, Math.floor(maximum / 4));

/** Whoever waits for a connection and then for a lock has an answer within five seconds. */
const OF_REQUESTS = {
  connections: quarter,
  waitMs: 3_000,
  lockMs: 1_500,
  statementMs: 10_000,
  idleInTransactionMs: 15_000,
} satisfies ConnectionRules;

const IN_BACKGROUND = { waitMs: 10_000, lockMs: 3_000, statementMs: 60_000, idleInTransactionMs: 60_000 };

/** docs/adr/0148. Migrations and the sandbox's reset run as the owner, over connections without these limits. */
export const PURPOSES: Readonly<Record<Purpose, ConnectionRules>> = {
  /** Log-ins, sessions, the check of every token, accounts. */
  identity: OF_REQUESTS,
  /** Placements, payments, cash-outs, the casino's wallet, limits. Row locks of one account are waited for here. */
  money: OF_REQUESTS,
  /**
   * Queries, and changes of what is neither money nor identity. One page asks for many things at once: those that wait for a locked table leave
   * connections to the others, and give up soon, as nothing but a change of a table makes a query wait.
   */
  reading: { ...OF_REQUESTS, lockMs: 500, connections: (maximum) => Math.max(1, maximum - 2 * quarter(maximum)) },
  subscriptions: OF_REQUESTS,
  /** Loops, what queued jobs do, commands. One of them is held by the server that plays the feed. */
  jobs: { ...IN_BACKGROUND, connections: (maximum) => Math.max(4, quarter(maximum)) },
  /** The workers' taking and ending of jobs. One of them listens for new jobs. */
  queue: { ...IN_BACKGROUND, connections: () => 3 },
  /** The audit (a transaction that holds its lock, and one that reads), files of data exports, cleanup. */
  long: { waitMs: 10_000, lockMs: 10_000, statementMs: 600_000, idleInTransactionMs: 600_000, connections: () => 3 },
  /** What servers count together of rate limits, which no request waits for. */
  counters: { connections: () => 1, waitMs: 1_000, lockMs: 500, statementMs: 2_000, idleInTransactionMs: 5_000 },
  /** Readiness, which has to answer within a second. */
  probe: { connections: () => 1, waitMs: 900, lockMs: 400, statementMs: 800, idleInTransactionMs: 5_000 },
};

/** Settings of a session, for the `options` of a connection's address. */
export function sessionSettings({ lockMs, statementMs, idleInTransactionMs }: ConnectionRules): string {
  return [
    `-c lock_timeout=${lockMs}`,
    `-c statement_timeout=${statementMs}`,
    `-c idle_in_transaction_session_timeout=${idleInTransactionMs}`,
  ].join(' ');
}
