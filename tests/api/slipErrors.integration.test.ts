import { randomUUID } from 'node:crypto';
import { isEnumType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BetslipErrorType } from '../../core/wire/contract.ts';
import { setNotices } from '../../server/store/players/index.ts';
import { deleteSandboxLocations, setLocationCheck } from '../../server/store/players/locations.ts';
import { setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { readSchema } from '../contract/documents.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { moveHome, moveTo } from '../support/places.ts';

const { bills, eagles } = FIXTURE;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ config: { placementsPerSecond: 0.01, placementBurst: 3 } });
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

interface SlipError {
  readonly displayType: BetslipErrorType;
  readonly code: string;
  readonly message: string;
  readonly priority: number;
  readonly field: string | null;
}

const ERROR = '{ displayType code message priority field }';
const HUGE = 999_999_999;

const spread = (change: Record<string, unknown> = {}) => ({
  selectionId: bills.spread,
  numeratorLong: 10,
  denominatorLong: 11,
  points: -2.5,
  ...change,
});
const moneyline = (selectionId: string, numeratorLong = 3, denominatorLong = 2) => ({
  selectionId,
  numeratorLong,
  denominatorLong,
  points: null,
});

async function place(
  { authorization }: LoggedIn,
  betAmount: number,
  legs: readonly unknown[] = [spread()],
  id: string = randomUUID(),
) {
  const section = legs.length === 1 ? 'STRAIGHT' : 'PARLAY';
  const { data } = await api.query<{ betslipPlaceBets: { userErrors: SlipError[] } }>(
    `mutation P($id: ID!, $bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: $id, bets: $bets) { userErrors ${ERROR} } }`,
    { id, bets: [{ draftBetId: 'draft', section, betAmount, legs }] },
    authorization,
  );
  return data?.betslipPlaceBets.userErrors ?? [];
}

async function change(authorization: string, call: string): Promise<readonly SlipError[]> {
  const { data } = await api.query<{ answer: { userErrors: SlipError[] } }>(
    `mutation { answer: ${call} { userErrors ${ERROR} } }`,
    {},
    authorization,
  );
  return data?.answer.userErrors ?? [];
}

const ADD = `betslipAddMarketSelection(selectionId: "${bills.spread}", numeratorLong: 10, denominatorLong: 11)`;

async function elsewhere<Value>(work: () => Promise<Value>): Promise<Value> {
  await moveTo(api.deps.db, null, 'US-UT');
  try {
    return await work();
  } finally {
    await moveHome(api.deps.db);
  }
}

/** What causes each error, and the field that it is about. */
const CAUSES: Readonly<
  Record<BetslipErrorType, () => Promise<{ readonly errors: readonly SlipError[]; readonly field: string | null }>>
> = {
  async ANONYMOUS_REGION_ERROR() {
    const visitor = await api.anonymous();
    await change(visitor, ADD);
    const read = async () =>
      (await api.query<{ betslip: { errors: SlipError[] } }>(`{ betslip { errors ${ERROR} } }`, {}, visitor)).data?.betslip
        .errors ?? [];
    expect(await read()).toEqual([]);
    return { errors: await elsewhere(read), field: null };
  },
  async BET_ALREADY_PLACED() {
    const player = await api.logIn();
    const id = randomUUID();
    expect(await place(player, 100, [spread()], id)).toEqual([]);
    return { errors: await place(player, 200, [spread()], id), field: null };
  },
  BET_AMOUNT: async () => ({ errors: await place(await api.logIn(), 9), field: 'bet' }),
  BET_WIN_AMOUNT: async () => ({ errors: await place(await api.logIn(), HUGE, [moneyline(bills.moneyline)]), field: 'win' }),
  DEPOSIT: async () => ({ errors: await place(await api.logIn({ balanceCents: 500 }), 600), field: 'bet' }),
  // No score wins both sides of a market.
  GENERIC: async () => ({
    errors: await place(await api.logIn(), 100, [moneyline(bills.moneyline), moneyline('event-1-moneyline-away', 6, 5)]),
    field: null,
  }),
  GEO: async () => {
    const player = await api.logIn();
    await change(player.authorization, ADD);
    const read = async () =>
      (await api.query<{ betslip: { errors: SlipError[] } }>(`{ betslip { errors ${ERROR} } }`, {}, player.authorization)).data
        ?.betslip.errors;
    expect(await read()).toEqual([]);
    const errors = await elsewhere(() => place(player, 100));
    // The slip says it before a bet is tried, and no longer once the player is back; it does too where the player alone is elsewhere.
    expect(await elsewhere(read)).toEqual(errors);
    expect(await read()).toEqual([]);
    await moveTo(api.deps.db, player.player.id, 'US-UT');
    expect(await read()).toEqual(errors);
    await deleteSandboxLocations(api.deps.db);
    await moveHome(api.deps.db);
    // A check that failed is stored: reading does not end it, another check does where the place is fine.
    await setLocationCheck(api.deps.db, player.player.id, { outcome: 'FAILED', expiresAt: null }, new Date());
    expect(await read()).toEqual(errors);
    const check = 'mutation { casinoCheckLocation { error { code } } }';
    await elsewhere(() => api.query(check, {}, player.authorization));
    expect(await read()).toEqual(errors);
    await api.query(check, {}, player.authorization);
    expect(await read()).toEqual([]);
    expect(await place(player, 100)).toEqual([]);
    return { errors, field: null };
  },
  ODDS_CHANGED: async () => ({ errors: await place(await api.logIn(), 100, [spread({ numeratorLong: 1 })]), field: bills.spread }),
  async RETRYABLE() {
    const player = await api.logIn();
    for (let bets = 0; bets < 3; bets += 1) await place(player, 100);
    return { errors: await place(player, 100), field: null };
  },
  async RG_ACK_REQUIRED() {
    const player = await api.logIn();
    await setNotices(api.deps.db.query, player.player.id, { acknowledgementRequired: true });
    return { errors: await place(player, 100), field: null };
  },
  async RG_LIMIT() {
    const player = await api.logIn();
    await setPlayerLimits(
      api.deps.db,
      player.player.id,
      [{ type: 'SPEND', period: 'DAILY', amountCents: 50 }],
      api.deps.clock.now(),
    );
    return { errors: await place(player, 100), field: 'bet' };
  },
  async SELECTION_DISABLED() {
    const player = await api.logIn();
    const market = (status: 'CLOSED' | 'OPEN') =>
      api.deps.db.query.updateTable('markets').set({ status }).where('id', '=', eagles.spreadMarket).execute();
    await market('CLOSED');
    const errors = await place(player, 100, [spread({ selectionId: eagles.spread })]);
    await market('OPEN');
    return { errors, field: eagles.spread };
  },
  async WIN_AMOUNT() {
    const visitor = await api.anonymous();
    await change(visitor, ADD);
    const call = `betslipSetDraftBetAmount(draftBetId: "straight:${bills.spread}", amount: ${HUGE + 1}, amountField: WIN)`;
    return { errors: await change(visitor, call), field: 'win' };
  },
};

it.each(Object.keys(CAUSES) as BetslipErrorType[])('the server answers %s under its condition, about its field', async (type) => {
  const { errors, field } = await CAUSES[type]();
  expect(errors.map(({ displayType, field: about }) => [displayType, about])).toEqual([[type, field]]);
  const [error] = errors;
  expect(error?.message).toMatch(/^[A-Z].*\.$/s);
  expect(error?.code).toMatch(/^(edgebook\.[a-z_.]+|unknown)$/);
});

it('there is a condition for every error type of the contract', () => {
  const type = readSchema().getType('BetslipErrorType');
  expect(Object.keys(CAUSES).sort()).toEqual(
    isEnumType(type)
      ? type
          .getValues()
          .map(({ name }) => name)
          .sort()
      : [],
  );
});
