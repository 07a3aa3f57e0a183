import { createHmac, randomUUID } from 'node:crypto';
import { signedText, WALLET_HEADERS, WALLET_PATH } from '../core/casino/walletContract.ts';
import { createOwnerDatabase } from '../server/store/database.ts';
import { startPostgresCluster } from '../tests/support/postgresCluster.ts';
import { startProductServer, WIDE_LIMITS } from '../tests/support/productServer.ts';
import { SandboxClient } from '../tests/support/sandboxClient.ts';
import { analyze } from './analyze.ts';
import { type Benchmark, median, reaches, WARM_SECONDS } from './benchmark.ts';
import { request } from './load/connection.ts';
import { generateLoad, type LoadResult } from './load/generateLoad.ts';
import { expectPgbench, runPgbench } from './placement/pgbench.ts';

const CLIENTS = 16;
const ROUNDS = 3;
const SECONDS = 5;
const PLAYERS = 64;
const BALANCE_CENTS = 900_000_000;
const BET_CENTS = 100;
const WIN_CENTS = 90;
const SERVER_ID = 'bench';
const SECRET = 'a-secret-for-the-benchmark';

interface Visit {
  readonly playerId: string;
  readonly sessionId: string;
}

/** A round is a bet, a win and its end: three requests, here in turn for each client. */
const STEPS = ['bet', 'win', 'end'] as const;

/** The same three calls of the same functions with the same arguments, without HTTP, signatures and Node. */
function script({ playerId, sessionId }: Visit): string {
  const common = `'${SERVER_ID}', gen_random_uuid()::text, clock_timestamp()`;
  const visit = `'${sessionId}', '${playerId}', (:round)::text`;
  const move = (kind: string, cents: number): string =>
    `SELECT casino_transact(${common}, '${kind}', ${visit}, '${kind}-' || (:round)::text, ${cents}, NULL, now());`;
  return [
    '\\set round random(1, 9000000000000000000)',
    move('BET', BET_CENTS),
    move('WIN', WIN_CENTS),
    `SELECT casino_end_round(${common}, ${visit}, ${BET_CENTS}, ${WIN_CENTS}, now());`,
    '',
  ].join('\n');
}

async function openVisits(databaseUrl: string, sandbox: SandboxClient): Promise<readonly Visit[]> {
  const owner = createOwnerDatabase(databaseUrl, 1);
  try {
    await owner.pool.query("INSERT INTO casino_providers (id, name) VALUES ('bench', 'Bench')");
    await owner.pool.query(
      `INSERT INTO casino_games (id, provider_id, title, description, engine, minimum_bet_cents, maximum_bet_cents)
         VALUES ('bench', 'bench', 'Bench', '', 'slot', 1, 10000)`,
    );
    const visits: Visit[] = [];
    for (let made = 0; made < PLAYERS; made += 1) {
      const { userId } = await sandbox.createPlayer({ balanceCents: BALANCE_CENTS });
      const visit = { playerId: userId, sessionId: randomUUID() };
      await owner.pool.query(
        `INSERT INTO casino_sessions (id, player_id, visitor_id, game_id, brand, mode, opened_at, game_server_id)
           VALUES ($1, $2, $2, 'bench', 'hwc', 'REAL', now(), $3)`,
        [visit.sessionId, visit.playerId, SERVER_ID],
      );
      visits.push(visit);
    }
    return visits;
  } finally {
    await owner.close();
  }
}

/** The next request of each client. */
function createRequests(visits: readonly Visit[]): (client: number) => string {
  const clients = Array.from({ length: CLIENTS }, (_, client) => ({ step: 0, round: '', turn: client }));
  return (client) => {
    const state = clients[client];
    if (!state) throw new RangeError(`There is no client ${client}`);
    const operation = STEPS[state.step] ?? 'bet';
    if (operation === 'bet') {
      state.round = randomUUID();
      state.turn += 7;
    }
    state.step = (state.step + 1) % STEPS.length;
    const { playerId, sessionId } = visits[state.turn % visits.length] ?? { playerId: '', sessionId: '' };
    const fields = { sessionId, playerId, roundId: state.round };
    const body = JSON.stringify(
      operation === 'end'
        ? { ...fields, betCents: BET_CENTS, winCents: WIN_CENTS }
        : { ...fields, transactionId: `${operation}-${state.round}`, amountCents: operation === 'bet' ? BET_CENTS : WIN_CENTS },
    );
    const path = `${WALLET_PATH}/${operation}`;
    const timestamp = String(Date.now());
    const requestId = randomUUID();
    return request(
      'POST',
      path,
      {
        'content-type': 'application/json',
        [WALLET_HEADERS.server]: SERVER_ID,
        [WALLET_HEADERS.timestamp]: timestamp,
        [WALLET_HEADERS.request]: requestId,
        [WALLET_HEADERS.signature]: createHmac('sha256', SECRET)
          .update(signedText(timestamp, requestId, path, body))
          .digest('hex'),
      },
      body,
    );
  };
}

/** Rounds through the casino's wallet: HTTP with signatures, beside the same SQL in pgbench. */
export const casino: Benchmark = {
  name: 'casino',
  async run(log) {
    expectPgbench();
    const cluster = await startPostgresCluster();
    const environment = { ...WIDE_LIMITS, DATABASE_URL: cluster.url, GAME_SERVERS: `${SERVER_ID}=${SECRET}` };
    const server = await startProductServer({ environment });
    try {
      const sandbox = new SandboxClient(server.url);
      await sandbox.setFeed({ paused: true });
      const visits = await openVisits(cluster.url, sandbox);
      const scripts = visits.map(script);
      const next = createRequests(visits);
      const throughHttp = (seconds: number): Promise<LoadResult> =>
        generateLoad({ port: server.port, clients: CLIENTS, seconds, next, isGood: ({ status }) => status === 200 });
      const throughSql = (seconds: number): Promise<number> =>
        runPgbench({ protocol: 'prepared', databaseUrl: cluster.url, clients: CLIENTS, seconds, scripts });

      await throughHttp(WARM_SECONDS);
      await analyze(cluster.url);
      const rounds: { readonly http: LoadResult; readonly sql: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ http: await throughHttp(SECONDS), sql: await throughSql(SECONDS) });
      const failed = rounds.find(({ http }) => http.bad > 0)?.http;
      if (failed) throw new Error(`${failed.bad} requests failed, the first: ${failed.firstBad}`);
      const audit = await sandbox.audit();
      if (!audit.balanced) throw new Error('The audit does not balance after the benchmark');
      const of = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick));
      log(`a request p50 ${of(({ http }) => http.p50Ms).toFixed(1)} ms, p99 ${of(({ http }) => http.p99Ms).toFixed(1)} ms`);
      return [
        reaches(
          'casino: rounds through the wallet, beside the same functions in pgbench',
          'rounds/s',
          of(({ http }) => http.perSecond / STEPS.length),
          of(({ sql }) => sql),
          { ratioAtLeast: 0.4 },
        ),
      ];
    } finally {
      await server.stop();
      await cluster.stop();
    }
  },
};
