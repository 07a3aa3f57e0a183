import { randomUUID } from 'node:crypto';
import { type GraphQLSchema, graphql, isEnumType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { betsResolvers } from '../../server/api/graphql/bets/betsResolvers.ts';
import { buildApiSchema, readContract } from '../../server/api/graphql/schema.ts';
import type { CancellationReason } from '../../server/domain/settlement/cancellation.ts';
import { cashOut, readOffers } from '../../server/store/cashout/index.ts';
import { cancelBet } from '../../server/store/settlement/index.ts';
import { type MoneyFixture, makeMoneyFixture, type Player, parlay, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
let schema: GraphQLSchema;
let player: Player;
const ids = new Map<string, number>();

/** The bet that ends so, by the draft bet that it was placed from. */
const BETS = {
  WIN: straight('played.home', 100),
  LOSS: straight('played.away', 200),
  PUSH: straight('tied.home', 300),
  REFUND: parlay(['tied.home', 'cancelled.home'], 400),
  VOIDED: straight('cancelled.home', 500),
  CASH_OUT: straight('open.home', 600),
  PENDING: straight('open.away', 700),
  PATRON_CANCELLED: straight('open.over', 800),
  INVALID: straight('played.over', 900),
};

/** A bet that the operator cancels: REFUND, as one of pushed and void legs. */
const CANCELLED = straight('open.under', 1_000);

beforeAll(async () => {
  fixture = await makeMoneyFixture(4);
  schema = buildApiSchema(readContract('schema'), betsResolvers);
  for (const id of ['played', 'tied', 'cancelled', 'open']) await fixture.event(id);
  player = await fixture.player(100_000);
  for (const [outcome, bet] of Object.entries(BETS)) {
    const placed = await fixture.place(player, [bet]);
    if (placed.kind !== 'PLACED') throw new Error(`${outcome}: ${JSON.stringify(placed)}`);
    ids.set(outcome, placed.bets[0]?.id ?? 0);
  }
  await cashOutAll(ids.get('CASH_OUT') ?? 0);
  const placed = await fixture.place(player, [CANCELLED]);
  if (placed.kind !== 'PLACED') throw new Error(JSON.stringify(placed));
  await cancel(placed.bets[0]?.id ?? 0, 'OPERATOR');
  await cancel(ids.get('PATRON_CANCELLED') ?? 0, 'PATRON');
  await fixture.finish('played', { homeScore: 21, awayScore: 20 });
  await fixture.finish('tied', { homeScore: 10, awayScore: 10 });
  await fixture.finish('cancelled', { void: true });
  await cancel(ids.get('INVALID') ?? 0, 'INVALID');
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

async function cancel(betId: number, reason: CancellationReason): Promise<void> {
  const cancelled = await cancelBet(fixture.deps, { betId, reason, cancelledBy: 'trader', note: 'For the test' });
  expect(cancelled.ok).toBe(true);
}

async function cashOutAll(betId: number): Promise<void> {
  const read = (await readOffers(fixture.deps, [betId], fixture.deps.clock.now())).get(betId);
  if (read?.offer.status !== 'OFFERED') throw new Error('There is no offer');
  const amountCents = read.offer.parts.find(({ tenths }) => tenths === 10)?.amountCents ?? 0;
  const offer = { offerId: read.offerId, offerVersion: read.version, tenths: 10, amountCents };
  const answer = await cashOut(fixture.deps, { ...player, requestId: randomUUID(), betId, ...offer }, async () => true);
  expect(answer.kind).toBe('TAKEN');
}

interface Answered {
  readonly status: string;
  readonly outcome: string;
  readonly betAmount: { readonly amount: number };
}

async function bets(filter: 'OPEN' | 'SETTLED'): Promise<readonly Answered[]> {
  const source = `{ myBets(filter: ${filter}) { bets { status outcome betAmount { amount } } } }`;
  const contextValue = { deps: fixture.deps, viewer: { kind: 'player', ...player } };
  const { data, errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  return (Object(data?.myBets) as { bets: readonly Answered[] }).bets;
}

function valuesOf(name: string): readonly string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

it('bets end with each outcome that the specification has, and are read with it', async () => {
  const all = [...(await bets('OPEN')), ...(await bets('SETTLED'))];
  const byStake = new Map(all.map(({ outcome, betAmount }) => [betAmount.amount, outcome]));
  for (const [outcome, bet] of Object.entries(BETS)) expect(byStake.get(bet.stakeCents), outcome).toBe(outcome);
  const produced = new Set(all.map(({ outcome }) => outcome));
  expect(valuesOf('BetOutcome')).toHaveLength(9);
  expect([...valuesOf('BetOutcome')].sort()).toEqual([...produced].sort());
});

it('bets have each status that the specification has: cancelled and invalid ones are told from settled ones', async () => {
  const [open, settled] = [await bets('OPEN'), await bets('SETTLED')];
  expect(open.map(({ status }) => status)).toEqual(['OPEN']);
  const byStake = new Map(settled.map(({ status, betAmount }) => [betAmount.amount, status]));
  const statusOf: Record<string, string> = { VOIDED: 'VOIDED', PATRON_CANCELLED: 'CANCELLED', INVALID: 'INVALID' };
  for (const [outcome, bet] of Object.entries(BETS))
    if (outcome !== 'PENDING') expect(byStake.get(bet.stakeCents), outcome).toBe(statusOf[outcome] ?? 'SETTLED');
  expect(byStake.get(CANCELLED.stakeCents)).toBe('CANCELLED');
  const produced = new Set([...open, ...settled].map(({ status }) => status));
  expect(valuesOf('BetStatus')).toHaveLength(5);
  expect([...valuesOf('BetStatus')].sort()).toEqual([...produced].sort());
});
