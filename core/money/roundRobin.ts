import { formatCount } from '../texts/formatCount.ts';

/** Round robins of some picks: what can be chosen, named the same in the app and on the server. A pick is a leg, or all legs of a game. */

/** Ten legs have 1,013 combinations of two to ten. */
export const MAXIMUM_ROUND_ROBIN_LEGS = 10;
/** Also the fewest picks. */
export const MINIMUM_ROUND_ROBIN_LEGS = 3;

export interface RoundRobinChoice {
  /** The id of its draft bet. */
  readonly id: string;
  /** How many picks its combinations have. */
  readonly sizes: readonly number[];
  readonly combinations: number;
  /** `By 2s, 6 combinations`. */
  readonly label: string;
}

/** n over k (williamhill.us/house-rules: round robin parlay chart). */
export function combinationsOf(picks: number, size: number): number {
  let count = 1;
  for (let index = 1; index <= size; index += 1) count = (count * (picks - size + index)) / index;
  return count;
}

export function combinationsOfSizes(picks: number, sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + combinationsOf(picks, size), 0);
}

/** Choices by 2s, by 3s, ... and all of them with the parlay of all picks. */
export function roundRobinChoices(picks: number): readonly RoundRobinChoice[] {
  if (picks < MINIMUM_ROUND_ROBIN_LEGS) return [];
  const choice = (key: number | 'all', sizes: readonly number[], name: string): RoundRobinChoice => {
    const combinations = combinationsOfSizes(picks, sizes);
    return { id: `roundRobin:${key}`, sizes, combinations, label: `${name}, ${formatCount(combinations)} combinations` };
  };
  const all = Array.from({ length: picks - 1 }, (_, index) => index + 2);
  return [...all.slice(0, -1).map((size) => choice(size, [size], `By ${size}s`)), choice('all', all, 'All sizes')];
}
