import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { PAYMENT_WEBHOOK_PATH } from '../core/wire/apiPaths.ts';
import { createOwnerDatabase } from '../server/store/database.ts';
import { clientHeaders, logIn } from '../tests/support/apiClient.ts';
import { GATEWAY_SECRET, WEBHOOK_SECRET } from '../tests/support/paymentGatewayChild.ts';
import { startPostgresCluster } from '../tests/support/postgresCluster.ts';
import { startProductServer, WIDE_LIMITS } from '../tests/support/productServer.ts';
import { SandboxClient } from '../tests/support/sandboxClient.ts';
import { analyze } from './analyze.ts';
import { type Benchmark, median, reaches, WARM_SECONDS } from './benchmark.ts';
import { request } from './load/connection.ts';
import { generateLoad, type LoadResult } from './load/generateLoad.ts';
import { persistedExtensions, persistedOperation } from './load/persistedOperations.ts';
import { expectPgbench, runPgbench } from './placement/pgbench.ts';

const CLIENTS = 16;
const ROUNDS = 3;
const SECONDS = 5;
const AMOUNT_CENTS = 1_000;
/** A deposit is two requests: its creation, and the webhook that says that it was paid. */
const REQUESTS_EACH = 2;

/** One of each client, because a player has one open deposit. */
interface Payer {
  readonly playerId: string;
  readonly headers: Record<string, string>;
}

interface QuickGateway {
  readonly url: string;
  /** The key of a player's last payment, as the server has named it. */
  keyOf(playerId: string): string;
  close(): void;
}

/** Answers every creation at once, so that it is not what is measured. */
async function startQuickGateway(): Promise<QuickGateway> {
  const keys = new Map<string, string>();
  const server = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (part: Buffer) => {
      body += part.toString();
    });
    incoming.on('end', () => {
      const { key, customerId } = JSON.parse(body === '' ? '{}' : body) as { readonly key?: string; readonly customerId?: string };
      if (key === undefined || customerId === undefined) {
        response.writeHead(404).end('{}');
        return;
      }
      keys.set(customerId, key);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ reference: `ref-${key}`, uri: `http://localhost/pay/${key}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keyOf: (playerId) => keys.get(playerId) ?? '',
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The next request of each client: a deposit, then its webhook. */
function createRequests(payers: readonly Payer[], gateway: QuickGateway): (client: number) => string {
  const { hash } = persistedOperation('DepositCreate');
  const signer = new Webhook(WEBHOOK_SECRET);
  const hasOpenPayment = payers.map(() => false);
  return (client) => {
    const { playerId, headers } = payers[client] ?? { playerId: '', headers: {} };
    hasOpenPayment[client] = !hasOpenPayment[client];
    if (hasOpenPayment[client]) {
      const input = { requestId: randomUUID(), amountCents: AMOUNT_CENTS, paymentProviderId: 'TRUSTLY' };
      const body = { operationName: 'DepositCreate', variables: { input }, extensions: persistedExtensions(hash) };
      return request('POST', '/graphql', headers, JSON.stringify(body));
    }
    const [id, now, key] = [randomUUID(), new Date(), gateway.keyOf(playerId)];
    const status = { reference: `ref-${key}`, key, state: 'succeeded', amountCents: AMOUNT_CENTS, currency: 'USD', reason: null };
    const body = JSON.stringify({
      type: 'payment.updated',
      timestamp: now.toISOString(),
      data: { ...status, at: now.toISOString() },
    });
    const signed = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': signer.sign(id, now, body),
    };
    return request('POST', PAYMENT_WEBHOOK_PATH, signed, body);
  };
}

/**
 * The same three calls of the same functions in three transactions, without HTTP, the gateway and Node. A space after each colon: pgbench would take a
 * word right after it for one of its variables.
 */
const SCRIPT = `\\set n random(1, 9000000000000000000)
SELECT begun.payment_id FROM bench_payers p, begin_payment(p.player_id, p.session_id, 'bench-' || (:n)::text, 'hash', now(), NULL,
  jsonb_build_object('receipt_id', 'bench-' || (:n)::text, 'direction', 'DEPOSIT', 'provider_code', 'TRUSTLY', 'amount_cents', ${AMOUNT_CENTS},
    'currency', 'USD', 'content_hash', 'hash', 'quick_deposit', false, 'origin', 'bench', 'state', 'OPEN', 'confirmed', true),
  NULL, 10000, '[]') AS begun WHERE p.client = :client_id \\gset
SELECT apply_payment_step(:payment_id, 1, '{"source": "GATEWAY", "kind": "CREATED", "attempt": 1, "ignored": false}',
  '{"state": "OPEN", "confirmed": true, "cancelAsked": false,
    "attempts": [{"number": 1, "state": "OPEN", "refundAsked": false, "reference": "r", "uri": "u"}]}', now(), 5000, NULL);
SELECT apply_payment_step(:payment_id, 2,
  jsonb_build_object('source', 'GATEWAY', 'kind', 'GATEWAY', 'attempt', 1, 'ignored', false, 'gatewayEventId', (:n)::text),
  '{"state": "SUCCESSFUL", "paidAttempt": 1, "confirmed": true, "cancelAsked": false,
    "attempts": [{"number": 1, "state": "SUCCEEDED", "refundAsked": false, "reference": "r"}]}', now(), NULL, NULL);
`;

async function createPayers(base: string, databaseUrl: string, sandbox: SandboxClient): Promise<readonly Payer[]> {
  const owner = createOwnerDatabase(databaseUrl, 1);
  try {
    await owner.pool.query('CREATE TABLE bench_payers (client integer PRIMARY KEY, player_id text, session_id text)');
    const payers: Payer[] = [];
    for (let client = 0; client < CLIENTS; client += 1) {
      // A state without an acknowledgement of deposits.
      const player = await sandbox.createPlayer({ balanceCents: 0, regionCode: 'US-CO' });
      const tokens = await logIn(base, player.username, player.password);
      await owner.pool.query('INSERT INTO bench_payers SELECT $1, player_id, id FROM sessions WHERE player_id = $2', [
        client,
        player.userId,
      ]);
      payers.push({ playerId: player.userId, headers: clientHeaders(tokens.access_token) });
    }
    return payers;
  } finally {
    await owner.close();
  }
}

/** Deposits: through HTTP and GraphQL, a gateway that answers at once, and its webhook, beside the same SQL in pgbench. */
export const payments: Benchmark = {
  name: 'payments',
  async run(log) {
    expectPgbench();
    const [cluster, gateway] = await Promise.all([startPostgresCluster(), startQuickGateway()]);
    const environment = {
      ...WIDE_LIMITS,
      DATABASE_URL: cluster.url,
      PAYMENT_GATEWAY_URL: gateway.url,
      PAYMENT_GATEWAY_SECRET: GATEWAY_SECRET,
      PAYMENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    };
    const server = await startProductServer({ environment });
    try {
      const sandbox = new SandboxClient(server.url);
      await sandbox.setFeed({ paused: true });
      const next = createRequests(await createPayers(server.url, cluster.url, sandbox), gateway);
      const throughHttp = (seconds: number): Promise<LoadResult> =>
        generateLoad({
          port: server.port,
          clients: CLIENTS,
          seconds,
          next,
          isGood: ({ status, body }) => status === 200 && /"DECIDED"|"applied":true/.test(body.toString()),
        });
      const throughSql = (seconds: number): Promise<number> =>
        runPgbench({ protocol: 'prepared', databaseUrl: cluster.url, clients: CLIENTS, seconds, scripts: [SCRIPT] });

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
      const perSecond = of(({ http }) => http.perSecond) / REQUESTS_EACH;
      return [
        reaches(
          'payments: deposits through HTTP and webhook, beside the same functions in pgbench',
          'deposits/s',
          perSecond,
          of(({ sql }) => sql),
          {
            ratioAtLeast: 0.3,
          },
        ),
      ];
    } finally {
      await server.stop();
      await cluster.stop();
      gateway.close();
    }
  },
};
