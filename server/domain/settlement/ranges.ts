import type { Grade } from './grades.ts';

/** What a number can end as: of a part that is over both are equal, of one that was stopped it is at least what it was. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export interface ScoreRange {
  readonly home: Range;
  readonly away: Range;
}

export const NOTHING: Range = { low: 0, high: 0 };

export const exactly = (value: number): Range => ({ low: value, high: value });

export const sum = (one: Range, other: Range): Range => ({ low: one.low + other.low, high: one.high + other.high });

export const isExact = ({ low, high }: Range): boolean => low === high;

/** The lead of the home side. */
export const leadOf = ({ home, away }: ScoreRange): Range => ({ low: home.low - away.high, high: home.high - away.low });

export const negated = ({ low, high }: Range): Range => ({ low: 0 - high, high: 0 - low });

/** Signs that a number can end with. */
export function signsOf({ low, high }: Range): readonly (-1 | 0 | 1)[] {
  return ([-1, 0, 1] as const).filter((sign) => (sign < 0 ? low < 0 : sign > 0 ? high > 0 : low <= 0 && high >= 0));
}

/** The one grade that every way to end gives; null: it is not decided. */
export function unanimous(grades: readonly Grade[]): Grade | null {
  const [first = null] = grades;
  return grades.every((grade) => grade === first) ? first : null;
}

/** Whether it ends within the bounds; null: it may or may not. */
export function isWithin({ low, high }: Range, from: number, to: number): boolean | null {
  if (low >= from && high <= to) return true;
  return high < from || low > to ? false : null;
}

/** WIN where the statement is true, LOSS where it is false. */
export function gradeOf(statement: boolean | null): Grade | null {
  return statement === null ? null : statement ? 'WIN' : 'LOSS';
}
