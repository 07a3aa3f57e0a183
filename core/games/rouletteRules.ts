/** European roulette as data: 37 pockets, one zero. Pays are profits on one unit. */
export const POCKETS = 37;

export const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The wheel's order of pockets, clockwise. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35,
  3, 26,
];

export const ROULETTE_BETS = {
  straight: { pays: 35, numbers: 1, label: 'Straight up' },
  split: { pays: 17, numbers: 2, label: 'Split' },
  street: { pays: 11, numbers: 3, label: 'Street' },
  corner: { pays: 8, numbers: 4, label: 'Corner' },
  line: { pays: 5, numbers: 6, label: 'Six line' },
  column: { pays: 2, numbers: 12, label: 'Column' },
  dozen: { pays: 2, numbers: 12, label: 'Dozen' },
  red: { pays: 1, numbers: 18, label: 'Red' },
  black: { pays: 1, numbers: 18, label: 'Black' },
  even: { pays: 1, numbers: 18, label: 'Even' },
  odd: { pays: 1, numbers: 18, label: 'Odd' },
  low: { pays: 1, numbers: 18, label: '1 to 18' },
  high: { pays: 1, numbers: 18, label: '19 to 36' },
} as const;

export type RouletteBetKind = keyof typeof ROULETTE_BETS;

const range = (from: number, count: number, step = 1): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index * step);

const ALL = range(1, 36);

/** The numbers that a bet covers. `at` is the lowest number of an inside bet, and 1, 2 or 3 for a column or dozen. Null: no such place. */
function placesOf(kind: RouletteBetKind): ReadonlyMap<number, readonly number[]> {
  const keyed = (sets: readonly (readonly number[])[]) => new Map(sets.map((set) => [set[0] ?? 0, set]));
  switch (kind) {
    case 'straight':
      return new Map(range(0, POCKETS).map((number) => [number, [number]]));
    case 'street':
      return keyed(range(1, 12, 3).map((low) => range(low, 3)));
    case 'corner':
      return keyed(ALL.filter((low) => low % 3 !== 0 && low <= 32).map((low) => [low, low + 1, low + 3, low + 4]));
    case 'line':
      return keyed(range(1, 11, 3).map((low) => range(low, 6)));
    case 'column':
      return new Map(range(1, 3).map((column) => [column, range(column, 12, 3)]));
    case 'dozen':
      return new Map(range(1, 3).map((dozen) => [dozen, range(dozen * 12 - 11, 12)]));
    case 'red':
      return new Map([[0, ALL.filter((number) => RED.has(number))]]);
    case 'black':
      return new Map([[0, ALL.filter((number) => !RED.has(number))]]);
    case 'even':
      return new Map([[0, range(2, 18, 2)]]);
    case 'odd':
      return new Map([[0, range(1, 18, 2)]]);
    case 'low':
      return new Map([[0, range(1, 18)]]);
    case 'high':
      return new Map([[0, range(19, 18)]]);
    case 'split':
      // Beside each other: the lower number. Above each other: the lower number and 100.
      return new Map([
        ...ALL.filter((low) => low % 3 !== 0).map((low) => [low, [low, low + 1]] as const),
        ...ALL.filter((low) => low <= 33).map((low) => [low + 100, [low, low + 3]] as const),
      ]);
  }
}

const KINDS = Object.keys(ROULETTE_BETS) as RouletteBetKind[];

export const ROULETTE_PLACES: ReadonlyMap<RouletteBetKind, ReadonlyMap<number, readonly number[]>> = new Map(
  KINDS.map((kind) => [kind, placesOf(kind)]),
);

export function isRouletteBetKind(value: unknown): value is RouletteBetKind {
  return KINDS.some((kind) => kind === value);
}
