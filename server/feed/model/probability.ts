/** The standard normal distribution function, to seven digits (Abramowitz and Stegun 7.1.26). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.3275911 * (Math.abs(z) / Math.SQRT2));
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp(-(z * z) / 2)) / 2;
  return z >= 0 ? 1 - tail : tail;
}

/** A win and a loss that are together less likely than this are none. */
const IMPOSSIBLE = 1e-6;

/** Chance of a win against a loss, a tie refunded. Zero where neither is possible any more: nothing is left to bet on. */
export function withoutTies(win: number, lose: number): number {
  return win + lose > IMPOSSIBLE ? win / (win + lose) : 0;
}
