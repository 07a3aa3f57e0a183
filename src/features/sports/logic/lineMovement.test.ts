import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../../core/money/odds.ts';
import { GRAPH, type LineEntry, type LineMovement, movementView } from './lineMovement.ts';

const AS_OF = Date.UTC(2026, 10, 23);
const HOUR_MS = 3_600_000;
const MINUS_110: Odds = { numerator: 10, denominator: 11 };
const MINUS_120: Odds = { numerator: 5, denominator: 6 };
const EVEN: Odds = { numerator: 1, denominator: 1 };

const entry = (hoursAgo: number, odds: Odds, pointsHundredths: number | null = null): LineEntry => ({
  atMs: AS_OF - hoursAgo * HOUR_MS,
  odds,
  pointsHundredths,
});

function spread(...entries: readonly LineEntry[]): LineMovement {
  return { marketType: 'SPREAD', side: 'HOME', asOfMs: AS_OF, opening: entries[0] ?? null, entries };
}
const moneyline = (...entries: readonly LineEntry[]): LineMovement => ({ ...spread(...entries), marketType: 'MONEYLINE' });

/** The corners of a path of steps. */
function cornersOf(path: string): readonly (readonly [number, number])[] {
  const start = /^M([\d.]+) ([\d.]+)/.exec(path);
  const steps = [...path.matchAll(/H([\d.]+)V([\d.]+)/g)];
  return [start, ...steps].map((part) => [Number(part?.[1]), Number(part?.[2])] as const);
}

describe('the words of a movement', () => {
  it('are the opening and the present price in the odds format, with the line where there is one', () => {
    const view = movementView(spread(entry(30, MINUS_110, -350), entry(2, MINUS_120, -400)), null, 'AMERICAN');
    expect(view).toMatchObject({ opened: '−3.5 · −110', now: '−4 · −120' });
    expect(view?.graph.words).toBe('Line over 24 hours, −3.5 · −110 to −4 · −120');
    expect(movementView(moneyline(entry(2, MINUS_110)), { odds: EVEN, pointsHundredths: null }, 'EURO')).toMatchObject({
      opened: '1.91',
      now: '2.00',
      graph: { words: 'Price over 24 hours, 1.91 to 2.00' },
    });
  });

  it('are none before a move, nor where the price has moved only before the 24 hours', () => {
    expect(movementView(moneyline(entry(2, MINUS_110)), { odds: MINUS_110, pointsHundredths: null }, 'AMERICAN')).toBeNull();
    expect(movementView(moneyline(), null, 'AMERICAN')).toBeNull();
    expect(movementView(moneyline(), { odds: EVEN, pointsHundredths: null }, 'AMERICAN')).toBeNull();
    const movement = { ...moneyline(entry(30, MINUS_120)), opening: { odds: MINUS_110, pointsHundredths: null } };
    expect(movementView(movement, null, 'AMERICAN')).toBeNull();
  });
});

describe('the line of a movement', () => {
  it('goes from left to right of 24 hours, in steps, with the greatest value at the top', () => {
    const view = movementView(moneyline(entry(40, MINUS_110), entry(12, MINUS_120), entry(6, EVEN)), null, 'AMERICAN');
    const corners = cornersOf(view?.graph.path ?? '');
    expect(corners.map(([x]) => x)).toEqual([5, GRAPH.width / 2, 168.5, GRAPH.width - 5]);
    expect(corners.map(([, y]) => y)).toEqual([27.9, GRAPH.height - 5, 5, 5]);
    expect(view?.graph.end).toEqual({ x: GRAPH.width - 5, y: 5 });
  });

  it('shows the points where they moved, and the price otherwise', () => {
    const line = movementView(spread(entry(12, EVEN, -350), entry(6, MINUS_120, -250)), null, 'AMERICAN');
    expect(cornersOf(line?.graph.path ?? '').map(([, y]) => y)).toEqual([GRAPH.height - 5, 5, 5]);
    const price = movementView(spread(entry(12, EVEN, -350), entry(6, MINUS_120, -350)), null, 'AMERICAN');
    expect(cornersOf(price?.graph.path ?? '').map(([, y]) => y)).toEqual([5, GRAPH.height - 5, GRAPH.height - 5]);
    expect(price?.graph.words).toMatch(/^Price/);
  });

  it('begins where the history begins', () => {
    const view = movementView(moneyline(entry(6, MINUS_110), entry(3, EVEN)), null, 'AMERICAN');
    expect(cornersOf(view?.graph.path ?? '')[0]?.[0]).toBe(168.5);
  });
});
