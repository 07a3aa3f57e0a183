/** Whether there is such a line: of whole, half and quarter points. No feed and no hand may offer another one. */
export function isGradedLine(pointsHundredths: number): boolean {
  return pointsHundredths % 25 === 0;
}

export const NO_GRADED_LINE = 'is not a line of whole, half or quarter points';
