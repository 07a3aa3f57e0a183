import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { clientHeaders, graphql, logIn } from '../../tests/support/apiClient.ts';
import { startProductServer } from '../../tests/support/productServer.ts';
import { SandboxClient } from '../../tests/support/sandboxClient.ts';
import { openLegs, type PricedLeg, readSlate } from '../../tests/support/slate.ts';
import {
  type Benchmark,
  type BenchResult,
  inTurns,
  isAtMost,
  median,
  percentile,
  staysWithin,
  WARM_SECONDS,
} from '../benchmark.ts';
import { HttpConnection, request } from '../load/connection.ts';
import { persistedExtensions, persistedOperation } from '../load/persistedOperations.ts';
import { type AttackCounts, type AttackName, startAttack } from './attack.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 6;
/** Between two requests of the honest page. */
const PAUSE_MS = 20;
const RATIO_AT_MOST = 5;
/** As the slate of the sandbox moves in a busy hour. */
const UPDATES_A_SECOND = 20;
const BETS = 8;
const SELECTIONS = 4;

const ATTACKS: readonly (readonly AttackName[])[] = [
  ['slips of a visitor'],
  ['subscriptions of a player'],
  ['slates without the cache'],
  ['slips of a visitor', 'subscriptions of a player', 'slates without the cache'],
];

interface PageTimes {
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Answers that were no 200, or had errors. */
  readonly refused: number;
}

async function authorized(base: string, authorization: string, query: string, variables: object = {}): Promise<unknown> {
  const { data, errors } = await graphql(base, { query, variables }, { ...clientHeaders(null), authorization });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return data;
}

async function newVisitor(base: string): Promise<string> {
  const { data } = await graphql(base, { query: '{ startup { anonymousToken } }' });
  return `Anonymous ${(data as { startup: { anonymousToken: string } }).startup.anonymousToken}`;
}

async function fillSlip(base: string, authorization: string, legs: readonly PricedLeg[]): Promise<void> {
  for (const { selectionId, numeratorLong, denominatorLong } of legs)
    await authorized(
      base,
      authorization,
      `mutation A($selectionId: ID!, $numeratorLong: Long!, $denominatorLong: Long!) {
        betslipAddMarketSelection(selectionId: $selectionId, numeratorLong: $numeratorLong, denominatorLong: $denominatorLong) { betslip { revision } } }`,
      { selectionId, numeratorLong, denominatorLong },
    );
}

async function placeBets(base: string, authorization: string, legs: readonly PricedLeg[]): Promise<readonly string[]> {
  const placed: string[] = [];
  for (const { selectionId, numeratorLong, denominatorLong, points } of legs) {
    const leg = { selectionId, numeratorLong, denominatorLong, points };
    const data = await authorized(
      base,
      authorization,
      'mutation P($id: ID!, $bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: $id, bets: $bets) { placement { placedBets { id } } } }',
      { id: randomUUID(), bets: [{ draftBetId: 'draft', section: 'STRAIGHT', betAmount: 1_000, legs: [leg] }] },
    );
    const { placement } = (data as { betslipPlaceBets: { placement: { placedBets: { id: string }[] } | null } }).betslipPlaceBets;
    placed.push(...(placement?.placedBets ?? []).map(({ id }) => id));
  }
  return placed;
}

/** The requests of a page at home, by a visitor at another address than the attackers'. */
function pageRequests(authorization: string): readonly string[] {
  const { 'content-type': _, ...headers } = clientHeaders(null);
  const ask = (name: string, variables: object, more: Record<string, string> = {}): string => {
    const extensions = JSON.stringify(persistedExtensions(persistedOperation(name).hash));
    const query = new URLSearchParams({ operationName: name, variables: JSON.stringify(variables), extensions });
    return request('GET', `/graphql?${query}`, { ...headers, ...more, 'accept-encoding': 'gzip' });
  };
  return [
    request('GET', '/', { accept: 'text/html' }),
    ask('HomeSlate', { offset: 0, limit: 5 }),
    ask('SportsMenu', {}),
    ask('Betslip', { oddsFormat: 'AMERICAN', includeOddsTrend: true }, { authorization }),
  ];
}

async function timePage(port: number, requests: readonly string[], seconds: number): Promise<PageTimes> {
  const connection = await HttpConnection.open(port);
  const times: number[] = [];
  let refused = 0;
  const deadline = performance.now() + seconds * 1_000;
  for (let index = 0; performance.now() < deadline; index += 1) {
    const began = performance.now();
    const { status, body } = await connection.send(requests[index % requests.length] ?? '');
    times.push(performance.now() - began);
    if (status !== 200 || body.includes('"errors":[{')) refused += 1;
    await delay(PAUSE_MS);
  }
  connection.close();
  const sorted = Float64Array.from(times).sort();
  return { medianMs: percentile(sorted, 0.5), p95Ms: percentile(sorted, 0.95), refused };
}

function countsText(counts: AttackCounts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} x ${name}`)
    .join(', ');
}

/**
 * The requests of an honest page while others attack, against the same page without an attack, in turns: subscriptions without end, and
 * answers that no cache has. No request of the page may be refused.
 */
export const stall: Benchmark = {
  name: 'stall',
  async run(log) {
    const server = await startProductServer();
    try {
      const base = server.url;
      const sandbox = new SandboxClient(base);
      await sandbox.setFeed({ updatesPerSecond: UPDATES_A_SECOND });
      const legs = openLegs(await readSlate(base));
      const ofEvents = [...new Map(legs.map((leg) => [leg.eventId, leg])).values()];
      const visitor = await newVisitor(base);
      await fillSlip(base, visitor, ofEvents.slice(0, SELECTIONS));
      const { username, password } = await sandbox.createPlayer({ balanceCents: 1_000_000 });
      const player = `Bearer ${(await logIn(base, username, password)).access_token}`;
      await fillSlip(base, player, ofEvents.slice(0, SELECTIONS));
      const betIds = await placeBets(base, player, ofEvents.slice(0, BETS));
      log(`${betIds.length} bets are followed`);
      const requests = pageRequests(await newVisitor(base));
      await timePage(server.port, requests, WARM_SECONDS);

      const results: BenchResult[] = [];
      for (const attacks of ATTACKS) {
        const name = attacks.length > 1 ? 'all at once' : attacks.join();
        const attacked = async (): Promise<PageTimes> => {
          const attack = await startAttack({ port: server.port, attacks, visitor, player, betIds });
          const times = await timePage(server.port, requests, ROUND_SECONDS);
          log(`${name}: ${countsText(await attack.stop())}`);
          return times;
        };
        const rounds = await inTurns(ROUNDS, attacked, () => timePage(server.port, requests, ROUND_SECONDS));
        const middle = (times: readonly PageTimes[], pick: (each: PageTimes) => number): number => median(times.map(pick));
        const p95 = (times: readonly PageTimes[]): string => middle(times, ({ p95Ms }) => p95Ms).toFixed(1);
        log(`${name}: p95 ${p95(rounds.product)} ms, quiet ${p95(rounds.rival)} ms`);
        const medianOf = (times: readonly PageTimes[]): number => middle(times, ({ medianMs }) => medianMs);
        results.push(staysWithin(`page, median, ${name}`, 'ms', medianOf(rounds.product), medianOf(rounds.rival), RATIO_AT_MOST));
        const refused = [...rounds.product, ...rounds.rival].reduce((sum, each) => sum + each.refused, 0);
        results.push(isAtMost(`page, refused, ${name}`, 'requests', refused, 0));
      }
      return results;
    } finally {
      await server.stop();
    }
  },
};
