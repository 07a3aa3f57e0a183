import { add, type Rational, rational } from '../money/rational.ts';
import { err } from '../result.ts';
import { type Game, NO_JACKPOT, readStake, resultText, type StakeBet } from './game.ts';

/** At each row the ball falls to the left or to the right of a peg, each with a chance of one half. */
export const PEG_ROWS = 12;

/**
 * What the baskets pay, from the left, in twentieths of the stake. The ball falls into basket k in C(12, k) of 4,096 ways. Boards are mirrored,
 * so each list ends with the middle basket.
 */
const HALVES = {
  low: [190, 60, 29, 27, 22, 19, 10],
  medium: [450, 152, 54, 40, 20, 14, 8],
  high: [3_520, 440, 126, 45, 15, 5, 2],
} as const;

export const PEG_BOARDS = {
  low: mirrored(HALVES.low),
  medium: mirrored(HALVES.medium),
  high: mirrored(HALVES.high),
} as const satisfies Readonly<Record<keyof typeof HALVES, readonly number[]>>;

export type PegBoard = keyof typeof PEG_BOARDS;
export const BOARDS_OF_PEGS = Object.keys(PEG_BOARDS) as readonly PegBoard[];

/** Pays are in these parts of the stake, so that a stake of whole steps wins whole cents. */
export const PAY_PARTS = 20;

export interface PegBet extends StakeBet {
  readonly board: PegBoard;
}

export interface PegOutcome {
  /** Row by row: true to the right. */
  readonly path: readonly boolean[];
  /** From the left; as many as there were turns to the right. */
  readonly basket: number;
  readonly board: PegBoard;
}

const bounds = { minimumCents: 20, maximumCents: 10_000, stepCents: PAY_PARTS } as const;

function mirrored(half: readonly number[]): readonly number[] {
  return [...half, ...half.slice(0, -1).reverse()];
}

/** C(12, k): the number of paths of the ball into a basket. */
export function pathsInto(basket: number): number {
  let paths = 1;
  for (let index = 0; index < basket; index += 1) paths = (paths * (PEG_ROWS - index)) / (index + 1);
  return paths;
}

export function pegReturnOf(board: PegBoard): Rational {
  return PEG_BOARDS[board]
    .map((parts, basket) => rational(parts * pathsInto(basket), PAY_PARTS * 2 ** PEG_ROWS))
    .reduce(add, rational(0));
}

const timesOf = (parts: number): string => String(parts / PAY_PARTS);

export const pegs: Game<PegBet, PegOutcome> = {
  engine: 'pegs',
  name: 'Peg Drop',
  version: 1,
  bounds,
  actionOfAbsentPlayer: null,
  rules: [
    `A ball falls through ${PEG_ROWS} rows of pegs into one of ${PEG_ROWS + 1} baskets. At every peg left and right are equally likely.`,
    ...BOARDS_OF_PEGS.map((board) => {
      const { numerator, denominator } = pegReturnOf(board);
      const percent = (Number((numerator * 1_000_000n) / denominator) / 10_000).toFixed(2);
      const halves = PEG_BOARDS[board].slice(0, PEG_ROWS / 2 + 1);
      return `Risk ${board}: from the edge to the middle ${halves.map(timesOf).join(', ')} times the stake; returns ${percent} %.`;
    }),
  ],
  readBet(value) {
    const read = readStake(value, bounds);
    if (!read.ok) return read;
    const { board }: Readonly<Record<string, unknown>> = Object(value);
    const validBoard = BOARDS_OF_PEGS.find((name) => name === board);
    if (validBoard === undefined) return err('BAD_BET');
    const { stakeCents } = read.value;
    return { ok: true, value: { bet: { stakeCents, board: validBoard }, stakeCents } };
  },
  leastReturnCents: ({ stakeCents, board }) => (stakeCents / PAY_PARTS) * Math.min(...PEG_BOARDS[board]),
  play({ stakeCents, board }, _actions, stream) {
    const path = Array.from({ length: PEG_ROWS }, () => stream.below(2) === 1);
    const basket = path.filter(Boolean).length;
    const parts = PEG_BOARDS[board][basket] ?? 0;
    const winCents = (stakeCents / PAY_PARTS) * parts;
    return {
      stakesCents: [stakeCents],
      winCents,
      jackpotId: null,
      isFinished: true,
      actions: [],
      outcome: { path, basket, board },
      text: `The ball fell into basket ${basket + 1} of ${PEG_ROWS + 1}, which pays ${timesOf(parts)} times. ${resultText(winCents, stakeCents, 'drop')}`,
    };
  },
  /** The least return of all boards: players choose the board. */
  returnToPlayer() {
    const returns = BOARDS_OF_PEGS.map(pegReturnOf);
    const exact = returns.reduce((least, one) =>
      one.numerator * least.denominator < least.numerator * one.denominator ? one : least,
    );
    return { exact, value: Number(exact.numerator) / Number(exact.denominator) };
  },
  jackpotReturn: NO_JACKPOT,
};
