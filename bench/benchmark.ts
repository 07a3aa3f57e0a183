/** One line of the benchmark's answer. Value and baseline come from the same run on the same machine. */
export interface BenchResult {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly baseline: number | null;
  readonly ratio: number | null;
  /** The goal in words, for comparison with value and ratio. */
  readonly goal: string;
  readonly met: boolean;
}

export interface Benchmark {
  /** The name for `--only`. */
  readonly name: string;
  /** @throws MissingTool where this machine lacks a program; any error leaves out this benchmark alone. */
  run(log: (line: string) => void): Promise<readonly BenchResult[]>;
}

/**
 * How long a new server is used before it is measured: it interprets its code at first, and its connections plan each statement. Seconds later
 * all is compiled and planned, as it is for nearly all players.
 */
export const WARM_SECONDS = 10;

/** A benchmark needs a program that is not on this machine. */
export class MissingTool extends Error {
  override readonly name = 'MissingTool';
}

/**
 * Measures the product and its rival in turns, so that other work of the machine affects both, and returns the rounds of each.
 * Both must have run for a while before.
 */
export async function inTurns<Value>(
  rounds: number,
  product: () => Promise<Value>,
  rival: () => Promise<Value>,
): Promise<{ readonly product: readonly Value[]; readonly rival: readonly Value[] }> {
  const taken: { product: Value[]; rival: Value[] } = { product: [], rival: [] };
  for (let round = 0; round < rounds; round += 1) {
    taken.product.push(await product());
    taken.rival.push(await rival());
  }
  return taken;
}

/** The median of one side's rounds. @throws RangeError without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  const above = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (middle === undefined || above === undefined) throw new RangeError('There is no median of nothing');
  return (middle + above) / 2;
}

/** Compared with a baseline: higher is better, and the ratio has to reach `atLeast`. */
export function reaches(
  name: string,
  unit: string,
  value: number,
  baseline: number,
  goal: { readonly ratioAtLeast: number },
): BenchResult {
  const ratio = value / baseline;
  const met = ratio >= goal.ratioAtLeast;
  const words = `at least ${goal.ratioAtLeast} of the rival`;
  return { name, unit, value: rounded(value), baseline: rounded(baseline), ratio: rounded(ratio), goal: words, met };
}

/** Compared with a baseline: lower is better, and the ratio may be `atMost`. */
export function staysWithin(name: string, unit: string, value: number, baseline: number, ratioAtMost: number): BenchResult {
  const ratio = baseline === 0 ? (value === 0 ? 0 : Number.POSITIVE_INFINITY) : value / baseline;
  return {
    name,
    unit,
    value: rounded(value),
    baseline: rounded(baseline),
    ratio: Number.isFinite(ratio) ? rounded(ratio) : null,
    goal: `at most ${ratioAtMost} times the rival`,
    met: ratio <= ratioAtMost,
  };
}

/** Compared with a baseline: lower is better, and it may be `atMostMore` above it, in its own unit. For values near zero, where a ratio would mislead. */
export function staysNear(name: string, unit: string, value: number, baseline: number, atMostMore: number): BenchResult {
  return {
    name,
    unit,
    value: rounded(value),
    baseline: rounded(baseline),
    ratio: baseline === 0 ? null : rounded(value / baseline),
    goal: `at most ${atMostMore} ${unit} above the rival`,
    met: value <= baseline + atMostMore,
  };
}

/** Compared with a fixed limit. */
export function isAtMost(name: string, unit: string, value: number, limit: number): BenchResult {
  return {
    name,
    unit,
    value: rounded(value),
    baseline: limit,
    ratio: limit === 0 ? null : rounded(value / limit),
    goal: `at most ${limit} ${unit}`,
    met: value <= limit,
  };
}

/** Compared with a fixed goal: higher is better. */
export function isAtLeast(name: string, unit: string, value: number, goal: number): BenchResult {
  return {
    name,
    unit,
    value: rounded(value),
    baseline: null,
    ratio: null,
    goal: `at least ${goal} ${unit}`,
    met: value >= goal,
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
