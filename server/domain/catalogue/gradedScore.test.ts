import { describe, expect, it } from 'vitest';
import { gradedScore } from './gradedScore.ts';

const score = {
  homeScore: 24,
  awayScore: 17,
  periods: [
    { home: 7, away: 3 },
    { home: 0, away: 7 },
    { home: 17, away: 7 },
  ],
};

describe('the score a market is graded on', () => {
  it('is the final one by default', () => {
    expect(gradedScore({ gradedPeriods: null, gradedSide: null }, score)).toEqual({ home: 24, away: 17 });
  });

  it('is the sum of its periods for a first half', () => {
    expect(gradedScore({ gradedPeriods: 2, gradedSide: null }, score)).toEqual({ home: 7, away: 10 });
  });

  it('leaves the other side out for a team total', () => {
    expect(gradedScore({ gradedPeriods: null, gradedSide: 'AWAY' }, score)).toEqual({ home: 0, away: 17 });
    expect(gradedScore({ gradedPeriods: null, gradedSide: 'HOME' }, score)).toEqual({ home: 24, away: 0 });
  });

  it('is unknown while the periods are unknown', () => {
    expect(gradedScore({ gradedPeriods: 4, gradedSide: null }, score)).toBeNull();
  });
});
