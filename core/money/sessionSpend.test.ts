import { expect, it } from 'vitest';
import { formatEastern, formatSpent } from './sessionSpend.ts';

it.each([
  [0, '$0.00'],
  [2_000, '$20.00'],
  [123_456, '$1,234.56'],
])('%s spent is divided by the factor and has fixed decimals: %s', (amount, text) => {
  expect(formatSpent(amount)).toBe(text);
});

it.each([
  ['2026-07-02T23:41:00Z', '7:41 PM ET'],
  ['2026-11-28T00:41:00Z', '7:41 PM ET'],
])('the time of what was spent, %s, is written in ET, in summer and in winter', (at, text) => {
  expect(formatEastern(Date.parse(at)).replace('\u202f', ' ')).toBe(text);
});
