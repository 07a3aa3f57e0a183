import { describe, expect, it } from 'vitest';
import { compare, rational } from '../money/rational.ts';
import { BOARDS_OF_PEGS, PAY_PARTS, PEG_BOARDS, PEG_ROWS, pathsInto, pegReturnOf, pegs } from './pegs.ts';
import { COLOURS_OF_WHEEL, WHEEL_COLOURS, WHEEL_FIELDS, wheel, wheelReturnOf } from './wheel.ts';

const at = (numbers: readonly number[]) => {
  const rest = [...numbers];
  return { below: () => rest.shift() ?? 0 };
};

describe('peg drop', () => {
  it.each(BOARDS_OF_PEGS)('returns on the board %s what all 4,096 ways of the ball return', (board) => {
    let cents = 0;
    for (let path = 0; path < 2 ** PEG_ROWS; path += 1) {
      const turns = Array.from({ length: PEG_ROWS }, (_, row) => (path >> row) & 1);
      cents += pegs.play({ stakeCents: PAY_PARTS, board }, [], at(turns)).winCents;
    }
    const exact = pegReturnOf(board);
    expect(compare(exact, rational(cents, PAY_PARTS * 2 ** PEG_ROWS))).toBe(0);
    expect(Math.abs(Number(exact.numerator) / Number(exact.denominator) - 0.96)).toBeLessThan(0.001);
  });

  it('has thirteen baskets, mirrored, which the ball reaches by as many ways as there are', () => {
    expect(Array.from({ length: 13 }, (_, basket) => pathsInto(basket)).reduce((sum, paths) => sum + paths, 0)).toBe(4_096);
    for (const board of BOARDS_OF_PEGS) expect([...PEG_BOARDS[board]].reverse()).toEqual(PEG_BOARDS[board]);
  });

  it('says where the ball fell and what came back', () => {
    const view = pegs.play({ stakeCents: 100, board: 'low' }, [], at([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]));
    expect(view).toMatchObject({ winCents: 50, outcome: { basket: 6, board: 'low' } });
    expect(view.text).toBe('The ball fell into basket 7 of 13, which pays 0.5 times. $0.50 back from a $1.00 drop.');
  });

  it('takes stakes of whole steps on its boards alone', () => {
    expect(pegs.readBet({ stakeCents: 40, board: 'high' })).toMatchObject({ ok: true, value: { stakeCents: 40 } });
    for (const [bet, error] of [
      [{ stakeCents: 40 }, 'BAD_BET'],
      [{ stakeCents: 40, board: 'toString' }, 'BAD_BET'],
      [{ stakeCents: 50, board: 'low' }, 'NOT_A_STEP'],
      [null, 'BAD_BET'],
    ] as const)
      expect(pegs.readBet(bet)).toEqual({ ok: false, error });
  });
});

describe('the wheel', () => {
  it.each(COLOURS_OF_WHEEL)('has as many fields in %s as its rules say, and returns 96 percent of a bet on it', (colour) => {
    expect(WHEEL_FIELDS.filter((field) => field === colour)).toHaveLength(WHEEL_COLOURS[colour].fields);
    const cents = WHEEL_FIELDS.map((_, field) => wheel.play([{ colour, cents: 100 }], [], at([field])).winCents);
    expect(cents.reduce((sum, won) => sum + won, 0)).toBe(96 * WHEEL_FIELDS.length);
    expect(compare(wheelReturnOf(colour), rational(24, 25))).toBe(0);
  });

  it('pays the colour under the pointer, and loses the others', () => {
    const red = WHEEL_FIELDS.indexOf('red');
    const bet = [
      { colour: 'red', cents: 100 },
      { colour: 'white', cents: 500 },
    ] as const;
    expect(wheel.play(bet, [], at([red]))).toMatchObject({ stakesCents: [600], winCents: 4_800, outcome: { colour: 'red' } });
  });

  it('takes each colour once, within its bounds', () => {
    const chip = { colour: 'blue', cents: 100 };
    expect(wheel.readBet([chip])).toMatchObject({ ok: true, value: { stakeCents: 100 } });
    for (const bad of [[], {}, [chip, chip], [{ ...chip, colour: 'pink' }], [{ ...chip, cents: 0.5 }], [chip, null]])
      expect(wheel.readBet(bad)).toEqual({ ok: false, error: 'BAD_BET' });
    expect(wheel.readBet([{ ...chip, cents: 50 }])).toEqual({ ok: false, error: 'BELOW_MINIMUM' });
    expect(wheel.readBet([{ ...chip, cents: 50_001 }])).toEqual({ ok: false, error: 'ABOVE_MAXIMUM' });
  });
});
