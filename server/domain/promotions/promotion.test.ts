import { describe, expect, it } from 'vitest';
import { awardText, costTexts, durationText, type PromotionAward } from './promotion.ts';

describe('an award says in plain words', () => {
  it.each<[PromotionAward, string, RegExp]>([
    [
      { kind: 'BONUS_BET', amountCents: 1_000, expiresInSeconds: 604_800 },
      '$10.00 bonus bet',
      /Only the winnings are paid.*ends 7 days/,
    ],
    [
      { kind: 'BONUS_BET', amountCents: 1_000, expiresInSeconds: 604_800, holdSeconds: 259_200 },
      '$10.00 bonus bet',
      /can be used 3 days after it is added, and ends 7 days later/,
    ],
    [
      { kind: 'PROFIT_BOOST', percent: 25, maximumAmountCents: 2_500, minimumLegs: 3, expiresInSeconds: 86_400 },
      '25% profit boost',
      /at most \$25\.00.*3\+ legs.*ends 24 hours/,
    ],
    [
      { kind: 'BONUS_SPINS', spins: 5, amountCents: 20, gameIds: ['velvet-sevens'], expiresInSeconds: 86_400 },
      '5 bonus spins of $0.20',
      /cannot be used at the moment.*end 24 hours/,
    ],
    [{ kind: 'PROMOTIONAL_CREDIT', amountCents: 500 }, '$5.00 site credit', /cannot be withdrawn/],
    [{ kind: 'CASINO_BONUS', amountCents: 500 }, '$5.00 casino bonus', /cash once 10 times the bonus was bet/],
  ])('what is given and what it costs: %#', (award, text, costs) => {
    expect(awardText(award)).toBe(text);
    expect(costTexts(award, { boostCap: 'STAKE' }).join(' ')).toMatch(costs);
  });

  it('how long something lasts, rounded down', () => {
    expect([604_800, 172_799, 3_600, 90, 59].map(durationText)).toEqual(['7 days', '47 hours', '1 hour', '1 minute', '59 seconds']);
  });
});
