import { expect, it } from 'vitest';
import { bet, leg } from '../testing/fixtures.ts';
import { settlementNews } from './settlement.ts';

const settled = (change: Parameters<typeof bet>[1]) => settlementNews(bet('1', { status: 'SETTLED', ...change }));

it.each<[what: string, change: Parameters<typeof bet>[1], body: string, detail: string]>([
  ['a won bet', { outcome: 'WIN' }, 'Bet won: +$26.79', 'Bills −2.5. Payout $56.79.'],
  ['a lost bet', { outcome: 'LOSS', payoutCents: 0 }, 'Bet lost: −$30.00', 'Bills −2.5. Payout $0.00.'],
  ['a lost bonus bet', { outcome: 'LOSS', payoutCents: 0, isAwarded: true }, 'Bet lost: $0.00', 'Bills −2.5. Payout $0.00.'],
  [
    'a round robin that lost money',
    { outcome: 'WIN', type: 'ROUND_ROBIN', combinations: 3, legs: [leg(), leg(), leg()], payoutCents: 2000 },
    'Bet partly won: −$10.00',
    '3-leg round robin · 3 bets. Payout $20.00.',
  ],
  ['a push', { outcome: 'PUSH', payoutCents: 3000 }, 'Bet refunded: $30.00', 'Bills −2.5. Payout $30.00.'],
  [
    'a cancelled bet',
    { status: 'CANCELLED', outcome: 'REFUND', payoutCents: 3000 },
    'We cancelled this bet. $30.00 was refunded.',
    'Bills −2.5. Payout $30.00.',
  ],
  [
    'a corrected bet',
    { outcome: 'LOSS', payoutCents: 0, regraded: true },
    'Corrected. Bet lost: −$30.00',
    'Bills −2.5. Payout $0.00.',
  ],
])('the settlement of %s is said with its amount', (_, change, body, detail) => {
  expect(settled(change)).toMatchObject({ body, detail });
});

it('nothing is said of an open bet, nor of a cash out, which says itself what it paid', () => {
  expect(settlementNews(bet('1', { cashedOutCents: 500 }))).toBeNull();
  expect(settled({ outcome: 'CASH_OUT' })).toBeNull();
});
