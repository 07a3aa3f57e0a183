import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, read, renderInPage } from '../../../../../tests/support/page.tsx';
import { slipServer, slipServices } from '../../../../../tests/support/slipServer.ts';
import { loadBrand } from '../../../../brand/loader.ts';
import { LoungePage } from './LoungePage.tsx';

const brand = await loadBrand('tsb');
const leg = (id: string, name: string, eventStatus = 'PRE_GAME') => ({
  id,
  name,
  numeratorLong: 3,
  denominatorLong: 2,
  points: null,
  marketId: `m-${id}`,
  marketName: 'Moneyline',
  marketType: 'MONEYLINE',
  marketStartAt: '2026-11-29T18:00:00Z',
  eventId: `e-${id}`,
  eventName: `${name} @ Jets`,
  eventStatus,
  eventPath: `/event/${id}`,
});
const PARLAY = {
  id: 'p1',
  playerCount: 12,
  totalOdds: '+525',
  impliedPercent: 16,
  exampleStake: { amount: 1_000 },
  examplePayout: { amount: 6_250 },
  legs: [leg('a', 'Bills'), leg('b', 'Lions', 'IN_PLAY')],
};

function open(inSlip: readonly string[], parlays: readonly unknown[] = [PARLAY]) {
  const server = slipServer(inSlip);
  server.answer('PopularParlays', () => ({ popularParlays: parlays }));
  renderInPage(<LoungePage />, { brand, services: { ...slipServices(server), data: server.data } });
  return server;
}

const added = ({ calls }: { readonly calls: readonly string[] }) =>
  calls.filter((call) => call.startsWith('BetslipAddMarketSelection'));

it('the parlay lounge shows each parlay with its price and its risk, and one press fills the slip leg by leg: nothing is placed', async () => {
  const server = open([]);
  await waitFor(() => expect(read()).toContain('2-leg parlay'));
  const text = read();
  for (const words of [
    '12 players have it open',
    '+525',
    '$10.00 would pay $62.50',
    'Loses at least 84 times in 100',
    '1 leg live',
  ])
    expect(text).toContain(words);
  expect(text).toContain('nothing is placed until you do it');
  press(/Add all/);
  await waitFor(() => expect(added(server)).toHaveLength(2));
  expect(added(server).every((call) => call.includes('parlay_lounge'))).toBe(true);
  expect(server.calls.some((call) => call.startsWith('BetslipPlaceBets'))).toBe(false);
});

it('a slip with selections is asked about first', async () => {
  const server = open(['x']);
  await waitFor(() => expect(read()).toContain('2-leg parlay'));
  press(/Add all/);
  await screen.findByRole('dialog');
  expect(added(server)).toEqual([]);
  press('Add to betslip');
  await waitFor(() => expect(added(server)).toHaveLength(2));
});

it('the order is asked of the server, and an empty lounge says what comes here', async () => {
  const server = open([], []);
  await waitFor(() => expect(read()).toContain('No parlays to show right now'));
  press('Most likely');
  await waitFor(() => expect(server.calls.at(-1)).toContain('"sort":"LIKELIEST"'));
});
