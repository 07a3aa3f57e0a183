import { expect, it } from 'vitest';
import { type BetNow, outcomeText } from './betNow.ts';

it.each<[outcome: BetNow['outcome'], payoutCents: number, isCash: boolean, text: string]>([
  ['WIN', 1_885, true, 'Won'],
  ['WIN', 900, true, 'Partly won'],
  ['WIN', 900, false, 'Won'],
  ['LOSS', 0, true, 'Lost'],
  ['LOSS', 500, true, 'Partly lost'],
  ['PUSH', 1_000, true, 'Push'],
])('a bet of $10 with the outcome %s that paid %i cents is called so', (outcome, payoutCents, isCash, text) => {
  expect(outcomeText({ betId: '1', outcome, payoutCents, stakeCents: 1_000 }, isCash)).toBe(text);
});
