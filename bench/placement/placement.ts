import { randomUUID } from 'node:crypto';
import { payoutCents } from '../../core/odds.ts';
import { PLACE_BETS_SQL } from '../../server/store/bets/placeBetsCall.ts';
import { createDatabase } from '../../server/store/database.ts';
import { clientHeaders, logIn } from '../../tests/support/apiClient.ts';
import { startPostgresCluster } from '../../tests/support/postgresCluster.ts';
import { startProductServer } from '../../tests/support/productServer.ts';
import { SandboxClient } from '../../tests/support/sandboxClient.ts';
import { openLegs, type PricedLeg, readSlate } from '../../tests/support/slate.ts';
import { type Benchmark, type BenchResult, reaches } from '../benchmark.ts';
import { request } from '../load/connection.ts';
import { generateLoad } from '../load/generateLoad.ts';
import { persistedExtensions, persistedOperation } from '../load/persistedOperations.ts';
import { hasPgbench, runPgbench } from './pgbench.ts';

const CLIENTS = 16;
const PLAYERS = 64;
const STAKE_CENTS = 100;
const BALANCE_CENTS = 900_000_000;
/** A bettor of the benchmark is many players: the limit for one is not what is measured. */
const PLACEMENTS = 1_000_000;

interface Bettor {
  readonly playerId: string;
  readonly sessionId: string;
  readonly headers: Record<string, string>;
}

/** pgbench takes a colon for the start of one of its variables, in a string too. */
function quoted(text: string): string {
  return `E'${text.replaceAll(':', '\\x3a')}'`;
}

/** The same function, arguments and clients, without GraphQL, HTTP and Node in front. */
function script(bettor: Bettor, leg: PricedLeg): string {
  const payout = payoutCents(STAKE_CENTS, [{ numerator: leg.numeratorLong, denominator: leg.denominatorLong }]);
  const points = leg.points === null ? 'NULL' : String(Math.round(leg.points * 100));
  const values = [
    quoted(bettor.playerId),
    quoted(bettor.sessionId),
    'gen_random_uuid()::text',
    `'${'0'.repeat(64)}'`,
    'now()',
    'NULL',
    `ARRAY[${quoted(`straight:${leg.selectionId}`)}]`,
    `ARRAY['STRAIGHT']`,
    `ARRAY[${STAKE_CENTS}]::bigint[]`,
    `ARRAY[${payout}]::bigint[]`,
    'ARRAY[1]',
    `ARRAY[${quoted(leg.selectionId)}]`,
    `ARRAY[${leg.numeratorLong}]::bigint[]`,
    `ARRAY[${leg.denominatorLong}]::bigint[]`,
    `ARRAY[${points}]::integer[]`,
    '0',
    String(PLACEMENTS),
    String(PLACEMENTS),
  ];
  return `${PLACE_BETS_SQL.replace(/\$(\d+)/g, (_, number) => values[Number(number) - 1] ?? 'NULL')};\n`;
}

export const placement: Benchmark = {
  name: 'placement',
  async run(tell) {
    if (!hasPgbench()) {
      tell('placement is left out: there is no pgbench on this machine');
      return [];
    }
    const cluster = await startPostgresCluster();
    const environment = {
      DATABASE_URL: cluster.url,
      PLACEMENTS_PER_SECOND: String(PLACEMENTS),
      PLACEMENT_BURST: String(PLACEMENTS),
    };
    const server = await startProductServer({ environment });
    try {
      const sandbox = new SandboxClient(server.url);
      await sandbox.setFeed({ paused: true });
      const bettors = await createBettors(server.url, cluster.url, sandbox);
      // Bets on games in play are held for a while, on purpose.
      const legs = openLegs((await readSlate(server.url)).filter(({ status }) => status === 'PRE_GAME'));
      const scripts = bettors.map((bettor, index) => script(bettor, legAt(legs, index)));
      const throughSql = (seconds: number): Promise<number> =>
        runPgbench({ databaseUrl: cluster.url, clients: CLIENTS, seconds, scripts }).then((result) => result.perSecond);

      const mutation = persistedOperation('BetslipPlaceBets');
      const throughHttp = (seconds: number) =>
        generateLoad({
          port: server.port,
          clients: CLIENTS,
          seconds,
          next: (client) => placementRequest(bettorAt(bettors, client), legAt(legs, client), mutation.hash),
          isGood: (answer) => answer.status === 200 && answer.body.includes('"PLACED"'),
        });

      await throughHttp(2);
      const before = await throughSql(5);
      const measured = await throughHttp(10);
      const after = await throughSql(5);
      if (measured.bad > 0) throw new Error(`${measured.bad} placements failed, the first: ${measured.firstBad}`);
      tell(
        `placement p50 ${measured.p50Ms.toFixed(1)} ms, p99 ${measured.p99Ms.toFixed(1)} ms; pgbench ${before.toFixed(0)} before, ${after.toFixed(0)} after`,
      );
      const audit = await sandbox.audit();
      if (!audit.balanced) throw new Error('The audit does not balance after the benchmark');
      return [
        reaches('placement: bets through HTTP and GraphQL', 'bets/s', measured.perSecond, (before + after) / 2, {
          ratioAtLeast: 0.4,
          valueAtLeast: 1133,
        }),
      ] satisfies readonly BenchResult[];
    } finally {
      await server.stop();
      await cluster.stop();
    }
  },
};

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
