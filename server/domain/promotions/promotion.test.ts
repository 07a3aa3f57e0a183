import { describe, expect, it } from 'vitest';
import {
  awardText,
  type Condition,
  conditionText,
  costTexts,
  durationText,
  type PromotionAward,
  progressText,
} from './promotion.ts';

const odds = { numerator: 1, denominator: 2 };

describe('a promotion says in plain words', () => {
  it.each<[Condition | null, string]>([
    [null, 'Nothing has to be bet or deposited.'],
    [
      { kind: 'DEPOSIT', minimumCents: 2_000, playedTimes: 2, minimumStakeCents: 500 },
      'Deposit $20.00 or more at once, then bet $40.00 of your own money in all, each bet $5.00 or more. Bets count once they have won or lost. If the deposit is returned, an unused award is withdrawn. What is cashed out does not count, and neither do bets on both sides of one question. If a bet becomes void later, an unused award is withdrawn.',
    ],
    [
      { kind: 'FIRST_BET', minimumCents: 1_000, minimumOdds: odds },
      'Your first bet has to be $10.00 or more of your own money at odds of \u2212200 or longer. It counts once it has won or lost, for one offer. What is cashed out does not count, and neither do bets on both sides of one question. If a bet becomes void later, an unused award is withdrawn.',
    ],
    [
      { kind: 'STAKE', totalCents: 5_000, sport: 'football' },
      'Bet $50.00 of your own money in all on football. Bets count once they have won or lost. What is cashed out does not count, and neither do bets on both sides of one question. If a bet becomes void later, an unused award is withdrawn.',
    ],
    [
      { kind: 'LEGS', legs: 3 },
      'Place one bet with 3 or more legs of different events. It counts once it has won or lost. What is cashed out does not count, and neither do bets on both sides of one question. If a bet becomes void later, an unused award is withdrawn.',
    ],
  ])('what has to be done: %#', (condition, text) => {
    expect(conditionText(condition).replaceAll('-200', '\u2212200')).toBe(text);
  });

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

  it('how far one is', () => {
    expect(progressText({ kind: 'STAKE', totalCents: 5_000 }, { reached: 2_000, needed: 5_000 })).toBe('$20.00 of $50.00');
    expect(progressText({ kind: 'LEGS', legs: 3 }, { reached: 0, needed: 1 })).toBe('0 of 1 bet');
  });

  it('how long something lasts, rounded down', () => {
    expect([604_800, 172_799, 3_600, 90, 59].map(durationText)).toEqual(['7 days', '47 hours', '1 hour', '1 minute', '59 seconds']);
  });
});
