export interface Digit {
  /** Counted from the right, so that 99 turning 100 keeps its units in place. */
  readonly place: number;
  readonly text: string;
}

/** The digits of a score from left to right, each with its position. */
export function digitsOf(score: number): readonly Digit[] {
  const text = String(score);
  return [...text].map((digit, index) => ({ place: text.length - 1 - index, text: digit }));
}
