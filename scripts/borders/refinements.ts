import { metresToSegments } from './chains.ts';
import type { Point, Ring, Shape } from './sources.ts';

/** A part of a border that the projected files of the atlas (sharpen.ts) tell better than its counties by degrees. */
interface Refinement {
  readonly sides: readonly [string, string];
  /** Stands in for the border's vertices beside it. */
  readonly points: Ring;
  /** Metres that the points, and the border between them, may be off. */
  readonly errorMetres: number;
}

const REFINEMENTS: readonly Refinement[] = [
  // The Ohio at Cincinnati: points of counties-albers-10m, states-albers-10m and counties-albers-10m again, and half a kilometre of the line that
  // leads on from there.
  {
    sides: ['US-OH', 'US-KY'],
    points: [
      [-84.55468, 39.09766],
      [-84.50956, 39.09376],
      [-84.50585, 39.09498],
      [-84.50055, 39.09895],
    ],
    errorMetres: 150,
  },
  // The Ohio at Jeffersonville: a point of both projected files, and the one of counties-10m that follows.
  {
    sides: ['US-IN', 'US-KY'],
    points: [
      [-85.73904, 38.26929],
      [-85.74314, 38.2676],
    ],
    errorMetres: 150,
  },
  // Liberty Island, New York's in New Jersey's waters. The atlas has one point of it, its western corner (counties-albers-10m). The two others are the
  // ends of its western shore by the island's length of about 350 m.
  {
    sides: ['US-NY', 'US-NJ'],
    points: [
      [-74.0462, 40.6915],
      [-74.04725, 40.69057],
      [-74.0464, 40.6884],
    ],
    errorMetres: 120,
  },
];

/** Degrees; a vertex so near to a refinement is what it stands in for. */
const SAME_PLACE = 0.004;
const METRES_PER_DEGREE = 111_195;

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot((x - u) * Math.cos((y * Math.PI) / 180), y - v);

const edgesOfLine = (points: Ring): readonly { readonly from: Point; readonly to: Point }[] =>
  points.slice(1).map((to, index) => ({ from: points[index] as Point, to }));

/** The ring with the points in place of its vertices beside them, or between the two vertices that they are between. */
function spliced(ring: Ring, points: Ring): Ring {
  const line = edgesOfLine(points);
  const isBeside = (point: Point): boolean => metresToSegments(point, line) < SAME_PLACE * METRES_PER_DEGREE;
  const first = ring.findIndex(isBeside);
  let [from, to] = [first, ring.findLastIndex(isBeside) + 1];
  if (first === -1) {
    const middle = points[Math.floor(points.length / 2)] as Point;
    const at = edgesOfLine(ring).findIndex((edge) => metresToSegments(middle, [edge]) < SAME_PLACE * METRES_PER_DEGREE);
    if (at === -1) return ring;
    [from, to] = [at + 1, at + 1];
  }
  const [before, after] = [ring[from - 1], ring[to]];
  const [start, end] = [points[0] as Point, points.at(-1) as Point];
  if (!before || !after) return ring;
  const isForward = distance(before, start) + distance(end, after) < distance(before, end) + distance(start, after);
  return [...ring.slice(0, from), ...(isForward ? points : points.toReversed()), ...ring.slice(to)];
}

/** The states with the refined parts in place. */
export function refine(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.map((shape) => {
    const own = REFINEMENTS.filter(({ sides }) => sides.includes(shape.code));
    return { ...shape, rings: shape.rings.map((ring) => own.reduce((refined, { points }) => spliced(refined, points), ring)) };
  });
}

/** How far a segment of a refined part may be off; null for any other. */
export function refinedError(one: Point, other: Point): number | null {
  const isOf = ({ points }: Refinement): boolean => [one, other].every((point) => metresToSegments(point, edgesOfLine(points)) < 2);
  return REFINEMENTS.find(isOf)?.errorMetres ?? null;
}
