import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLit, NO_LIGHT, nextRowLight, type PriceMove, ROW_REST_MS } from './rowLight.ts';

const still: PriceMove = { selectionId: 'a', trend: 'NONE', litAt: null, isLarge: false };
const moved = (selectionId: string, litAt: number, isLarge = false): PriceMove => ({ selectionId, trend: 'UP', litAt, isLarge });

describe('the highlight of a row', () => {
  it('shows one of several prices that moved together, a large move first', () => {
    const moves = [moved('a', 1000), moved('b', 1000, true), moved('c', 1000, true)];
    const light = nextRowLight(NO_LIGHT, moves);
    expect(moves.filter((move) => isLit(light, move)).map(({ selectionId }) => selectionId)).toEqual(['b']);
  });

  it('rests after a highlight, and does not show later what began during the rest', () => {
    const light = nextRowLight(NO_LIGHT, [moved('a', 1000), still]);
    const during = nextRowLight(light, [moved('a', 1000), moved('b', 1000 + ROW_REST_MS - 1)]);
    expect(isLit(during, moved('b', 1000 + ROW_REST_MS - 1))).toBe(false);
    expect(isLit(nextRowLight(during, [moved('b', 1000 + ROW_REST_MS - 1)]), moved('b', 1000 + ROW_REST_MS - 1))).toBe(false);
    expect(isLit(nextRowLight(during, [moved('c', 1000 + ROW_REST_MS)]), moved('c', 1000 + ROW_REST_MS))).toBe(true);
  });

  it('is not spent on a change without a direction', () => {
    const level = { ...moved('a', 1000), trend: 'NONE' } as const;
    expect(isLit(nextRowLight(NO_LIGHT, [level, moved('b', 1000)]), moved('b', 1000))).toBe(true);
  });

  it('is on at most one of six prices, for at most half of the time, whatever moves', () => {
    const steps = fc.array(fc.record({ waitMs: fc.integer({ min: 1, max: 3000 }), prices: fc.uniqueArray(fc.nat(5)) }), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(steps, (all) => {
        let now = 0;
        let light = NO_LIGHT;
        const litAt = new Map<number, number>();
        const lights: number[] = [];
        for (const { waitMs, prices } of all) {
          now += waitMs;
          for (const price of prices) if (now >= (litAt.get(price) ?? 0) + 3000) litAt.set(price, now);
          const before = light;
          light = nextRowLight(
            light,
            [...litAt].filter(([, at]) => now < at + 2000).map(([price, at]) => moved(String(price), at)),
          );
          if (light.at !== before.at) lights.push(light.at);
        }
        for (const [index, at] of lights.entries())
          if (index > 0) expect(at - (lights[index - 1] ?? 0)).toBeGreaterThanOrEqual(4000);
      }),
    );
  });
});
