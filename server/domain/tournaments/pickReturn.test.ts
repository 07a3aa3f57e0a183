import { describe, expect, it } from 'vitest';
import type { Grade } from '../settlement/grades.ts';
import { type GradedPick, pickReturn } from './pickReturn.ts';

const pick = (grade: Grade, stake = 100, numerator = 3, denominator = 2): GradedPick => ({
  stake,
  grade,
  odds: { numerator, denominator },
});

describe('the picks of a tournament', () => {
  it('a won pick pays its stake with the price, rounded half up; a push and a void one the stake; else nothing', () => {
    expect(pickReturn(pick('WIN'))).toBe(250);
    expect(pickReturn(pick('WIN', 1, 10, 11))).toBe(2);
    expect(pickReturn(pick('WIN', 11, 1, 2))).toBe(17);
    for (const grade of ['PUSH', 'VOIDED'] as const) expect(pickReturn(pick(grade, 70))).toBe(70);
    expect([pickReturn(pick('HALF_WIN')), pickReturn(pick('HALF_LOSS'))]).toEqual([175, 50]);
    for (const grade of ['LOSS', 'PENDING'] as const) expect(pickReturn(pick(grade))).toBe(0);
  });
});
