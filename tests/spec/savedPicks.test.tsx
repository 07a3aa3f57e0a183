import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type SavedSlip, type SlipFileRefusal, savedSlipPath } from '../../core/forms/slipFile.ts';
import { err, ok } from '../../core/result.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { offeredPicks } from '../../src/features/betslip/data/savedPicks.ts';
import type { OfferedPick } from '../../src/features/betslip/logic/savedPicks.ts';
import { bills, oilers } from '../../src/features/betslip/testing/fixtures.ts';
import { SharedBetPage } from '../../src/features/betslip/ui/SharedBetPage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { press, read, renderInPage } from '../support/page.tsx';
import { slipServer, slipServices } from '../support/slipServer.ts';

const brand = await loadBrand('tsb');
const offered: readonly OfferedPick[] = [bills, oilers].map((pick) => ({ pick, marketStatus: 'OPEN' }));
const saved: SavedSlip = {
  brand: 'tsb',
  tab: 'PARLAY',
  picks: [bills, oilers].map(({ selectionId, odds, pointsHundredths }) => ({ selectionId, odds, pointsHundredths })),
};

/** The page at this address, for a player whose slip has these selections. */
async function open(address: string, { picks = offered, slip = [] as readonly string[] } = {}) {
  const server = slipServer(slip);
  const { query } = fakeServerData(new Map([[offeredPicks, picks]]));
  const startup = createStore({ state: 'ready', data: { regionalMetadata: { validRegion: true } } });
  const facts = { brand: 'tsb' };
  renderInPage(<SharedBetPage />, {
    services: { ...slipServices(server), data: { ...server.data, query }, startup, facts },
    brand,
    address,
  });
  await screen.findByRole('heading', { level: 1, name: 'Saved picks' });
  return { calls: server.calls };
}
const page = savedSlipPath(ok(saved));
const added = (calls: readonly string[]) => calls.filter((call) => call.startsWith('BetslipAddMarketSelection'));

it('picks of a file are shown at the prices of now, and nothing is added before the player says so', async () => {
  const { calls } = await open(page);
  const card = await screen.findByRole('article', { name: '2-leg parlay' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(2);
  expect(added(calls)).toEqual([]);
  press('Add all');
  await waitFor(() => expect(added(calls)).toHaveLength(2));
  for (const call of added(calls)) expect(call).toContain('"selectionOrigin":"saved_slip"');
  // Neither a stake nor a placement.
  expect(calls.filter((call) => /Amount|Place/.test(call))).toEqual([]);
});

it('a slip with selections is asked about before saved picks join it', async () => {
  const { calls } = await open(page, { slip: ['s-eagles'] });
  await screen.findByRole('article');
  press('Add all');
  await screen.findByRole('dialog', { name: '2-leg parlay' });
  expect(added(calls)).toEqual([]);
});

it('a price and a line that have moved since the picks were saved are said', async () => {
  const [first, second] = saved.picks as [SavedSlip['picks'][number], SavedSlip['picks'][number]];
  const earlier = {
    ...saved,
    picks: [
      { ...first, odds: { numerator: 5, denominator: 1 } },
      { ...second, pointsHundredths: 950 },
    ],
  };
  await open(savedSlipPath(ok(earlier)));
  await screen.findByRole('article');
  expect(read()).toContain('2 prices have changed You would bet at the prices of now, not at those that were saved.');
});

it('only picks that take bets are added, and it is said how many', async () => {
  await open(page, {
    picks: [
      { pick: bills, marketStatus: 'OPEN' },
      { pick: oilers, marketStatus: 'HIDDEN' },
    ],
  });
  await screen.findByRole('button', { name: 'Add 1 to betslip' });
  expect(read()).toContain('1 of 2 picks can still be bet on');
});

it('picks of which none is offered any more cannot be added', async () => {
  await open(page, { picks: [] });
  await screen.findByText('These picks are no longer offered');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each<[SlipFileRefusal, string]>([
  ['tooLarge', 'This file is too large'],
  ['broken', 'This file has no picks that we can read'],
  ['otherBrand', 'These picks are from another app'],
])('a file that is %s is refused with plain words', async (reason, words) => {
  await open(savedSlipPath(err(reason)));
  await screen.findByText(words);
});

it.each(['/shared_bet?saved=%7B', '/shared_bet?refused=anything'])(
  'an address that nobody has saved is refused: %s',
  async (address) => {
    await open(address);
    await screen.findByText('This file has no picks that we can read');
  },
);
