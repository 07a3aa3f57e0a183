/** One line of the benchmark's answer. Value and baseline come from the same run on the same machine. */
export interface BenchResult {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly baseline: number | null;
  readonly ratio: number | null;
  /** In words a person can hold against value and ratio. */
  readonly goal: string;
  readonly met: boolean;
}

export interface Benchmark {
  /** What `--only` takes. */
  readonly name: string;
  run(tell: (line: string) => void): Promise<readonly BenchResult[]>;
}

/** Compared with a baseline: higher is better, and the ratio has to reach `atLeast`. */
export function reaches(
  name: string,
  unit: string,
  value: number,
  baseline: number,
  goal: { readonly ratioAtLeast: number; readonly valueAtLeast?: number },
): BenchResult {
  const ratio = value / baseline;
  const met = ratio >= goal.ratioAtLeast && value >= (goal.valueAtLeast ?? 0);
  const words = `at least ${goal.ratioAtLeast} of the baseline${goal.valueAtLeast === undefined ? '' : ` and at least ${goal.valueAtLeast}`}`;
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
    goal: `at most ${ratioAtMost} times the baseline`,
    met: ratio <= ratioAtMost,
  };
}

/** Held against a limit of its own. */
export function isAtMost(name: string, unit: string, value: number, limit: number): BenchResult {
  return {
    name,
    unit,
    value: rounded(value),
    baseline: limit,
    ratio: rounded(value / limit),
    goal: `at most ${limit} ${unit}`,
    met: value <= limit,
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
