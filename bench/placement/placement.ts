import { randomUUID } from 'node:crypto';
import { payoutCents } from '../../core/money/odds.ts';
import type { PricedBet } from '../../server/domain/betKinds/priceBets.ts';
import { PLACE_BETS_SQL } from '../../server/store/bets/placeBetsCall.ts';
import { requestedBetsJson } from '../../server/store/bets/requestedBets.ts';
import { createDatabase, createOwnerDatabase } from '../../server/store/database.ts';
import { clientHeaders, logIn } from '../../tests/support/apiClient.ts';
import { startPostgresCluster } from '../../tests/support/postgresCluster.ts';
import { startProductServer, WIDE_LIMITS } from '../../tests/support/productServer.ts';
import { SandboxClient } from '../../tests/support/sandboxClient.ts';
import { openLegs, type PricedLeg, readSlate } from '../../tests/support/slate.ts';
import { analyze } from '../analyze.ts';
import { type Benchmark, median, reaches, WARM_SECONDS } from '../benchmark.ts';
import { request } from '../load/connection.ts';
import { generateLoad, type LoadResult } from '../load/generateLoad.ts';
import { persistedExtensions, persistedOperation } from '../load/persistedOperations.ts';
import { expectPgbench, makeTpcB, type Protocol, runPgbench } from './pgbench.ts';

const CLIENTS = 16;
/** The machine's speed changes by a third from one round to the next: with three of them, runs differed by a quarter. */
const ROUNDS = 7;
const SECONDS = 5;
const PLAYERS = 64;
const STAKE_CENTS = 100;
const BALANCE_CENTS = 900_000_000;
/** Each client bets for many players, because the limit for one player is not what is measured. */
const PLACEMENTS = 1_000_000;

/** The goal names pgbench as such, which is the first; the second is the harder one. */
const PROTOCOLS: readonly { readonly protocol: Protocol; readonly words: string }[] = [
  { protocol: 'simple', words: 'as it runs by itself' },
  { protocol: 'prepared', words: 'with prepared statements' },
];

interface Round extends Readonly<Record<Protocol, { readonly sql: number; readonly tpcB: number }>> {
  readonly http: LoadResult;
}

interface Bettor {
  readonly playerId: string;
  readonly sessionId: string;
  readonly headers: Record<string, string>;
}

/** pgbench takes a colon for the start of one of its variables, in a string too. */
function quoted(text: string): string {
  return `E'${text.replaceAll(':', '\\x3a')}'`;
}

/** The same function, arguments and clients, without GraphQL, HTTP and Node. */
function script(bettor: Bettor, leg: PricedLeg): string {
  const odds = { numerator: leg.numeratorLong, denominator: leg.denominatorLong };
  const payout = payoutCents(STAKE_CENTS, [odds]);
  const bet: PricedBet = {
    draftBetId: `straight:${leg.selectionId}`,
    kind: 'STRAIGHT',
    terms: null,
    stakeCents: STAKE_CENTS,
    payoutCents: payout,
    combinations: 1,
    reward: null,
    legs: [{ selectionId: leg.selectionId, odds, pointsHundredths: leg.points === null ? null : Math.round(leg.points * 100) }],
    shown: { payoutCents: payout, minimumOdds: null },
  };
  const values = [
    quoted(bettor.playerId),
    quoted(bettor.sessionId),
    'gen_random_uuid()::text',
    `'${'0'.repeat(64)}'`,
    'now()',
    'NULL',
    quoted(requestedBetsJson([bet])),
    String(PLACEMENTS),
    String(PLACEMENTS),
    'false',
    quoted(`player:${bettor.playerId}`),
  ];
  return `${PLACE_BETS_SQL.replace(/\$(\d+)/g, (_, number) => values[Number(number) - 1] ?? 'NULL')};\n`;
}

export const placement: Benchmark = {
  name: 'placement',
  async run(log) {
    expectPgbench();
    const cluster = await startPostgresCluster();
    const environment = {
      ...WIDE_LIMITS,
      DATABASE_URL: cluster.url,
      PLACEMENTS_PER_SECOND: String(PLACEMENTS),
      PLACEMENT_BURST: String(PLACEMENTS),
    };
    const server = await startProductServer({ environment });
    try {
      const sandbox = new SandboxClient(server.url);
      await sandbox.setFeed({ paused: true });
      const bettors = await createBettors(server.url, cluster.url, sandbox);
      // Bets on games in play are held for a while on purpose, and refused once the paused feed has been silent for seconds.
      const legs = openLegs((await readSlate(server.url)).filter(({ status }) => status === 'PRE_GAME'));
      const scripts = bettors.map((bettor, index) => script(bettor, legAt(legs, index)));
      const throughSql = (protocol: Protocol): Promise<number> =>
        runPgbench({ databaseUrl: cluster.url, protocol, clients: CLIENTS, seconds: SECONDS, scripts });

      const mutation = persistedOperation('BetslipPlaceBets');
      const throughHttp = (seconds: number) =>
        generateLoad({
          port: server.port,
          clients: CLIENTS,
          seconds,
          next: (client) => placementRequest(bettorAt(bettors, client), legAt(legs, client), mutation.hash),
          isGood: (answer) => answer.status === 200 && answer.body.includes('"PLACED"'),
        });

      // A separate database in the same cluster: the same disk and settings, without our code.
      const tpcUrl = new URL(cluster.url);
      tpcUrl.pathname = '/tpcb';
      await createEmptyDatabase(cluster.url, 'tpcb');
      await makeTpcB(tpcUrl.toString(), CLIENTS);
      const tpcB = (protocol: Protocol): Promise<number> =>
        runPgbench({ databaseUrl: tpcUrl.toString(), protocol, clients: CLIENTS, seconds: SECONDS });

      await throughHttp(WARM_SECONDS);
      await analyze(cluster.url);
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          http: await throughHttp(SECONDS),
          prepared: { sql: await throughSql('prepared'), tpcB: await tpcB('prepared') },
          simple: { sql: await throughSql('simple'), tpcB: await tpcB('simple') },
        });
      const failed = rounds.find(({ http }) => http.bad > 0)?.http;
      if (failed) throw new Error(`${failed.bad} placements failed, the first: ${failed.firstBad}`);
      const of = (pick: (round: Round) => number): number => median(rounds.map(pick));
      log(`placement p50 ${of(({ http }) => http.p50Ms).toFixed(1)} ms, p99 ${of(({ http }) => http.p99Ms).toFixed(1)} ms`);
      const audit = await sandbox.audit();
      if (!audit.balanced) throw new Error('The audit does not balance after the benchmark');
      const perSecond = of(({ http }) => http.perSecond);
      return PROTOCOLS.flatMap(({ protocol, words }) => {
        const sql = of((round) => round[protocol].sql);
        const rival = of((round) => round[protocol].tpcB);
        return [
          reaches(`placement: through HTTP and GraphQL, beside the same function in pgbench ${words}`, 'bets/s', perSecond, sql, {
            ratioAtLeast: 0.4,
          }),
          reaches(`placement: the function, beside TPC-B, both in pgbench ${words}`, 'bets/s', sql, rival, {
            ratioAtLeast: 0.35,
          }),
        ];
      });
    } finally {
      await server.stop();
      await cluster.stop();
    }
  },
};

async function createEmptyDatabase(clusterUrl: string, name: string): Promise<void> {
  const db = createOwnerDatabase(clusterUrl, 1);
  await db.pool.query(`CREATE DATABASE ${name}`);
  await db.close();
}

let turn = 0;

function placementRequest(bettor: Bettor, leg: PricedLeg, hash: string): string {
  turn += 1;
  return request(
    'POST',
    '/graphql',
    bettor.headers,
    JSON.stringify({
      operationName: 'BetslipPlaceBets',
      variables: {
        placementId: randomUUID(),
        oddsFormat: 'AMERICAN',
        includeOddsTrend: true,
        keepBetslipSelections: false,
        bets: [
          {
            draftBetId: `straight:${leg.selectionId}`,
            section: 'STRAIGHT',
            betAmount: STAKE_CENTS,
            legs: [
              {
                selectionId: leg.selectionId,
                numeratorLong: leg.numeratorLong,
                denominatorLong: leg.denominatorLong,
                points: leg.points,
              },
            ],
          },
        ],
      },
      extensions: persistedExtensions(hash),
    }),
  );
}

/** Clients take turns with the players, so that both sides have the same choice of accounts. */
function bettorAt(bettors: readonly Bettor[], client: number): Bettor {
  const bettor = bettors[(client + turn * 7) % bettors.length];
  if (!bettor) throw new RangeError('There are no players');
  return bettor;
}

function legAt(legs: readonly PricedLeg[], index: number): PricedLeg {
  const leg = legs[index % legs.length];
  if (!leg) throw new RangeError('There is nothing to bet on');
  return leg;
}

async function createBettors(base: string, databaseUrl: string, sandbox: SandboxClient): Promise<readonly Bettor[]> {
  const db = createDatabase(databaseUrl, 1);
  try {
    const bettors: Bettor[] = [];
    for (let made = 0; made < PLAYERS; made += 1) {
      const player = await sandbox.createPlayer({ balanceCents: BALANCE_CENTS });
      const tokens = await logIn(base, player.username, player.password);
      const { rows } = await db.pool.query<{ id: string }>('SELECT id FROM sessions WHERE player_id = $1 AND revoked_at IS NULL', [
        player.userId,
      ]);
      bettors.push({ playerId: player.userId, sessionId: rows[0]?.id ?? '', headers: clientHeaders(tokens.access_token) });
    }
    return bettors;
  } finally {
    await db.close();
  }
}
