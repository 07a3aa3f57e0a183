import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OddsFormat } from '../../core/money/odds.ts';
import { BetCard } from '../../src/features/my-bets/ui/BetCard.tsx';
import { BETS, BOARD, SAMPLES_AT } from '../../src/features/my-bets/ui/gallery/betSamples.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { stillPrices } from '../../src/platform/gallery/stillPrices.ts';
import { freshDevice } from '../support/fakeServices.ts';
import { button, press, read, renderInPage } from '../support/page.tsx';

function renderCard(name: string, format: OddsFormat = 'AMERICAN'): void {
  const sample = BETS.find((one) => one.name === name);
  if (!sample) throw new Error(`There is no bet ${name}`);
  const connection = createStore({ online: true, live: true });
  renderInPage(<BetCard bet={{ ...sample.bet, id: '12345678' }} format={format} now={SAMPLES_AT} />, {
    services: { prices: stillPrices(BOARD), connection, data: {}, timers: {}, clock: { now: () => 0 }, ...freshDevice() },
  });
}

const PLACED = 'Straight Placed Nov 20, 1:00 PM';
const SETTLED = 'Straight Settled today, 6:58 PM';
const TODAY = 'Bills −2.5 Chiefs @ Bills · Today 4:25 PM Spread';
const FINAL = 'Bills −2.5 Chiefs @ Bills · Final 20–27 Spread';
const STAKE = 'Bet $30.00';
const LEGS =
  'Bills −2.5 · Spread Chiefs @ Bills · Today 4:25 PM −112 Pending Over 47.5 · Total Points Cowboys @ Eagles · Today 4:25 PM −110 Pending Celtics';

it.each([
  ['Open', `${PLACED} Open −112 Pending ${TODAY} ${STAKE} To win $26.79 Payout $56.79 Cash out $28.50`],
  ['Open, without a cash out', `${PLACED} Open −112 Pending ${TODAY} ${STAKE} To win $26.79 Payout $56.79 Cash out`],
  [
    'Live',
    `${PLACED} Live −112 Live Bills −2.5 Chiefs @ Bills · 13–10, Q3 4:12 Down 3, needs 5.5 more Spread ${STAKE} To win $26.79`,
  ],
  [
    'Open, partly cashed out',
    'Bet $18.00 To win $26.79 Payout $56.79 $12.00 of the bet was cashed out for $11.40. $18.00 still runs.',
  ],
  ['Won', `${SETTLED} Won −112 Won ${FINAL} ${STAKE} Net result +$26.79 Payout $56.79`],
  ['Lost', `${SETTLED} Lost −112 Lost ${FINAL} ${STAKE} Net result −$30.00 Payout $0.00`],
  ['Push', `${SETTLED} Push −112 Push ${FINAL} ${STAKE} Refund $30.00 Payout $30.00`],
  ['Void', `${SETTLED} Void −112 Void Bills −2.5 Chiefs @ Bills · Cancelled Spread ${STAKE} Refund $30.00`],
  ['Cashed out', `${SETTLED} Cashed out −112 Pending ${TODAY} ${STAKE} Net result −$1.50 Cash out $28.50`],
  ['Corrected', `${SETTLED} Corrected Won −112 Won ${FINAL} ${STAKE} Net result +$26.79 Payout $56.79`],
  ['Bonus bet', `${PLACED} Bonus Bet Open −112 Pending ${TODAY} ${STAKE} To win $26.79 Payout $26.79`],
  ['Profit boost', `${PLACED} 30% Profit Boost Open +116 Pending ${TODAY} ${STAKE} To win $34.82 Payout $64.82`],
  ['Parlay', `3-leg parlay Placed Nov 20, 1:00 PM Open +688 Pending ${LEGS}`],
  [
    'Parlay, half decided',
    '+688 Won Bills −2.5 · Spread Chiefs @ Bills · Final 20–27 −112 Live Over 47.5 · Total Points Cowboys @ Eagles · 13–10, Q3 4:12 23 of 47.5',
  ],
  ['Parlay, lost', 'Lost +688 Won Bills'],
  ['Teaser', '2-team teaser · 6.0 pts Placed Nov 20, 1:00 PM Open −120 Pending Bills +3.5'],
  ['Round robin', `3-leg round robin · 3 bets Placed Nov 20, 1:00 PM Open Pending ${LEGS}`],
])('a bet that is %s says “%s”', (name, text) => {
  renderCard(name);
  expect(read()).toContain(text);
});

it.each([
  ['AMERICAN', '+1207', '+118', '+214'],
  ['EURO', '13.07', '2.18', '3.14'],
] as const)('a Parlay+ in the %s format has its prices %s, of one leg %s and of a game together %s', (format, odds, leg, game) => {
  renderCard('Parlay-plus, live, with other games', format);
  expect(read()).toContain(`Live ${odds} Pending Celtics · Moneyline Celtics @ Knicks · Today 4:25 PM ${leg} Pending Over 47.5`);
  expect(read()).toContain(`Same game · Chiefs @ Bills · 13–10, Q3 4:12 together ${game} Live Bills −2.5 Spread`);
});

it('an open bet leads to its game, and its ID can be copied and the bet shared', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderCard('Open');
  expect(screen.getByRole('link', { name: 'Chiefs @ Bills · Today 4:25 PM' }).getAttribute('href')).toBe('/e-1');
  press('Copy bet ID');
  expect(writeText.mock.calls).toEqual([['8F21·12345678']]);
  press('Share bet: Straight, 8F21·12345678');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('a settled bet can be neither cashed out nor shared', () => {
  renderCard('Won');
  expect(button('Copy bet ID')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /cash out|share/i })).toBeNull();
});
