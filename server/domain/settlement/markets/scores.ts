import { gradeOf, isExact, isWithin, sum } from '../ranges.ts';
import type { GradeMarket } from './types.ts';
import { answer, VOID } from './winner.ts';

const flipped = (statement: boolean | null): boolean | null => (statement === null ? null : !statement);

/** True where both are, false where one is not. */
function both(one: boolean | null, other: boolean | null): boolean | null {
  if (one === false || other === false) return false;
  return one === null || other === null ? null : true;
}

export const bothToScore: GradeMarket = ({ side }, { score }) => {
  if (side !== 'YES' && side !== 'NO') return VOID;
  if (score === null) return null;
  const scored = both(isWithin(score.home, 1, Number.POSITIVE_INFINITY), isWithin(score.away, 1, Number.POSITIVE_INFINITY));
  return answer(gradeOf(side === 'YES' ? scored : flipped(scored)));
};

/** `2-1`, home first; `OTHER_4`: four or more of one side. */
const SCORE = /^(\d{1,3})-(\d{1,3})$/;
const OTHER = /^OTHER_(\d{1,3})$/;

export const correctScore: GradeMarket = ({ outcome }, { score }) => {
  const [, home, away] = SCORE.exec(outcome ?? '') ?? [];
  const [, most] = OTHER.exec(outcome ?? '') ?? [];
  if (home === undefined && most === undefined) return VOID;
  if (score === null) return null;
  if (most !== undefined) {
    const below = Number(most) - 1;
    return answer(gradeOf(flipped(both(isWithin(score.home, 0, below), isWithin(score.away, 0, below)))));
  }
  const exact = both(isWithin(score.home, Number(home), Number(home)), isWithin(score.away, Number(away), Number(away)));
  return answer(gradeOf(exact));
};

/** Nothing is even. */
export const oddEven: GradeMarket = ({ side }, { score }) => {
  if (side !== 'ODD' && side !== 'EVEN') return VOID;
  const points = score && sum(score.home, score.away);
  return points && isExact(points) ? answer(gradeOf((points.low % 2 === 1) === (side === 'ODD'))) : null;
};
