import { describe, expect, it } from 'vitest';
import { CONDITIONS, type Condition, conditionKind, conditionText, progressOf, progressText } from './conditions.ts';
import { meetsBetTerms, type OwnBet } from './play.ts';

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
    expect(progressText({ kind: 'LEGS', legs: 3 }, { reached: 1, needed: 3 })).toBe('1 of 3 bets');
  });
});

const LEG = { eventId: 'e1', sport: 'football', odds: { numerator: 10, denominator: 11 } };
const parlay: OwnBet = {
  id: 1,
  placedAt: 1_000,
  outcome: 'WIN',
  kind: 'PARLAY',
  stakeCents: 1_000,
  runningCents: 1_000,
  potentialPayoutCents: 6_958,
  combinations: 1,
  legs: [LEG, { ...LEG, eventId: 'e2' }, { ...LEG, eventId: 'e3' }],
};

describe('a bet meets the price that is asked for', () => {
  // Three legs at -110 return (21/11)^3, a stake of 10 dollars $69.58.
  const exactly = { numerator: 9_261 - 1_331, denominator: 1_331 };

  it('counts the exact product of its legs, and not a billionth less', () => {
    expect(meetsBetTerms({ minimumOdds: exactly }, parlay)).toBe(true);
    const more = { numerator: exactly.numerator * 10 ** 9 + 1, denominator: exactly.denominator * 10 ** 9 };
    expect(meetsBetTerms({ minimumOdds: more }, parlay)).toBe(false);
  });

  it('counts its payout and a cent for each combination, where the legs do not make the price', () => {
    const ticket: OwnBet = { ...parlay, kind: 'ROUND_ROBIN', combinations: 3, potentialPayoutCents: 1_997 };
    expect(meetsBetTerms({ minimumOdds: { numerator: 999, denominator: 1_000 } }, ticket)).toBe(true);
    expect(meetsBetTerms({ minimumOdds: { numerator: 1, denominator: 1 } }, ticket)).toBe(false);
  });
});

describe('a first bet is missed', () => {
  const { isMissed } = CONDITIONS.FIRST_BET;
  it.each<[string, Parameters<NonNullable<typeof isMissed>>, boolean]>([
    ['not while there is none', [null, null, false], false],
    ['before the play counts', [parlay, null, false], true],
    ['before the opt-in', [parlay, 1_001, false], true],
    ['not while it is open', [{ ...parlay, outcome: 'PENDING' }, 1_000, false], false],
    ['once it is decided and did not count', [parlay, 1_000, false], true],
    ['not once it counted', [parlay, 1_000, true], false],
  ])('%s', (_name, args, isGone) => {
    expect(isMissed?.(...args)).toBe(isGone);
  });
});

it('a condition that no bet can count for yet is not met, even one that needs nothing', () => {
  const { DEPOSIT } = CONDITIONS;
  expect(progressOf(DEPOSIT, { kind: 'DEPOSIT', minimumCents: 5_000, playedTimes: 0 }, null)).toEqual({ reached: 0, needed: 1 });
});

it('a condition of a later release is of no kind, and does not stop this one', () => {
  const later = { kind: 'LATER', minimumCents: 1 } as unknown as Condition;
  expect(conditionKind(later)).toBeUndefined();
  expect(conditionText(later)).toMatch(/^What is cashed out does not count/);
});
