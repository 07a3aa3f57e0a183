import { describe, expect, it } from 'vitest';
import { compare, rational } from '../money/rational.ts';
import { roulette, rouletteReturnOf } from './roulette.ts';
import { isRouletteBetKind, RED, ROULETTE_BETS, ROULETTE_PLACES, type RouletteBetKind, WHEEL } from './rouletteRules.ts';

const KINDS = Object.keys(ROULETTE_BETS) as RouletteBetKind[];
const at = (pocket: number) => ({ below: () => pocket });

describe('European roulette', () => {
  it('returns 36/37 of every kind of bet', () => {
    for (const kind of KINDS) expect([kind, compare(rouletteReturnOf(kind), rational(36, 37))]).toEqual([kind, 0]);
    expect(roulette.returnToPlayer().value).toBeCloseTo(36 / 37, 15);
  });

  it('has 37 pockets, each once on the wheel, and as many places of each kind as a table', () => {
    expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket));
    expect(RED.size).toBe(18);
    const places = Object.fromEntries(KINDS.map((kind) => [kind, ROULETTE_PLACES.get(kind)?.size]));
    expect(places).toMatchObject({
      straight: 37,
      split: 57,
      street: 12,
      corner: 22,
      line: 11,
      column: 3,
      dozen: 3,
      red: 1,
      high: 1,
    });
    for (const kind of KINDS)
      for (const numbers of ROULETTE_PLACES.get(kind)?.values() ?? []) {
        expect(new Set(numbers).size).toBe(ROULETTE_BETS[kind].numbers);
        expect(numbers.every((number) => number >= 0 && number <= 36)).toBe(true);
      }
    expect(isRouletteBetKind('toString')).toBe(false);
  });

  it('pays all chips that cover the pocket, with their stakes', () => {
    const bet = [
      { kind: 'straight', at: 17, cents: 100 },
      { kind: 'split', at: 17, cents: 100 },
      { kind: 'split', at: 114, cents: 100 },
      { kind: 'black', at: 0, cents: 100 },
      { kind: 'even', at: 0, cents: 100 },
    ] as const;
    const view = roulette.play(bet, [], at(17));
    expect(view).toMatchObject({ stakesCents: [500], winCents: 3_600 + 1_800 + 1_800 + 200, isFinished: true });
    expect(view.outcome).toEqual({ pocket: 17, color: 'black', winners: [0, 1, 2, 3] });
    expect(view.text).toBe('The ball stopped on 17, black. You won $74.00.');
    expect(roulette.play(bet, [], at(0))).toMatchObject({ winCents: 0, outcome: { color: 'green', winners: [] } });
  });

  it('takes chips on places of the table only, within its bounds', () => {
    const chip = { kind: 'corner', at: 1, cents: 50 };
    expect(roulette.readBet([chip])).toMatchObject({ ok: true, value: { stakeCents: 50 } });
    for (const bad of [
      { ...chip, at: 3 },
      { ...chip, kind: 'voisins' },
      { ...chip, cents: 0.5 },
      { ...chip, cents: -1 },
      { ...chip, at: '1' },
      null,
    ])
      expect(roulette.readBet([chip, bad])).toEqual({ ok: false, error: 'BAD_BET' });
    for (const bad of [[], {}, null, Array.from({ length: 61 }, () => chip)])
      expect(roulette.readBet(bad)).toEqual({ ok: false, error: 'BAD_BET' });
    expect(roulette.readBet([{ ...chip, cents: 5 }])).toEqual({ ok: false, error: 'BELOW_MINIMUM' });
    expect(roulette.readBet([chip, { ...chip, cents: 100_000 }])).toEqual({ ok: false, error: 'ABOVE_MAXIMUM' });
  });
});
