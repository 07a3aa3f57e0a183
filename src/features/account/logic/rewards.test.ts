import { expect, it } from 'vitest';
import { cashbackText, useOf } from './rewards.ts';

it('cashback leads to its own page, and a link out of the app nowhere', () => {
  expect(useOf('CASHBACK', null)).toEqual({ label: 'Claim', path: '/account/award-details/cashback' });
  expect(useOf('BONUS_BET', { label: 'Show the lines', path: '/live' })).toEqual({ label: 'Show the lines', path: '/live' });
  expect(useOf('BONUS_BET', { label: 'Show the lines', path: 'https://elsewhere.example' })).toBeNull();
});

it('the menu says how much cashback can be claimed, and nothing of none', () => {
  const rewards = [500, 250].map((cents) => ({ kind: 'CASHBACK' as const, cents }));
  expect(cashbackText([...rewards, { kind: 'BONUS_BET', cents: 1_000 }])).toBe('$7.50');
  expect(cashbackText([])).toBeNull();
});
