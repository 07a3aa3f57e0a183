import { describe, expect, it } from 'vitest';
import { type GradedLeg, gradeLeg } from './gradeLeg.ts';

const leg = (marketType: GradedLeg['marketType'], side: GradedLeg['side'], pointsHundredths: number | null = null): GradedLeg => ({
  marketType,
  side,
  pointsHundredths,
  gradedPeriods: null,
  gradedSide: null,
});

const score = (homeScore: number, awayScore: number) => ({ void: false, homeScore, awayScore, periods: [] }) as const;

describe('grading a leg', () => {
  it('is open without a result and void with a void one', () => {
    expect(gradeLeg(leg('MONEYLINE', 'HOME'), null)).toBe('PENDING');
    expect(gradeLeg(leg('MONEYLINE', 'HOME'), { void: true })).toBe('VOIDED');
  });

  it('goes by the winner on a moneyline, and a tie is a push unless a draw can be bet on', () => {
    expect(gradeLeg(leg('MONEYLINE', 'HOME'), score(2, 1))).toBe('WIN');
    expect(gradeLeg(leg('MONEYLINE', 'AWAY'), score(2, 1))).toBe('LOSS');
    expect(gradeLeg(leg('MONEYLINE', 'AWAY'), score(1, 1))).toBe('PUSH');
    expect(gradeLeg(leg('MONEYLINE_THREE_WAY', 'AWAY'), score(1, 1))).toBe('LOSS');
    expect(gradeLeg(leg('MONEYLINE_THREE_WAY', 'DRAW'), score(1, 1))).toBe('WIN');
    expect(gradeLeg(leg('MONEYLINE_THREE_WAY', 'DRAW'), score(1, 0))).toBe('LOSS');
  });

  it('adds the line to its own side of a spread', () => {
    for (const [side, points, home, away, grade] of [
      ['HOME', -300, 24, 20, 'WIN'],
      ['HOME', -300, 23, 20, 'PUSH'],
      ['HOME', -300, 22, 20, 'LOSS'],
      ['AWAY', 300, 22, 20, 'WIN'],
      ['AWAY', 250, 23, 20, 'LOSS'],
      ['AWAY', 350, 23, 20, 'WIN'],
      ['AWAY', -100, 20, 23, 'WIN'],
    ] as const)
      expect(gradeLeg(leg('SPREAD', side, points), score(home, away))).toBe(grade);
  });

  it('compares the sum of a total', () => {
    for (const [side, points, grade] of [
      ['OVER', 4_350, 'WIN'],
      ['OVER', 4_400, 'PUSH'],
      ['OVER', 4_450, 'LOSS'],
      ['UNDER', 4_450, 'WIN'],
      ['UNDER', 4_400, 'PUSH'],
      ['UNDER', 4_350, 'LOSS'],
    ] as const)
      expect(gradeLeg(leg('TOTAL', side, points), score(24, 20))).toBe(grade);
  });

  it('counts only the market’s part of the event, and is void where that part is unknown', () => {
    const half = { ...leg('MONEYLINE', 'AWAY'), gradedPeriods: 1 };
    expect(gradeLeg(half, { ...score(24, 20), periods: [{ home: 0, away: 7 }] })).toBe('WIN');
    expect(gradeLeg(half, score(24, 20))).toBe('VOIDED');
    const team = { ...leg('TOTAL', 'OVER', 2_350), gradedSide: 'HOME' as const };
    expect(gradeLeg(team, score(24, 0))).toBe('WIN');
  });

  it('is void for a side or a line that its market cannot have', () => {
    expect(gradeLeg(leg('MONEYLINE', 'OVER'), score(1, 0))).toBe('VOIDED');
    expect(gradeLeg(leg('SPREAD', 'HOME'), score(1, 0))).toBe('VOIDED');
    expect(gradeLeg(leg('TOTAL', 'HOME', 100), score(1, 0))).toBe('VOIDED');
  });

  it('of an abandoned event what was decided stands, and the rest is void', () => {
    const stopped = (periods: readonly { home: number; away: number; open?: boolean }[], home = 1, away = 0) =>
      ({ void: true, homeScore: home, awayScore: away, periods }) as const;
    const secondHalf = stopped([
      { home: 1, away: 0 },
      { home: 0, away: 0, open: true },
    ]);
    const firstHalf = stopped([{ home: 1, away: 0, open: true }]);
    const half = { ...leg('MONEYLINE_THREE_WAY', 'HOME'), gradedPeriods: 1 };
    for (const [graded, result, grade] of [
      [half, secondHalf, 'WIN'],
      [{ ...half, side: 'DRAW' as const }, secondHalf, 'LOSS'],
      [half, firstHalf, 'VOIDED'],
      [half, stopped([{ home: 1, away: 0 }]), 'WIN'], // at half-time
      [{ ...leg('TOTAL', 'UNDER', 150), gradedPeriods: 1 }, secondHalf, 'WIN'],
      [{ ...leg('TOTAL', 'UNDER', 150), gradedPeriods: 1 }, firstHalf, 'VOIDED'],
      [{ ...leg('TOTAL', 'OVER', 50), gradedPeriods: 1 }, firstHalf, 'WIN'],
      [{ ...leg('TOTAL', 'OVER', 50), gradedPeriods: 1 }, stopped([]), 'VOIDED'], // of which half the goal was is not known
      [leg('TOTAL', 'OVER', 50), secondHalf, 'WIN'],
      [leg('TOTAL', 'UNDER', 50), secondHalf, 'LOSS'],
      [leg('TOTAL', 'OVER', 100), secondHalf, 'VOIDED'], // on the line, and there was time for more
      [leg('TOTAL', 'OVER', 150), secondHalf, 'VOIDED'],
      [leg('TOTAL', 'UNDER', 150), secondHalf, 'VOIDED'],
      [{ ...leg('TOTAL', 'OVER', 50), gradedSide: 'AWAY' as const }, secondHalf, 'VOIDED'],
      [{ ...leg('TOTAL', 'OVER', 50), gradedSide: 'HOME' as const }, secondHalf, 'WIN'],
      [leg('MONEYLINE', 'HOME'), secondHalf, 'VOIDED'],
      [leg('SPREAD', 'AWAY', 950), secondHalf, 'VOIDED'],
      [leg('TOTAL', 'OVER', 50), { void: true, homeScore: null, awayScore: null, periods: [] }, 'VOIDED'],
    ] as const)
      expect(gradeLeg(graded, result), JSON.stringify([graded, result])).toBe(grade);
  });
});
