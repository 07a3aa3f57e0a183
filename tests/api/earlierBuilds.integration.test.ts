import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerErrors } from '../../server/api/edge/errors.ts';
import { registerRequestLog } from '../../server/api/edge/requestLog.ts';
import { registerGraphql } from '../../server/api/graphql/registerGraphql.ts';
import { resolvers } from '../../server/contexts.ts';
import { keepOperations, readOperations } from '../../server/store/operations/persistedOperations.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { scratchDatabase } from '../support/scratchDatabase.ts';
import { until } from '../support/until.ts';

const OLD = `mutation BetslipPlaceBets($placementId: ID!, $bets: [PlaceBetInput!]!) {
  betslipPlaceBets(placementId: $placementId, bets: $bets) { placement { status } } }`;
const NEW = `mutation BetslipPlaceBets($placementId: ID!, $bets: [PlaceBetInput!]!) {
  betslipPlaceBets(placementId: $placementId, bets: $bets) { placement { status placementId } } }`;
const CLIENT_HEADERS = {
  'x-platform': 'web',
  'x-app-version': '1.2.3',
  'x-app': 'tsb',
  'x-client': 'slipstream-web',
  'x-install-id': '6f1c1c0e-5f2b-4c7e-9d5e-0a1b2c3d4e5f',
};
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const manifestOf = (...texts: readonly string[]) => new Map(texts.map((text) => [sha(text), text]));

let before: TestApi;
/** A server of the next build on the same database. */
let after: FastifyInstance;
let close: () => void;
beforeAll(async () => {
  before = await buildTestApi({ config: { production: true }, manifest: manifestOf(OLD) });
  await seedCatalogue(before.deps);
  after = fastify({ forceCloseConnections: true });
  registerRequestLog(after, before.deps);
  registerErrors(after);
  const graphql = registerGraphql(after, before.deps, before.services, resolvers, { manifest: manifestOf(NEW) });
  close = graphql.close;
  await after.ready();
});
afterAll(async () => {
  close();
  await after.close();
  expect(before.logged).toEqual([]);
  await before.stop();
});

async function place(app: FastifyInstance, text: string, placementId: string, authorization: string): Promise<unknown> {
  const leg = { selectionId: FIXTURE.bills.spread, numeratorLong: 10, denominatorLong: 11, points: -2.5 };
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, section: 'STRAIGHT', betAmount: 1100, legs: [leg] }];
  const extensions = { persistedQuery: { version: 1, sha256Hash: sha(text) } };
  const headers = { ...CLIENT_HEADERS, authorization };
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { variables: { placementId, bets }, extensions },
  });
  return answer.json();
}

it('a page of the build before places its bet on a server of the next one in production, by hash alone', async () => {
  const { authorization } = await before.logIn();
  expect(await place(after, OLD, 'from-the-old-page', authorization)).toEqual({
    data: { betslipPlaceBets: { placement: { status: 'PLACED' } } },
  });
});

it('a page of the next build places its bet on a server that is not replaced yet, and nobody sends other queries', async () => {
  const { authorization } = await before.logIn();
  // The server may have read a moment ago.
  await until(async () => {
    const answer = await place(before.app, NEW, 'from-the-new-page', authorization);
    return (
      JSON.stringify(answer) === '{"data":{"betslipPlaceBets":{"placement":{"status":"PLACED","placementId":"from-the-new-page"}}}}'
    );
  });
  expect(await place(before.app, '{ schemaVersion }', 'x', authorization)).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  });
});

it('kept operations are those that a server has had within 30 days, and at most 5,000', async () => {
  const scratch = await scratchDatabase();
  const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1 + number));
  await keepOperations(scratch.db, manifestOf('{ old }', '{ both }'), day(0));
  await keepOperations(scratch.db, manifestOf('{ both }', '{ new }'), day(30));
  expect(new Set((await readOperations(scratch.db, null)).values())).toEqual(new Set(['{ old }', '{ both }', '{ new }']));
  await keepOperations(scratch.db, new Map(), day(31));
  expect(new Set((await readOperations(scratch.db, null)).values())).toEqual(new Set(['{ both }', '{ new }']));
  await keepOperations(scratch.db, manifestOf(...Array.from({ length: 4999 }, (_, index) => `{ a${index} }`)), day(32));
  const stored = new Set((await readOperations(scratch.db, null)).values());
  expect(stored.size).toBe(5000);
  expect([...(await readOperations(scratch.db, day(32))).keys()]).toHaveLength(4999);
  await scratch.drop();
});
