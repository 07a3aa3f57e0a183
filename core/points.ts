import type { MarketType } from './contract.ts';

/** A line is whole hundredths of a point everywhere but in the contract, where it is a number of points: −2.5 there is −250 here. */

/** Never −0, which would be another line than 0. */
export function pointsHundredthsOf(points: number | null | undefined): number | null {
  return points === null || points === undefined ? null : Math.round(points * 100) + 0;
}

/** What a client sent, which may be no line at all: then undefined. */
export function parsePoints(points: number | null | undefined): number | null | undefined {
  const hundredths = pointsHundredthsOf(points);
  if (hundredths === null || points === null || points === undefined) return null;
  return Number.isSafeInteger(hundredths) && Math.abs(points * 100 - hundredths) < 1e-6 ? hundredths : undefined;
}

export function pointsOf(pointsHundredths: number | null): number | null {
  return pointsHundredths === null ? null : pointsHundredths / 100;
}

/** As shown: `−2.5`, `+3`, and `Pick` for a spread of zero. A total has no sign. */
export function formatPoints(pointsHundredths: number, marketType: MarketType): string {
  const size = (Math.abs(pointsHundredths) / 100).toString();
  if (marketType === 'TOTAL') return size;
  if (pointsHundredths === 0) return 'Pick';
  return pointsHundredths < 0 ? `−${size}` : `+${size}`;
}

/** A selection by its name and line: `Celtics −4.5`. */
export function selectionTitle(name: string, marketType: MarketType, pointsHundredths: number | null): string {
  return pointsHundredths === null ? name : `${name} ${formatPoints(pointsHundredths, marketType)}`;
}
