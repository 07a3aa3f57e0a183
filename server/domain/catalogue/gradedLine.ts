/**
 * Whether a line can be graded: whole and half points. A quarter line (2.25) splits the stake between its neighbours, which grading cannot do
 * yet, so that no feed and no hand may offer one.
 */
export function isGradedLine(pointsHundredths: number): boolean {
  return pointsHundredths % 50 === 0;
}

export const NO_GRADED_LINE = 'is not a line of whole or half points';
