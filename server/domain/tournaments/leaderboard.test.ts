import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grade } from '../settlement/grades.ts';
import { type GradedPick, leaderboard, pickReturn, shownRows } from './leaderboard.ts';

const pick = (grade: Grade, stake = 100, numerator = 3, denominator = 2): GradedPick => ({
  stake,
  grade,
  odds: { numerator, denominator },
});

describe('the leaderboard of a tournament', () => {
  it('a won pick pays its stake with the price, rounded half up; a push and a void one the stake; else nothing', () => {
    expect(pickReturn(pick('WIN'))).toBe(250);
    expect(pickReturn(pick('WIN', 1, 10, 11))).toBe(2);
    expect(pickReturn(pick('WIN', 11, 1, 2))).toBe(17);
    for (const grade of ['PUSH', 'VOIDED'] as const) expect(pickReturn(pick(grade, 70))).toBe(70);
    expect([pickReturn(pick('HALF_WIN')), pickReturn(pick('HALF_LOSS'))]).toEqual([175, 50]);
    for (const grade of ['LOSS', 'PENDING'] as const) expect(pickReturn(pick(grade))).toBe(0);
  });

  it('places go by the return, equal returns share one, and the next place counts them [S2.025]', () => {
    const rows = leaderboard([
      { number: 1, picks: [] },
      { number: 2, picks: [pick('WIN'), pick('LOSS')] },
      { number: 3, picks: [pick('WIN', 100, 5, 1), pick('PENDING')] },
      { number: 4, picks: [pick('WIN')] },
      { number: 5, picks: [pick('PUSH', 40)] },
    ]);
    expect(rows.map(({ number, place, isTied, returned }) => [number, place, isTied, returned])).toEqual([
      [3, 1, false, 600],
      [2, 2, true, 250],
      [4, 2, true, 250],
      [5, 4, false, 40],
      [1, 5, false, 0],
    ]);
    expect(rows[0]).toMatchObject({ pickCount: 2, settledCount: 1 });
  });

  it('for any picks: everybody has one row, a better return a better place, and equal returns the same one', () => {
    const grade = fc.constantFrom<Grade>('WIN', 'LOSS', 'PUSH', 'VOIDED', 'PENDING');
    const picks = fc.array(fc.record({ stake: fc.integer({ min: 1, max: 50 }), grade }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(picks, { maxLength: 12 }), (all) => {
        const rows = leaderboard(
          all.map((own, index) => ({
            number: index + 1,
            picks: own.map((one) => ({ ...one, odds: { numerator: 1, denominator: 1 } })),
          })),
        );
        expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual(all.map((_, index) => index + 1));
        for (const row of rows) {
          expect(row.place).toBe(rows.filter(({ returned }) => returned > row.returned).length + 1);
          expect(row.isTied).toBe(rows.filter(({ returned }) => returned === row.returned).length > 1);
        }
      }),
    );
  });

  it('shows the first 20, and a player further down with the rows next to it', () => {
    const all = leaderboard(Array.from({ length: 40 }, (_, index) => ({ number: index + 1, picks: [] })));
    expect(shownRows(all, null)).toHaveLength(20);
    expect(
      shownRows(all, 31)
        .map(({ number }) => number)
        .slice(20),
    ).toEqual([30, 31, 32]);
    expect(
      shownRows(all, 40)
        .map(({ number }) => number)
        .slice(20),
    ).toEqual([39, 40]);
  });
});
