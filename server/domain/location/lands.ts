import type { Coordinates } from './coordinates.ts';

/**
 * Land that is known better than the border in the water before it: a polygon around ground that belongs to one region, whatever the drawings of
 * the border say.
 */
export interface Land {
  readonly name: string;
  /** ISO 3166-2. */
  readonly regionCode: string;
  /** Metres by which its own corners may be off. */
  readonly resolutionMetres: number;
  /** Latitudes and longitudes, around the polygon. */
  readonly corners: readonly (readonly [number, number])[];
}

const METRES_PER_DEGREE = 111_195;

/** Metres from a position within the land to its edge; null: it is not within. On a plane, which is exact enough for a town. */
export function metresWithin({ corners }: Land, { latitude, longitude }: Coordinates): number | null {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const points = corners.map(([y, x]) => [(x - longitude) * shrink, y - latitude] as const);
  let isInside = false;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [x2, y2]] of points.entries()) {
    const [x1, y1] = points.at(index - 1) ?? [x2, y2];
    if (y1 > 0 !== y2 > 0 && 0 < ((x2 - x1) * -y1) / (y2 - y1) + x1) isInside = !isInside;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x1 + along * dx, y1 + along * dy));
  }
  return isInside ? least * METRES_PER_DEGREE : null;
}
