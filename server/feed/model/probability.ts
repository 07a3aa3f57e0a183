/** The standard normal distribution function, to seven digits (Abramowitz and Stegun 7.1.26). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.3275911 * (Math.abs(z) / Math.SQRT2));
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp(-(z * z) / 2)) / 2;
  return z >= 0 ? 1 - tail : tail;
}

/** Probabilities of 0, 1, 2 … `most` goals at this mean; the remainder counts as `most`. */
export function poisson(mean: number, most: number): number[] {
  const probabilities: number[] = [];
  let term = Math.exp(-mean);
  let left = 1;
  for (let count = 0; count < most; count += 1) {
    probabilities.push(term);
    left -= term;
    term = (term * mean) / (count + 1);
  }
  probabilities.push(Math.max(0, left));
  return probabilities;
}

/** Chance of a win against a loss, a tie refunded. One half where neither is possible any more. */
export function withoutTies(win: number, lose: number): number {
  return win + lose > 0 ? win / (win + lose) : 0.5;
}
