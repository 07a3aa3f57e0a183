import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addFeaturedBet, listFeaturedBets, seedFeaturedBets } from '../../server/store/featuredBets/featuredBets.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue, setMarketStatus } from '../support/catalogueFixture.ts';
import { done, type SlipClient, slipClient } from '../support/slipClient.ts';

const { bills, eagles, arsenal } = FIXTURE;

let api: TestApi;
let someone: string;
let slip: SlipClient;

/** @param afterMs after the start of the test's clock. */
function feature(id: string, selectionIds: readonly string[], afterMs: number, brand = api.deps.config.brand): Promise<void> {
  const bet = { id, brand, title: `The ${id}`, selectionOrigin: `mail_${id}`, selectionIds };
  return addFeaturedBet(api.deps.db.query, bet, new Date(api.deps.clock.now().getTime() + afterMs));
}

beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
  const { brand } = api.deps.config;
  // Listed newest first, against the order of their ids.
  await feature('parlay', [bills.spread, eagles.moneyline], 0);
  await feature('straight', [bills.spread], 1_000);
  await feature('closed', [bills.spread, arsenal.spread], 2_000);
  await feature('gone', [bills.spread, 'not-in-the-catalogue'], 3_000);
  await feature('elsewhere', [bills.spread], 4_000, brand === 'tsb' ? 'espnbet' : 'tsb');
  await setMarketStatus(api.deps, arsenal.spreadMarket, 'CLOSED');
  someone = await api.anonymous();
  slip = slipClient(api, someone);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const add = (featuredBetId: string, more = '') =>
  done(slip.call('betslipAddFeaturedBet', '($f: ID!)', `(featuredBetId: $f${more})`, { f: featuredBetId }));

describe('featured bets', () => {
  it('are answered by their id in their brand, while all of it takes bets', async () => {
    const fields = 'featuredBetId selectionOrigin title isParlay totalOdds legs { id }';
    const find = async (id: string) =>
      (await api.query<{ featuredBet: unknown }>(`{ featuredBet(featuredBetId: "${id}") { ${fields} } }`)).data?.featuredBet;
    expect(await find('straight')).toEqual({
      featuredBetId: 'straight',
      selectionOrigin: 'mail_straight',
      title: 'The straight',
      isParlay: false,
      totalOdds: '−110',
      legs: [{ id: bills.spread }],
    });
    const euro = await api.query('{ featuredBet(featuredBetId: "straight", oddsFormat: EURO) { totalOdds } }');
    expect(euro.data).toEqual({ featuredBet: { totalOdds: '1.91' } });
    expect(await find('parlay')).toMatchObject({ isParlay: true, legs: [{ id: bills.spread }, { id: eagles.moneyline }] });
    for (const id of ['closed', 'gone', 'elsewhere', 'none']) expect(await find(id)).toBeNull();
  });

  it('featured bets of one game are shown at the price that the slip computes, and are none once it has begun', async () => {
    await feature('game', [bills.spread, bills.moneyline], 500);
    const find = async () => (await api.query('{ featuredBet(featuredBetId: "game") { totalOdds } }')).data?.featuredBet;
    // The favourite by more than 2.5 at −110 wins at +150, too: one pick at the longer price.
    expect(await find()).toEqual({ totalOdds: '+150' });
    const { betslip } = await add('game');
    expect(betslip.parlay.draftBets).toMatchObject([{ totalOdds: '+150' }]);
    await slip.clear();
    await api.deps.db.query.updateTable('events').set({ status: 'IN_PLAY' }).where('id', '=', bills.eventId).execute();
    expect(await find()).toBeNull();
    await api.deps.db.query.updateTable('events').set({ status: 'PRE_GAME' }).where('id', '=', bills.eventId).execute();
    await api.deps.db.query.deleteFrom('featured_bets').where('id', '=', 'game').execute();
  });

  it('are listed newest first while all of each takes bets, all of them or those of an event', async () => {
    const list = async (args = '') =>
      (
        await api.query<{ featuredBets: { featuredBetId: string }[] }>(`{ featuredBets${args} { featuredBetId } }`)
      ).data?.featuredBets.map(({ featuredBetId }) => featuredBetId);
    expect(await list()).toEqual(['straight', 'parlay']);
    expect(await list(`(eventId: "${eagles.eventId}")`)).toEqual(['parlay']);
    expect(await list('(eventId: "none")')).toEqual([]);
    // Newer ones that nobody can bet on do not hide them.
    for (let number = 0; number < 21; number += 1)
      await feature(`closed-${number}`, [eagles.moneyline, arsenal.spread], 10_000 + number);
    expect(await list()).toEqual(['straight', 'parlay']);
    expect(await list(`(eventId: "${eagles.eventId}")`)).toEqual(['parlay']);
    // Nor do newer ones of other events, of which the newest 20 are listed.
    for (let number = 0; number < 201; number += 1) await feature(`newer-${number}`, [bills.spread], 20_000 + number);
    // The answer of before may be kept for a second.
    const newest = Array.from({ length: 20 }, (_, index) => `newer-${200 - index}`);
    await vi.waitFor(async () => expect(await list()).toEqual(newest), 5_000);
    expect(await list(`(eventId: "${eagles.eventId}")`)).toEqual(['parlay']);
  });

  it('are added with where they came from, at the prices of now, all of their selections or none', async () => {
    await movePrice(api.deps, bills.spread, [1, 1]);
    const { betslip, userErrors } = await add('parlay', ', selectionOrigin: "mail"');
    expect(userErrors).toEqual([]);
    expect(betslip.marketSelections).toMatchObject([
      { id: bills.spread, acceptedSelection: { numeratorLong: 1, denominatorLong: 1 }, marketSelectionRequiresAcceptance: false },
      { id: eagles.moneyline },
    ]);
    expect(betslip.marketSelectionsMetadata).toMatchObject([{ selectionOrigin: 'mail' }, { selectionOrigin: 'mail' }]);
    await slip.clear();
    expect((await add('straight')).betslip.marketSelectionsMetadata).toMatchObject([
      { selectionOrigin: 'mail_straight', attributes: [{ name: 'eventStatus' }, { name: 'featuredBetId', value: 'straight' }] },
    ]);
    for (const id of ['closed', 'gone', 'elsewhere', 'none']) {
      const refused = await add(id);
      expect(refused.userErrors).toMatchObject([{ code: 'edgebook.selection.unknown' }]);
      expect(refused.betslip.numberOfSelections).toBe(1);
    }
  });

  it('featured bets of a link are asked for by their selections, in order and without those that do not exist', async () => {
    const ids = JSON.stringify([eagles.moneyline, 'none', bills.spread, bills.spread]);
    const { data } = await api.query<{ linkedSelections: { id: string }[] }>(`{ linkedSelections(selectionIds: ${ids}) { id } }`);
    expect(data?.linkedSelections.map(({ id }) => id)).toEqual([eagles.moneyline, bills.spread]);
    const many = JSON.stringify(Array.from({ length: 21 }, (_, index) => `s${index}`));
    const refused = await api.query(`{ linkedSelections(selectionIds: ${many}) { id } }`);
    expect(refused.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

it('a sandbox features two favorites of one competition together, once however many servers start', async () => {
  const { db } = api.deps;
  await Promise.all([1, 2].map(() => seedFeaturedBets(db.query, 'hwc', new Date(0))));
  const bets = await listFeaturedBets(db.query, { brand: 'hwc', eventId: null, limit: 20 });
  expect(bets.length).toBeGreaterThan(0);
  for (const { title, selectionIds } of bets) {
    expect(title).toMatch(/ and .* to win$/);
    expect(selectionIds).toEqual([expect.stringContaining('moneyline'), expect.stringContaining('moneyline')]);
  }
});
