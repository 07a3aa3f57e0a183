import { describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { slipClient } from '../support/slipClient.ts';

const { bills } = FIXTURE;
const MONEY = '{ amount currency formattedAmount }';
const SLIP = `{ betslip { straight { totalBetAmount ${MONEY} totalPotentialReturnAmount ${MONEY} draftBets { betAmount ${MONEY} winAmount ${MONEY} } } } }`;
const PLACE = `mutation Place($bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: "p1", bets: $bets) {
  placement { placedBets { betAmount ${MONEY} winAmount ${MONEY} payoutAmount ${MONEY} } } balance { playableBalance ${MONEY} } } }`;
const AFTER = `{
  startup { applicationMetadata { currency } }
  account { balances { playableBalance ${MONEY} } }
  accountMenu { bonusCashBalance ${MONEY} }
  myBets(filter: OPEN) { totalBetAmount ${MONEY} bets { payoutAmount ${MONEY} } }
}`;

async function deployment(environment: { readonly currency?: 'USD' | 'CAD' }): Promise<TestApi> {
  const api = await buildTestApi({ config: environment });
  onTestFinished(() => api.stop());
  await seedCatalogue(api.deps);
  return api;
}

/** All amounts of the API while a bet is put into the slip and placed, as text. */
async function sayings(api: TestApi): Promise<string> {
  const { authorization } = await api.logIn({ balanceCents: 123_450 });
  const slip = slipClient(api, authorization);
  await slip.add(bills.spread);
  await slip.setAmount(`straight:${bills.spread}`, 110_000);
  const leg = (await slip.read()).marketSelections[0]?.acceptedSelection;
  const bets = [
    {
      draftBetId: `straight:${bills.spread}`,
      section: 'STRAIGHT',
      betAmount: 110_000,
      legs: [{ selectionId: bills.spread, ...leg }],
    },
  ];
  const answers = [
    await api.query(SLIP, {}, authorization),
    await api.query(PLACE, { bets }, authorization),
    await api.query(AFTER, {}, authorization),
  ];
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(answers[1]?.data).toMatchObject({ betslipPlaceBets: { placement: { placedBets: [expect.anything()] } } });
  return JSON.stringify(answers.map(({ data }) => data));
}

const currenciesIn = (text: string): ReadonlySet<string | undefined> =>
  new Set([...text.matchAll(/"currency":"(\w+)"/g)].map((match) => match[1]));

describe('the currency', () => {
  it('is Canadian dollars where the configuration says so, in every amount and at start-up', async () => {
    const text = await sayings(await deployment({ currency: 'CAD' }));
    expect(currenciesIn(text)).toEqual(new Set(['CAD']));
    expect(text).toContain('"applicationMetadata":{"currency":"CAD"}');
    expect(text).toContain('"playableBalance":{"amount":13450,"currency":"CAD","formattedAmount":"$134.50"}');
  });

  it('is US dollars with two decimals where it says so, and where it says nothing', async () => {
    const text = await sayings(await deployment({ currency: 'USD' }));
    expect(currenciesIn(text)).toEqual(new Set(['USD']));
    expect(text).toContain('"applicationMetadata":{"currency":"USD"}');
    expect(text).toContain('"totalBetAmount":{"amount":110000,"currency":"USD","formattedAmount":"$1,100.00"}');
    expect(await sayings(await deployment({}))).toBe(text);
  });
});
