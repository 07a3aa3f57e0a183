/** The least that has to happen in a run of 120 kills; shorter runs need their share. */
const ENOUGH = {
  'straights on simulated games': 500,
  'straights on imported games': 500,
  'parlays on simulated games': 500,
  'parlays with imported games': 500,
  'round robins': 200,
  'round robins with a parlay-plus': 30,
  teasers: 100,
  'parlay-plus bets': 100,
  'profit boosts': 50,
  'bonus bets': 50,
  'bets with credits': 50,
  'raced rewards': 30,
  'refused by a limit': 60,
  stops: 60,
  'cash outs': 100,
  'cash outs of a part': 100,
  'results of simulated games': 100,
  'results of imported games': 30,
  corrections: 60,
  voids: 8,
  imports: 40,
  'imports killed': 25,
  'log-ins': 60,
  refreshes: 60,
} as const;
const ENOUGH_KILLS = 120;

/** The least number of each outcome in such a run, so that the grading of each is tested. */
const ENOUGH_OUTCOMES = { WIN: 300, LOSS: 300, returned: 60 } as const;

export type Deed = keyof typeof ENOUGH;

/** Counts the actions of the clients and the answers to them. */
export class Tally {
  readonly #counts: Record<string, number> = {};
  readonly #kills: number;

  constructor(kills: number) {
    this.#kills = kills;
  }

  add(deed: Deed | 'in-play bets' | 'refused placements' | 'retries', count = 1): void {
    this.#counts[deed] = (this.#counts[deed] ?? 0) + count;
  }

  /** Whether the counts are enough for this share of the run, from 0 to 1. */
  keepsUp(done: number): boolean {
    return shortfalls(ENOUGH, this.#counts, (this.#kills / ENOUGH_KILLS) * done, Math.floor).length === 0;
  }

  /** @param outcomes of the bets. @returns the counts that are too low */
  missing(outcomes: Readonly<Record<string, number>>): readonly string[] {
    const returned = ['PUSH', 'VOIDED', 'REFUND'].reduce((sum, outcome) => sum + (outcomes[outcome] ?? 0), 0);
    const share = Math.max(1, this.#kills) / ENOUGH_KILLS;
    return [
      ...shortfalls(ENOUGH, this.#counts, share, Math.ceil),
      ...shortfalls(ENOUGH_OUTCOMES, { ...outcomes, returned }, share, Math.ceil),
    ];
  }

  counts(): Readonly<Record<string, number>> {
    return this.#counts;
  }
}

function shortfalls(
  enough: Readonly<Record<string, number>>,
  counts: Readonly<Record<string, number>>,
  share: number,
  whole: (value: number) => number,
): readonly string[] {
  return Object.entries(enough).flatMap(([name, full]) => {
    const least = whole(full * Math.min(1, share));
    const count = counts[name] ?? 0;
    return count >= least ? [] : [`${name}: ${count} instead of ${least}`];
  });
}
