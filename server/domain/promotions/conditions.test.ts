import { describe, expect, it } from 'vitest';
import { type Condition, conditionText, progressText } from './conditions.ts';

const odds = { numerator: 1, denominator: 2 };

describe('a condition says in plain words', () => {
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

  it('how far one is', () => {
    expect(progressText({ kind: 'STAKE', totalCents: 5_000 }, { reached: 2_000, needed: 5_000 })).toBe('$20.00 of $50.00');
    expect(progressText({ kind: 'LEGS', legs: 3 }, { reached: 0, needed: 1 })).toBe('0 of 1 bet');
  });
});
