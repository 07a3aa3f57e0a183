import type { Grade } from '../grades.ts';
import { leadOf, negated, type Range, sum } from '../ranges.ts';
import type { GradeMarket } from './types.ts';
import { answer, VOID } from './winner.ts';

const QUARTER = 25;

/** A quarter line (2.25) is its two neighbours: half of the stake is on each (pinnacle 1000115200). */
export function isQuarterLine(pointsHundredths: number): boolean {
  return pointsHundredths % 50 !== 0;
}

/** @param value minus `line` decides, both in hundredths. */
function beyond({ low, high }: Range, line: number): Grade | null {
  const grades = [low * 100 - line, high * 100 - line].map((margin) => (margin > 0 ? 'WIN' : margin < 0 ? 'LOSS' : 'PUSH'));
  return grades[0] === grades[1] ? (grades[0] ?? null) : null;
}

function halves(one: Grade, other: Grade): Grade {
  if (one === other) return one;
  const both = [one, other];
  if (both.includes('WIN')) return both.includes('LOSS') ? 'VOIDED' : 'HALF_WIN';
  return both.includes('LOSS') ? 'HALF_LOSS' : 'VOIDED';
}

/** The two lines of a quarter line. */
export const quarterHalves = (line: number): readonly [number, number] => [line - QUARTER, line + QUARTER];

/** A half of a stopped event may be decided alone; the other is void. */
export function gradeHalves(lower: Grade | null, upper: Grade | null, isInPlay: boolean): Grade | null {
  if ((lower === null && upper === null) || (isInPlay && (lower === null || upper === null))) return null;
  return halves(lower ?? 'VOIDED', upper ?? 'VOIDED');
}

function gradeLine(value: Range, line: number, isInPlay: boolean): Grade | null {
  if (!isQuarterLine(line)) return beyond(value, line);
  const [lower, upper] = quarterHalves(line);
  return gradeHalves(beyond(value, lower), beyond(value, upper), isInPlay);
}

export const spread: GradeMarket = ({ side, pointsHundredths }, { score, isInPlay }) => {
  if (pointsHundredths === null || (side !== 'HOME' && side !== 'AWAY')) return VOID;
  if (score === null) return null;
  const lead = leadOf(score);
  return answer(gradeLine(side === 'HOME' ? lead : negated(lead), 0 - pointsHundredths, isInPlay));
};

export const total: GradeMarket = ({ side, pointsHundredths }, { score, isInPlay }) => {
  if (pointsHundredths === null || (side !== 'OVER' && side !== 'UNDER')) return VOID;
  if (score === null) return null;
  const points = sum(score.home, score.away);
  return answer(
    side === 'OVER' ? gradeLine(points, pointsHundredths, isInPlay) : gradeLine(negated(points), 0 - pointsHundredths, isInPlay),
  );
};

/** So many or more. */
export const milestone: GradeMarket = ({ side, pointsHundredths }, { score }) => {
  const isReached = side === 'YES' || side === 'OVER';
  if (pointsHundredths === null || (!isReached && side !== 'NO' && side !== 'UNDER')) return VOID;
  if (score === null) return null;
  const { low, high } = sum(score.home, score.away);
  if (low * 100 >= pointsHundredths) return answer(isReached ? 'WIN' : 'LOSS');
  return high * 100 < pointsHundredths ? answer(isReached ? 'LOSS' : 'WIN') : null;
};
