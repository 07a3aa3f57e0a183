import { UNITS } from '../../server/domain/location/borderFile.ts';
import type { Point, Ring, Shape } from './sources.ts';

/**
 * The atlas has every border twice: by degrees on a grid that is 310 m wide, and projected for maps (Albers) on one of 50 by 30 m. Both round the
 * same points of the Census, so that a point which both have is known by the finer grid.
 */

/** Metres by which a point of the projected files may be off: half a diagonal of its grid. */
export const SHARP_METRES = 30;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The projection of the atlas' `albers` files for the 48 states (d3-geo, geoAlbersUsa): parallels, centre, scale and middle of the picture. */
const SINE = Math.sin(radians(29.5));
const CONE = (SINE + Math.sin(radians(45.5))) / 2;
const CONSTANT = 1 + SINE * (2 * CONE - SINE);
const [TURN, SCALE, MIDDLE_X, MIDDLE_Y] = [96, 1_300, 487.5, 305];

function project(longitude: number, latitude: number): Point {
  const radius = Math.sqrt(CONSTANT - 2 * CONE * Math.sin(latitude)) / CONE;
  return [radius * Math.sin(CONE * longitude), -radius * Math.cos(CONE * longitude)];
}
const [CENTRE_X, CENTRE_Y] = project(radians(-0.6), radians(38.7));

/** Degrees of a point of a projected file. Of Alaska's and Hawaii's insets it is nonsense, which is near no border of theirs. */
function unprojected([x, y]: Point): Point {
  const [east, south] = [(x - MIDDLE_X) / SCALE + CENTRE_X, (y - MIDDLE_Y) / SCALE - CENTRE_Y];
  const angle = Math.atan2(east, south) / CONE;
  const sine = (CONSTANT - (east * east + south * south) * CONE * CONE) / (2 * CONE);
  return [degrees(angle) - TURN, degrees(Math.asin(Math.min(1, Math.max(-1, sine))))];
}

export const unprojectedShapes = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, rings: shape.rings.map((ring) => ring.map(unprojected)) }));

export const pointKey = ([x, y]: Point): string => `${Math.round(x * UNITS)},${Math.round(y * UNITS)}`;

/** The points of the shapes, each once, with the shapes that they are of. */
function ownedPoints(shapes: readonly Shape[]): ReadonlyMap<string, { readonly point: Point; readonly codes: Set<string> }> {
  const owned = new Map<string, { readonly point: Point; readonly codes: Set<string> }>();
  for (const { code, rings } of shapes)
    for (const point of rings.flat()) {
      const owner = owned.get(pointKey(point));
      if (owner) owner.codes.add(code);
      else owned.set(pointKey(point), { point, codes: new Set([code]) });
    }
  return owned;
}

/** Degrees beyond half a step of the coarse grid: what the finer one may be off. */
const MARGIN: Point = [0.0004, 0.0003];

/**
 * The shapes with each point where the projected file has it, if it has exactly one of the same shapes that the coarse grid would have put there.
 * `sharp` names the points that are so.
 */
export function sharpen(
  shapes: readonly Shape[],
  [stepX, stepY]: Point,
  projected: readonly Shape[],
): { readonly shapes: readonly Shape[]; readonly sharp: ReadonlySet<string> } {
  const [wide, high] = [stepX / 2 + MARGIN[0], stepY / 2 + MARGIN[1]];
  const cellOf = (x: number, y: number): string => `${x},${y}`;
  const cells = new Map<string, Point[]>();
  for (const { point, codes } of ownedPoints(projected).values()) {
    const key = `${[...codes].sort().join()} ${cellOf(Math.floor(point[0] / wide), Math.floor(point[1] / high))}`;
    if (!cells.get(key)?.push(point)) cells.set(key, [point]);
  }
  const moved = new Map<string, Point>();
  for (const [key, { point, codes }] of ownedPoints(shapes)) {
    const [x, y] = point;
    const owners = [...codes].sort().join();
    const near = [-1, 0, 1].flatMap((across) =>
      [-1, 0, 1].flatMap((up) => cells.get(`${owners} ${cellOf(Math.floor(x / wide) + across, Math.floor(y / high) + up)}`) ?? []),
    );
    const found = near.filter(([u, v]) => Math.abs(u - x) <= wide && Math.abs(v - y) <= high);
    if (found.length === 1) moved.set(key, found[0] as Point);
  }
  // Two points in one place would be a line there and back, which is no border.
  const taken = new Map<string, number>();
  for (const to of moved.values()) taken.set(pointKey(to), (taken.get(pointKey(to)) ?? 0) + 1);
  for (const [key, to] of moved) if ((taken.get(pointKey(to)) ?? 0) > 1) moved.delete(key);
  const place = (ring: Ring): Ring => ring.map((point) => moved.get(pointKey(point)) ?? point);
  return {
    shapes: shapes.map((shape) => ({ ...shape, rings: shape.rings.map(place) })),
    sharp: new Set([...moved.values()].map(pointKey)),
  };
}

/** Points of borders by the two shapes on their sides, as `A,B`. */
export function pointsOfBorders(shapes: readonly Shape[]): ReadonlyMap<string, readonly Point[]> {
  const borders = new Map<string, Point[]>();
  for (const { point, codes } of ownedPoints(shapes).values()) {
    const key = [...codes].sort().join();
    if (codes.size === 2 && !borders.get(key)?.push(point)) borders.set(key, [point]);
  }
  return borders;
}
