import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTracing } from '../../server/platform/openTracing.ts';
import { collectorOf } from '../../server/platform/telemetryExport.ts';
import { traced } from '../../server/platform/tracing.ts';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { type OtlpCollector, otlpCollector, type Span, spansIn } from '../support/otlpCollector.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let collector: OtlpCollector;
let server: EdgeServer;
beforeAll(async () => {
  collector = await otlpCollector();
  server = await startEdgeServer();
});
afterAll(async () => {
  await server.close();
  await collector.close();
});

const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';

it('one trace joins a request, its GraphQL operation and the statements, by their names and without a value', async () => {
  const player = await new SandboxClient(server.url).createPlayer({ balanceCents: 1_000 });
  const { access_token } = await logIn(server.url, player.username, player.password);
  const options = { endpoint: collector.endpoint, headers: {}, environment: 'uat', version: '1.2.3', log: server.deps.log };
  const tracing = openTracing(collectorOf(options), 1);
  let isOpen = true;
  onTestFinished(() => (isOpen ? tracing.close() : undefined));
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...clientHeaders(access_token), 'content-type': 'application/json', traceparent: CALLER },
    body: JSON.stringify({
      query: 'query Mine($first: Int!) { myBets(filter: OPEN, first: $first) { bets { id } } }',
      variables: { first: 7 },
    }),
  });
  expect(answer.status).toBe(200);
  const failing = () => Promise.reject(new TypeError(`no ${player.username}`));
  await expect(traced('failing', {}, failing)).rejects.toThrow();
  isOpen = false;
  await tracing.close();

  const all = collector.received.flatMap(({ body }) => spansIn(body));
  expect(JSON.stringify(all.find(({ name }) => name === 'failing'))).toContain('TypeError');
  const spans = all.filter(({ traceId }) => CALLER.includes(traceId));
  const named = (name: string | RegExp): Span | undefined => spans.find((span) => span.name.match(name) !== null);
  const request = named('POST /graphql');
  const operation = named('graphql Mine');
  expect(request).toMatchObject({ parentSpanId: CALLER.split('-')[2] });
  // Not what its caller said of being recorded.
  expect(answer.headers.get('traceparent')).toBe(`00-${request?.traceId}-${request?.spanId}-01`);
  expect(operation).toMatchObject({ parentSpanId: request?.spanId });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  expect(statements.map(({ name }) => name)).toContain('WITH player_bets');
  expect(JSON.stringify(all)).not.toMatch(new RegExp(`${player.username}|${player.userId}|\\$1`));
});
