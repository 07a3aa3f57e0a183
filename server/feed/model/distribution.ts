/** Chances of whole numbers: the chance of `least` first. */
export interface Distribution {
  readonly least: number;
  readonly chances: Float64Array;
}

export interface Split {
  readonly above: number;
  readonly equal: number;
  readonly below: number;
}

/** Tails of less than this are left out. */
const NEGLIGIBLE = 1e-7;
/** Sums of numbers without their tails. */
const NEGLIGIBLE_SUMS = 1e-5;
const LONGEST = 2_000;

/** The chance that a number is from one to another, both included. */
export function chanceBetween({ least, chances }: Distribution, from: number, to: number): number {
  let sum = 0;
  for (let index = Math.max(0, from - least); index < chances.length && least + index <= to; index += 1) sum += chances[index] ?? 0;
  return sum;
}

export function chanceOfOdd({ least, chances }: Distribution): number {
  let sum = 0;
  for (let index = least % 2 === 0 ? 1 : 0; index < chances.length; index += 2) sum += chances[index] ?? 0;
  return sum;
}

export function point(value: number): Distribution {
  return { least: value, chances: Float64Array.of(1) };
}

export function emptyDistribution(least: number, most: number): Distribution {
  return { least, chances: new Float64Array(Math.max(1, most - least + 1)) };
}

export function addChance({ least, chances }: Distribution, value: number, chance: number): void {
  chances[value - least] = (chances[value - least] ?? 0) + chance;
}

export function massOf({ chances }: Distribution): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}

export function highestOf({ least, chances }: Distribution): number {
  return least + chances.length - 1;
}

/**
 * The sum of a Poisson number of scores, each of so many points with such a share, from their mean sum: Panjer's recursion
 * (ASTIN Bulletin 12, 1981).
 */
export function compoundPoisson(
  mean: number,
  scores: readonly { readonly points: number; readonly share: number }[],
): Distribution {
  const rate = mean / scores.reduce((sum, { points, share }) => sum + points * share, 0);
  const chances = [Math.exp(-rate)];
  let left = 1 - (chances[0] ?? 0);
  for (let sum = 1; sum < LONGEST && (left > NEGLIGIBLE || sum < mean); sum += 1) {
    let chance = 0;
    for (const { points, share } of scores) chance += points * share * (chances[sum - points] ?? 0);
    chance *= rate / sum;
    chances.push(chance);
    left -= chance;
  }
  return trimmed({ least: 0, chances: Float64Array.from(chances) });
}

/** The sum of two independent numbers, of which each of the second counts `times`. */
export function sumOf(a: Distribution, b: Distribution, times = 1): Distribution {
  const ends = [b.least * times, highestOf(b) * times];
  const sum = emptyDistribution(a.least + Math.min(...ends), highestOf(a) + Math.max(...ends));
  const [from, to, result] = [a.chances, b.chances, sum.chances];
  for (let i = 0; i < from.length; i += 1) {
    const chance = from[i] ?? 0;
    if (chance === 0) continue;
    let place = a.least + i + b.least * times - sum.least;
    for (let j = 0; j < to.length; j += 1, place += times) result[place] = (result[place] as number) + chance * (to[j] as number);
  }
  return sum;
}

/** The same number, so much higher. */
export function shifted({ least, chances }: Distribution, by: number): Distribution {
  return { least: least + by, chances };
}

/** A copy without tails that are negligible. */
function trimmed({ least, chances }: Distribution): Distribution {
  let from = 0;
  let to = chances.length;
  while (from < to - 1 && (chances[from] ?? 0) < NEGLIGIBLE) from += 1;
  while (to > from + 1 && (chances[to - 1] ?? 0) < NEGLIGIBLE) to -= 1;
  return { least: least + from, chances: chances.slice(from, to) };
}

/** The sum of the rounds of which the last has a number of `last`, and every earlier one of `earlier`, which counts `times`. Both from zero. */
export function repeated(last: Distribution, earlier: Distribution, times = 1): Distribution {
  const sum: number[] = [];
  const never = 1 - (earlier.chances[0] ?? 0);
  let left = 1;
  for (let value = 0; value < LONGEST && (left > NEGLIGIBLE_SUMS || value <= highestOf(last)); value += 1) {
    let chance = last.chances[value - last.least] ?? 0;
    for (let number = 1; number * times <= value && number < earlier.chances.length; number += 1)
      chance += (earlier.chances[number] ?? 0) * (sum[value - number * times] ?? 0);
    sum.push(chance / never);
    left -= chance / never;
  }
  return trimmed({ least: 0, chances: Float64Array.from(sum) });
}

/** The chances of both, added: parts of one distribution. */
export function joined(a: Distribution, b: Distribution): Distribution {
  const all = emptyDistribution(Math.min(a.least, b.least), Math.max(highestOf(a), highestOf(b)));
  for (const part of [a, b]) for (const [index, chance] of part.chances.entries()) addChance(all, part.least + index, chance);
  return all;
}

export function scaled({ least, chances }: Distribution, factor: number): Distribution {
  return { least, chances: chances.map((chance) => chance * factor) };
}

export function splitAt({ least, chances }: Distribution, line: number): Split {
  const split = { above: 0, equal: 0, below: 0 };
  for (let index = 0; index < chances.length; index += 1) {
    const value = least + index;
    const chance = chances[index] ?? 0;
    if (value > line) split.above += chance;
    else if (value < line) split.below += chance;
    else split.equal += chance;
  }
  return split;
}
