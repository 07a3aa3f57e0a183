import { expect, it } from 'vitest';
import { usageText } from './casinoUsage.ts';

it.each([
  [
    { first: 'BONUS', bonusCents: 2_500, toWagerCents: 25_000 },
    'Bets are paid from your bonus, then your cash. Your bonus is $25.00; it and what it wins are cash once $250.00 more of it was bet.',
  ],
  [
    { first: 'CASH', bonusCents: 0, toWagerCents: 0 },
    'Bets are paid from your cash, then your bonus. Your bonus is $0.00; what it wins is cash.',
  ],
] as const)('a text says which balance games use first: %o', (usage, text) => {
  expect(usageText(usage)).toBe(text);
});
