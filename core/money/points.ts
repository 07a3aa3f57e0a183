import type { MarketType } from '../wire/contract.ts';

/** A line is an integer of hundredths of a point; only the contract uses points: −2.5 there is −250 here. */

/** Never −0, which would not equal the line 0. */
export function pointsHundredthsOf(points: number | null | undefined): number | null {
  return points === null || points === undefined ? null : Math.round(points * 100) + 0;
}

/** Converts client input; undefined when it is no valid line. */
export function parsePoints(points: number | null | undefined): number | null | undefined {
  const hundredths = pointsHundredthsOf(points);
  if (hundredths === null || points === null || points === undefined) return null;
  return Number.isSafeInteger(hundredths) && Math.abs(points * 100 - hundredths) < 1e-6 ? hundredths : undefined;
}

export function pointsOf(pointsHundredths: number | null): number | null {
  return pointsHundredths === null ? null : pointsHundredths / 100;
}

/** The displayed line: `−2.5`, `+3`, and `Pick` for a spread of zero. A total has no sign, a milestone is `25+`. */
export function formatPoints(pointsHundredths: number, marketType: MarketType): string {
  const size = (Math.abs(pointsHundredths) / 100).toString();
  if (marketType === 'TOTAL') return size;
  if (marketType === 'MILESTONE') return `${size}+`;
  if (pointsHundredths === 0) return 'Pick';
  return pointsHundredths < 0 ? `−${size}` : `+${size}`;
}

/** Between a player and what is bet of them, in the name of a selection that has its line in it: `A. Neal · 2+ touchdowns`. */
const WITH_LINE = ' · ';

/** A selection's name with its line: `Celtics −4.5`. */
export function selectionTitle(name: string, marketType: MarketType, pointsHundredths: number | null): string {
  return pointsHundredths === null || name.includes(WITH_LINE) ? name : `${name} ${formatPoints(pointsHundredths, marketType)}`;
}
