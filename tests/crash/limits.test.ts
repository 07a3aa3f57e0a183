import { describe, expect, it } from 'vitest';
import type { ShownBet } from './compare.ts';
import { beyondLimits, monthsOfLimits } from './limits.ts';

const bet = (stakeCents: number, reward?: string, legs: ShownBet['legs'] = []): ShownBet => ({
  id: '7',
  placementId: 'p',
  kind: 'STRAIGHT',
  stakeCents,
  outcome: 'PENDING',
  payoutCents: 0,
  cashedOutCents: 0,
  legs,
  ...(reward === undefined ? {} : { reward }),
});
const legOf = (eventId: string) => ({ selectionId: 's', eventId, pointsHundredths: null, numerator: 1, denominator: 1 });
const limits = { spendCents: 100, wagerCents: 60 };

describe('the limits of the crash test', () => {
  it.each([
    ['bets up to them', [bet(60), bet(40)], 1, []],
    ['a wager beyond one', [bet(61)], 1, ['bet 7: 61 of 60 a wager']],
    ['bets beyond one together', [bet(60), bet(41, 'PROFIT_BOOST 3')], 1, ['101 of 100 in 1 months']],
    ['the house’s money', [bet(60), bet(500, 'BONUS_BET 3'), bet(500, 'PROMOTIONAL_CREDIT')], 1, []],
    ['a bet that was undone', [bet(60), bet(40), bet(60, undefined, [legOf('called off')])], 1, []],
    ['a bet on another game', [bet(60), bet(60, undefined, [legOf('played')])], 1, ['120 of 100 in 1 months']],
    ['a second month', [bet(60), bet(60)], 2, []],
  ] as const)('judge %s', (_what, shown, months, faults) =>
    expect(beyondLimits(shown, limits, months, (eventId) => eventId === 'called off')).toEqual(faults),
  );

  it('months are those of the east', () => {
    expect(monthsOfLimits(new Date('2026-11-30T23:00:00Z'), new Date('2026-12-01T04:59:00Z'))).toBe(1);
    expect(monthsOfLimits(new Date('2026-11-30T23:00:00Z'), new Date('2026-12-01T05:01:00Z'))).toBe(2);
  });
});
