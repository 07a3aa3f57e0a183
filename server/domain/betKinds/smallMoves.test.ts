import { expect, it } from 'vitest';
import { STANDARD_LIMITS } from './limits.ts';
import { type PricedBet, priceBets } from './priceBets.ts';
import { afterSmallMove } from './smallMoves.ts';

const odds = (numerator: number) => ({ numerator, denominator: 1_000 });
const moved = [{ selectionId: 'home', odds: odds(914) }];

function bets(numerator = 910): readonly PricedBet[] {
  const legs = [{ selectionId: 'home', odds: odds(numerator), pointsHundredths: null }];
  const priced = priceBets([{ draftBetId: 'one', kind: 'STRAIGHT', stakeCents: 1_000, legs }], STANDARD_LIMITS);
  if (!priced.ok) throw new Error('refused');
  return priced.value;
}

it('bets after a small move have its price and payout, and are measured by what was shown', () => {
  const taken = afterSmallMove(bets(), moved, STANDARD_LIMITS, 100);
  expect(taken).toMatchObject([{ payoutCents: 1_914, legs: [{ odds: odds(914) }], shown: { payoutCents: 1_910 } }]);
  // From $19.10 to $19.18 and on to $19.30: 0.4 %, 0.6 %, together 1.05 %.
  const next = afterSmallMove(bets(), [{ selectionId: 'home', odds: odds(918) }], STANDARD_LIMITS, 100) ?? [];
  expect(afterSmallMove(next, [{ selectionId: 'home', odds: odds(930) }], STANDARD_LIMITS, 100)).toBeNull();
});

it('a small move is not taken where it is switched off, or the bet would win too much', () => {
  expect(afterSmallMove(bets(), moved, STANDARD_LIMITS, 0)).toBeNull();
  expect(afterSmallMove(bets(), moved, { maximumWinCents: 914 }, 100)).toHaveLength(1);
  expect(afterSmallMove(bets(), moved, { maximumWinCents: 913 }, 100)).toBeNull();
});
