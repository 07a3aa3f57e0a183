import { describe, expect, it } from 'vitest';
import type { RandomStream } from '../fair/fairStream.ts';
import { add, compare, multiply, rational } from '../money/rational.ts';
import { COMET_RUN } from './cometRun.ts';
import { createSlot, evaluateSpin } from './slot.ts';
import { LINE_ROWS, ROWS, type SlotDesign, type SlotSymbol, symbolPlural } from './slotDesign.ts';
import { slotReturn, spinExpectation } from './slotReturn.ts';
import { SLOT_DESIGNS } from './slots/designs.ts';

const ALL = [...SLOT_DESIGNS, COMET_RUN];
const named = ALL.map((design) => [design.id, design] as const);
const designOf = (id: string): SlotDesign => ALL.find((design) => design.id === id) ?? COMET_RUN;
const velvet = designOf('velvet-sevens');

/** For each reel, the distinct values of `shows` with a stop that has it and the number of such stops. */
function kinds<Kind>(
  { reels }: SlotDesign,
  shows: (reel: number, stop: number) => Kind,
): readonly (readonly { stop: number; count: number }[])[] {
  return reels.map((symbols, reel) => {
    const found = new Map<Kind, { stop: number; count: number }>();
    symbols.forEach((_, stop) => {
      const kind = shows(reel, stop);
      const existing = found.get(kind);
      if (existing) existing.count += 1;
      else found.set(kind, { stop, count: 1 });
    });
    return [...found.values()];
  });
}

/**
 * Sums over all stops, which fall into few classes.
 * @param isDecided whether the stops of these reels alone decide the value: the others then count without being visited.
 */
function enumerate(
  { reels }: SlotDesign,
  classes: readonly (readonly { stop: number; count: number }[])[],
  valueAt: (stops: readonly number[]) => number,
  isDecided: (stops: readonly number[]) => boolean = () => false,
): number {
  const visit = (reel: number, stops: readonly number[], weight: number): number => {
    const options = classes[reel];
    if (!options) return weight * valueAt(stops);
    if (isDecided(stops))
      return (
        weight *
        valueAt([...stops, ...reels.slice(reel).map(() => 0)]) *
        reels.slice(reel).reduce((all, { length }) => all * length, 1)
      );
    return options.reduce((sum, { stop, count }) => sum + visit(reel + 1, [...stops, stop], weight * count), 0);
  };
  return visit(0, [], 1);
}

/** Whether the middle line of the reels so far has ended its run: later reels change nothing. */
function isBroken({ reels }: SlotDesign, stops: readonly number[]): boolean {
  const [first, ...rest] = stops.map((stop, reel) => reels[reel]?.[(stop + 1) % (reels[reel]?.length ?? 1)]);
  return first === 'X' || rest.some((symbol) => symbol !== first && symbol !== 'W');
}

describe('the slots as data', () => {
  it('differ in symbols, reels and pays, and each shows ten different symbols', () => {
    const fingerprints = (part: (design: SlotDesign) => unknown) =>
      new Set(SLOT_DESIGNS.map((design) => JSON.stringify(part(design)))).size;
    expect(fingerprints(({ id }) => id)).toBe(SLOT_DESIGNS.length);
    expect(fingerprints(({ reels }) => reels)).toBe(SLOT_DESIGNS.length);
    expect(fingerprints(({ linePays }) => linePays)).toBe(SLOT_DESIGNS.length);
    const shown = (design: SlotDesign) =>
      (Object.keys(design.symbols) as SlotSymbol[]).map((symbol) => symbolPlural(design, symbol));
    expect(new Set(SLOT_DESIGNS.map((design) => `${design.id.split('-').at(-1)} ${shown(design)}`)).size).toBe(SLOT_DESIGNS.length);
    for (const design of SLOT_DESIGNS) expect([design.id, new Set(shown(design)).size]).toEqual([design.id, 10]);
  });

  it('have the symbols that their names promise', () => {
    const best = (id: string) => symbolPlural(designOf(id), 'A');
    expect(
      ['velvet-sevens', 'emerald-sevens', 'nine-koi', 'lantern-street', 'big-bison', 'orchard-bells', 'ruby-mine'].map(best),
    ).toEqual(['sevens', 'sevens', 'koi', 'lanterns', 'bison', 'bells', 'crystals']);
    expect(symbolPlural(designOf('nine-koi'), 'X')).toBe('gongs');
  });

  it.each(named)('%s: five reels, different lines, pays that fall, and never two scatters on a reel', (_, design) => {
    const { reels, lines, linePays } = design;
    expect(reels).toHaveLength(5);
    expect(new Set(LINE_ROWS.slice(0, lines).map(String)).size).toBe(lines);
    const pays = Object.values(linePays);
    for (const [index, own] of pays.entries()) {
      expect(own.every((times, count) => times > (own[count - 1] ?? 0))).toBe(true);
      expect((pays[index - 1]?.[2] ?? Number.POSITIVE_INFINITY) >= own[2]).toBe(true);
    }
    expect(reels[0]).not.toContain('W');
    for (const reel of reels)
      for (const stop of reel.keys())
        expect(
          Array.from({ length: ROWS }, (_row, row) => reel[(stop + row) % reel.length]).filter((symbol) => symbol === 'X').length,
        ).toBeLessThan(2);
  });

  it.each(named)(
    '%s returns what an enumeration of all its stops returns, from 92 to 97 percent with its jackpots',
    (_, design) => {
      const { reels, scatterPays, freeSpinMultiplier } = design;
      const stops = reels.reduce((product, reel) => product * reel.length, 1);
      // Every line has the same expectation, so that one is enough.
      const one = { ...design, lines: 1 };
      const middle = kinds(design, (reel, stop) => reels[reel]?.[(stop + 1) % (reels[reel]?.length ?? 1)]);
      const lineCents = enumerate(
        design,
        middle,
        (at) => evaluateSpin(one, at, 1, false).lines.reduce((sum, { winCents }) => sum + winCents, 0),
        (at) => isBroken(design, at),
      );
      const { lines, scatters, freeSpins } = spinExpectation(design);
      expect(compare(lines, rational(lineCents, stops))).toBe(0);

      const showsScatter = kinds(design, (reel, stop) =>
        [0, 1, 2].some((row) => reels[reel]?.[(stop + row) % (reels[reel]?.length ?? 1)] === 'X'),
      );
      const paid = enumerate(design, showsScatter, (at) => scatterPays[evaluateSpin(one, at, 1, false).scatters - 3] ?? 0);
      const won = enumerate(design, showsScatter, (at) => evaluateSpin(one, at, 1, false).freeSpinsWon);
      expect(compare(scatters, rational(paid, stops))).toBe(0);
      expect(compare(freeSpins, rational(won, stops))).toBe(0);

      // The series of free spins, summed term by term.
      const spin = add(lines, scatters);
      let total = spin;
      let expectedSpins = freeSpins;
      for (let generation = 0; generation < 16; generation += 1) {
        total = add(total, multiply(multiply(expectedSpins, rational(freeSpinMultiplier)), spin));
        expectedSpins = multiply(expectedSpins, freeSpins);
      }
      const { value } = slotReturn(design);
      expect(Number((total.numerator * 10n ** 15n) / total.denominator) / 1e15).toBeCloseTo(value, 10);
      const { numerator, denominator } = createSlot(design).jackpotReturn();
      const all = value + Number(numerator) / Number(denominator);
      expect(all).toBeGreaterThan(0.92);
      expect(all).toBeLessThan(0.97);
    },
  );
});

/** A stream that answers these numbers, then zeros. */
const scripted = (numbers: readonly number[]): RandomStream => {
  const rest = [...numbers];
  return { below: (bound) => (rest.shift() ?? 0) % bound };
};

describe('a spin', () => {
  it('pays the longest run of a line once, with wilds, and multiplies free spins', () => {
    const stops = velvet.reels.map(
      (reel, index) => (reel.findIndex((symbol) => symbol === (index === 1 ? 'W' : 'A')) + reel.length - 1) % reel.length,
    );
    const spin = evaluateSpin(velvet, stops, 20, false);
    expect(spin.lines.find(({ line }) => line === 0)).toEqual({ line: 0, symbol: 'A', count: 5, winCents: velvet.linePays.A[2] });
    expect(evaluateSpin(velvet, stops, 20, true).winCents).toBe(velvet.freeSpinMultiplier * spin.winCents);
    const { text } = createSlot(velvet).play({ stakeCents: 20 }, [], scripted(stops));
    expect(text).toContain('Line 1: 5 sevens.');
  });

  it('a spin with three scatters plays its free spins in the same round, and theirs', () => {
    const scatters = velvet.reels.map((reel) => reel.indexOf('X'));
    const three = scatters.map((stop, reel) => (reel < 3 ? stop : (stop + 5) % (velvet.reels[reel]?.length ?? 1)));
    const view = createSlot(velvet).play({ stakeCents: 20 }, [], scripted([...three, ...three]));
    const [won] = velvet.freeSpins;
    expect(view.outcome.spins[0]).toMatchObject({ scatters: 3, freeSpinsWon: won, isFree: false });
    expect(view.outcome.spins).toHaveLength(1 + won + won);
    expect(view.outcome.spins.slice(1).every(({ isFree }) => isFree)).toBe(true);
    expect(view.winCents).toBe(view.outcome.spins.reduce((sum, { winCents }) => sum + winCents, 0));
    expect(view.text).toContain(`3 stars. ${won * 2} free spins were played.`);
  });

  it('a spin that returns less than its stake is not called won', () => {
    const slot = createSlot(velvet);
    const texts = Array.from({ length: 400 }, (_, first) =>
      slot.play({ stakeCents: 500 }, [], scripted([first, first * 3, first * 5, first * 7, 3])),
    );
    const less = texts.filter(({ winCents }) => winCents > 0 && winCents < 500);
    expect(less.length).toBeGreaterThan(5);
    for (const { text } of less) expect(text).toMatch(/\$\d\.\d\d back from a \$5\.00 spin\.$/);
    for (const { text, winCents } of texts) expect(text.includes('You won')).toBe(winCents > 500);
  });

  it('takes bets of whole cents a line only', () => {
    const slot = createSlot(velvet);
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
