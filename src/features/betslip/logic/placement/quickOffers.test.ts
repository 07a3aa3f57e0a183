import { expect, it } from 'vitest';
import { quickBetName } from './quickOffers.ts';

it('buttons of rows without a price have names of their own', () => {
  const games = [{ name: 'Chiefs @ Bills' }, { name: 'Lions @ Packers' }];
  const markets = [{ name: 'Moneyline' }, { name: 'Spread' }];
  const names = games.flatMap((game) => markets.map((market) => quickBetName('$10.00', 'Bills', market, game)));
  expect(names[0]).toBe('Bet $10.00 on Bills, Moneyline, Chiefs @ Bills');
  expect(new Set(names).size).toBe(4);
});
