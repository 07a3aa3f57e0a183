/** What one unit on each bet returns if the event ends so. */
export type Returns = Float64Array;

const TINY = 1e-9;
/** More than the error of the sums, so that an end that is known already contradicts nothing. */
const CONTRADICTS = 1e-6;
const MOST_STEPS = 5_000;

const product = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
};

/** `to` plus so many times `other`, in place. */
function addTimes(to: Float64Array, other: Float64Array, times: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] as number) + times * (other[at] as number);
}

/**
 * The least stakes on some bets, of any number and in any proportion, that return one unit by every end: less than one in all, and they win
 * for sure. By the simplex method on the other side of the question: weights of the ends by which no bet returns more than its stake. Weights
 * that sum to one are a proof that there is no sure win, whatever other ends there are.
 */
export class SureWins {
  readonly #ends: Returns[] = [];
  /** The end of each row, or none. */
  readonly #basis: (Returns | null)[];
  readonly #inverse: Float64Array[];
  readonly #weights: Float64Array;

  constructor(bets: number) {
    this.#basis = Array.from({ length: bets }, () => null);
    this.#weights = new Float64Array(bets).fill(1);
    this.#inverse = Array.from({ length: bets }, (_, row) => new Float64Array(bets).fill(1, row, row + 1));
  }

  add(end: Returns): void {
    this.#ends.push(end);
  }

  /** The stake of each bet; by the ends so far they are optimal after `solve`. */
  stakes(): Float64Array {
    const stakes = new Float64Array(this.#weights.length);
    for (const [row, inverse] of this.#inverse.entries()) if (this.#basis[row]) addTimes(stakes, inverse, 1);
    return stakes;
  }

  /** @returns the least sum of stakes, or one if it is more. */
  solve(): number {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const sum = this.#basis.reduce((total, end, row) => total + (end ? (this.#weights[row] as number) : 0), 0);
      if (sum >= 1) return 1;
      const stakes = this.stakes();
      const { end, slack } = this.#entering(stakes);
      if (end === null && slack < 0) return sum;
      const column = new Float64Array(stakes.length);
      for (const [row, inverse] of this.#inverse.entries()) column[row] = end ? product(inverse, end) : (inverse[slack] as number);
      this.#pivot(column, end);
    }
    throw new RangeError('The stakes were not found');
  }

  /** The end that returns least for the stakes, or a bet that is staked below nothing. */
  #entering(stakes: Float64Array): { readonly end: Returns | null; readonly slack: number } {
    let [best, end, slack]: [number, Returns | null, number] = [TINY, null, -1];
    for (const one of this.#ends) {
      const gain = 1 - product(stakes, one);
      if (gain > best) [best, end] = [gain, one];
    }
    for (let bet = 0; bet < stakes.length; bet += 1) {
      const stake = stakes[bet] as number;
      if (-stake > best) [best, end, slack] = [-stake, null, bet];
    }
    return { end, slack };
  }

  #pivot(column: Float64Array, end: Returns | null): void {
    let [leaving, least] = [-1, Number.POSITIVE_INFINITY];
    for (let row = 0; row < column.length; row += 1) {
      const ratio = (this.#weights[row] as number) / (column[row] as number);
      if ((column[row] as number) > TINY && ratio < least) [leaving, least] = [row, ratio];
    }
    const pivot = this.#inverse[leaving];
    if (!pivot) throw new RangeError('An end returns nothing for any bet');
    addTimes(pivot, pivot, 1 / (column[leaving] as number) - 1);
    for (const [row, inverse] of this.#inverse.entries()) {
      const factor = column[row] as number;
      if (row === leaving || factor === 0) continue;
      addTimes(inverse, pivot, -factor);
      this.#weights[row] = Math.max(0, (this.#weights[row] as number) - factor * least);
    }
    this.#weights[leaving] = least;
    this.#basis[leaving] = end;
  }
}

const FIRST_ENDS = 150;
const MORE_ENDS = 40;
/** A sure win is one that no end in so many contradicts. */
const PROOF_ENDS = 4_000;

export interface SureWin {
  readonly stakes: Float64Array;
  /** In all, for one unit whatever comes. */
  readonly sum: number;
}

/** Bets that win for sure, or null. @param end another end of the event, as likely or unlikely as it may be */
export function sureWin(bets: number, end: () => Returns): SureWin | null {
  const search = new SureWins(bets);
  for (let count = 0; count < FIRST_ENDS; count += 1) search.add(end());
  let sum = search.solve();
  for (let agreed = 0; sum < 1 && agreed < PROOF_ENDS; ) {
    const stakes = search.stakes();
    const against: Returns[] = [];
    for (let count = 0; count < MORE_ENDS; count += 1) {
      const one = end();
      if (product(stakes, one) < 1 - CONTRADICTS) against.push(one);
    }
    agreed = against.length > 0 ? 0 : agreed + MORE_ENDS;
    if (against.length === 0) continue;
    for (const one of against) search.add(one);
    sum = search.solve();
  }
  return sum < 1 ? { stakes: search.stakes(), sum } : null;
}
