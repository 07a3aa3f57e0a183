import { describe, expect, it } from 'vitest';
import type { RandomStream } from '../fair/fairStream.ts';
import { add, compare, multiply, rational } from '../rational.ts';
import { evaluateSpin, slot } from './slot.ts';
import { slotReturn, spinExpectation } from './slotReturn.ts';
import { LINE_ROWS, LINES, REELS, ROWS, SCATTER_PAYS } from './slotRules.ts';

const STAKE = 20;

/** For each reel, the distinct values of `shows` with a stop that has it and the number of such stops. */
function kinds<Kind>(shows: (reel: number, stop: number) => Kind): readonly (readonly { stop: number; count: number }[])[] {
  return REELS.map((symbols, reel) => {
    const found = new Map<Kind, { stop: number; count: number }>();
    symbols.forEach((_, stop) => {
      const kind = shows(reel, stop);
      const known = found.get(kind);
      if (known) known.count += 1;
      else found.set(kind, { stop, count: 1 });
    });
    return [...found.values()];
  });
}

/** Sums over all 32^5 stops, which fall into few classes. */
function enumerate(
  classes: readonly (readonly { stop: number; count: number }[])[],
  valueAt: (stops: readonly number[]) => number,
): number {
  const visit = (reel: number, stops: readonly number[], weight: number): number => {
    const options = classes[reel];
    if (!options) return weight * valueAt(stops);
    return options.reduce((sum, { stop, count }) => sum + visit(reel + 1, [...stops, stop], weight * count), 0);
  };
  return visit(0, [], 1);
}

const ALL_STOPS = REELS.reduce((product, reel) => product * reel.length, 1);

describe('the slot as data', () => {
  it('has five reels of 32 stops, 20 different lines, and never two comets on a reel', () => {
    expect(REELS.map((reel) => reel.length)).toEqual([32, 32, 32, 32, 32]);
    expect(new Set(LINE_ROWS.map(String)).size).toBe(LINES);
    for (const rows of LINE_ROWS) expect(rows.every((row) => row >= 0 && row < ROWS)).toBe(true);
    for (const reel of REELS) expect(reel.filter((symbol) => symbol === 'comet')).toHaveLength(1);
    for (const reel of [REELS[0], REELS[4]]) expect(reel).not.toContain('wild');
  });

  it('returns what an enumeration of all its stops returns, line and comets alike', () => {
    const middle = kinds((reel, stop) => REELS[reel]?.[(stop + 1) % 32]);
    const lineCents = enumerate(
      middle,
      (stops) => evaluateSpin(stops, STAKE, false).lines.find(({ line }) => line === 0)?.winCents ?? 0,
    );
    const { lines, comets, freeSpins } = spinExpectation();
    expect(compare(lines, rational(lineCents, ALL_STOPS))).toBe(0);

    const showsComet = kinds((reel, stop) => [0, 1, 2].some((row) => REELS[reel]?.[(stop + row) % 32] === 'comet'));
    const paid = enumerate(showsComet, (stops) => SCATTER_PAYS[evaluateSpin(stops, STAKE, false).comets]?.times ?? 0);
    const won = enumerate(showsComet, (stops) => evaluateSpin(stops, STAKE, false).freeSpinsWon);
    expect(compare(comets, rational(paid, ALL_STOPS))).toBe(0);
    expect(compare(freeSpins, rational(won, ALL_STOPS))).toBe(0);

    // The series of free spins, summed term by term.
    let total = add(lines, comets);
    let expectedSpins = freeSpins;
    for (let generation = 0; generation < 12; generation += 1) {
      total = add(total, multiply(multiply(expectedSpins, rational(2)), add(lines, comets)));
      expectedSpins = multiply(expectedSpins, freeSpins);
    }
    expect(Number(total.numerator) / Number(total.denominator)).toBeCloseTo(slotReturn().value, 12);
    expect(slotReturn().value).toBeGreaterThan(0.92);
    expect(slotReturn().value).toBeLessThan(0.98);
  });
});

/** A stream that answers these numbers, then zeros. */
const scripted = (numbers: readonly number[]): RandomStream => {
  const rest = [...numbers];
  return { below: (bound) => (rest.shift() ?? 0) % bound };
};

const cometStops = REELS.map((reel) => reel.indexOf('comet'));

describe('a spin', () => {
  it('pays the longest run of a line once, with wilds, and multiplies free spins', () => {
    const stops = REELS.map((reel, index) => (reel.findIndex((symbol) => symbol === (index === 2 ? 'wild' : 'cherry')) + 31) % 32);
    const spin = evaluateSpin(stops, STAKE, false);
    expect(spin.lines.find(({ line }) => line === 0)).toEqual({ line: 0, symbol: 'cherry', count: 5, winCents: 110 });
    expect(evaluateSpin(stops, STAKE, true).winCents).toBe(2 * spin.winCents);
  });

  it('with three comets plays its free spins in the same round, and theirs', () => {
    const three = cometStops.map((stop, reel) => (reel < 3 ? stop : (stop + 5) % 32));
    const view = slot.play({ stakeCents: STAKE }, [], scripted([...three, ...three]));
    expect(view.outcome.spins[0]).toMatchObject({ comets: 3, freeSpinsWon: 8, isFree: false });
    expect(view.outcome.spins).toHaveLength(1 + 8 + 8);
    expect(view.outcome.spins.slice(1).every(({ isFree }) => isFree)).toBe(true);
    expect(view.winCents).toBe(view.outcome.spins.reduce((sum, { winCents }) => sum + winCents, 0));
    expect(view.text).toContain('16 free spins');
  });

  it('takes bets of whole cents a line only', () => {
    expect(slot.readBet({ stakeCents: 40 })).toEqual({ ok: true, value: { bet: { stakeCents: 40 }, stakeCents: 40 } });
    for (const [bet, error] of [
      [{ stakeCents: 30 }, 'NOT_A_STEP'],
      [{ stakeCents: 10 }, 'BELOW_MINIMUM'],
      [{ stakeCents: 10_020 }, 'ABOVE_MAXIMUM'],
      [{ stakeCents: '40' }, 'BAD_BET'],
      [null, 'BAD_BET'],
    ] as const)
      expect(slot.readBet(bet)).toEqual({ ok: false, error });
  });
});
