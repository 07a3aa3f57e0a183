import { parsePoints } from '../../../core/money/points.ts';
import type { MarketType, SelectionSide } from '../../../core/wire/contract.ts';

/** A score: digits alone. An empty text is no nought, and `0x1`, `1e1` and ` 2 ` are no scores. Null where it is none. */
export function readScore(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return /^\d{1,3}$/.test(String(value)) ? Number(value) : null;
}

/** The line of a selection's own, in hundredths, as that of its market: of the home side's handicap, or of the total. */
export function marketLine(type: MarketType, side: SelectionSide, points: unknown): number | null {
  const own = typeof points === 'number' ? parsePoints(points) : undefined;
  if (own === undefined || own === null) return null;
  // Minus nought is no line of anybody's.
  return type === 'SPREAD' && side === 'AWAY' ? 0 - own : own;
}
