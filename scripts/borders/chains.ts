import { type Border, type Side, UNITS } from '../../server/domain/location/borderFile.ts';
import type { Point, Ring, Shape } from './sources.ts';

/** A segment of a ring: what is on its two sides. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly sides: readonly [Side, Side];
}

const METRES_PER_DEGREE = 111_195;

const keyOf = ([x, y]: Point): string => `${Math.round(x * UNITS)},${Math.round(y * UNITS)}`;
function edgeKey(one: Point, other: Point): string {
  const [first, second] = [keyOf(one), keyOf(other)].sort();
  return `${first} ${second}`;
}

/** The rings' segments in their order, each once. Two shapes that share a segment are its two sides, else the other side is `beyond`. */
export function edgesOf(
  shapes: readonly Shape[],
  beyond: (from: Point, to: Point, code: string, ring: Ring) => Side,
): readonly Edge[] {
  const owners = new Map<string, Set<string>>();
  const each = function* (ring: Ring): Generator<readonly [Point, Point]> {
    for (const [index, to] of ring.entries()) {
      const from = ring[index - 1];
      if (from !== undefined && keyOf(from) !== keyOf(to)) yield [from, to];
    }
  };
  for (const { code, rings } of shapes)
    for (const ring of rings)
      for (const [from, to] of each(ring)) {
        const [key, of] = [edgeKey(from, to), owners.get(edgeKey(from, to)) ?? new Set<string>()];
        // A ring that goes there and back, such as Delaware's strip on the shore of New Jersey, has nothing inside.
        if (!of.delete(code)) of.add(code);
        owners.set(key, of);
      }
  const seen = new Set<string>();
  const edges: Edge[] = [];
  for (const { code, rings } of shapes)
    for (const ring of rings)
      for (const [from, to] of each(ring)) {
        const key = edgeKey(from, to);
        if (seen.has(key) || !owners.get(key)?.has(code)) continue;
        seen.add(key);
        const other = [...(owners.get(key) ?? [])].find((owner) => owner !== code);
        edges.push({ from, to, sides: [code, other ?? beyond(from, to, code, ring)] });
      }
  return edges;
}

/** Edges that follow each other and are alike, as one border each. */
export function bordersOf(
  edges: readonly Edge[],
  errorOf: (edge: Edge) => number,
  isOnGrid: (edge: Edge) => boolean,
): readonly Border[] {
  const borders: { sides: readonly [Side, Side]; errorMetres: number; isOnGrid: boolean; points: number[] }[] = [];
  let last: Point | null = null;
  for (const edge of edges) {
    const [errorMetres, onGrid] = [errorOf(edge), isOnGrid(edge)];
    const open = borders.at(-1);
    const isNext =
      last !== null &&
      keyOf(last) === keyOf(edge.from) &&
      open?.errorMetres === errorMetres &&
      open.isOnGrid === onGrid &&
      open.sides.join() === edge.sides.join();
    const points = isNext ? [edge.to] : [edge.from, edge.to];
    const units = points.flatMap(([x, y]) => [Math.round(x * UNITS), Math.round(y * UNITS)]);
    if (isNext) open?.points.push(...units);
    else borders.push({ sides: edge.sides, errorMetres, isOnGrid: onGrid, points: units });
    last = edge.to;
  }
  return borders;
}

/** Metres from a point to the nearest of some segments; infinite where none is within a degree. */
export function metresToSegments([x, y]: Point, edges: readonly Pick<Edge, 'from' | 'to'>[]): number {
  const shrink = Math.cos((y * Math.PI) / 180);
  let best = Number.POSITIVE_INFINITY;
  for (const { from, to } of edges) {
    if ((from[1] > y + 1 && to[1] > y + 1) || (from[1] < y - 1 && to[1] < y - 1)) continue;
    const [ax, ay] = [(from[0] - x) * shrink, from[1] - y];
    const [bx, by] = [(to[0] - x) * shrink - ax, to[1] - y - ay];
    const along = Math.min(1, Math.max(0, -(ax * bx + ay * by) / (bx * bx + by * by || 1)));
    best = Math.min(best, Math.hypot(ax + along * bx, ay + along * by) * METRES_PER_DEGREE);
  }
  return best;
}

/** The edges in pieces, so that each can say how far it is off itself. */
export function inPieces(edges: readonly Edge[], metres: number): readonly Edge[] {
  return edges.flatMap((edge) => {
    const points = alongEdge(edge, metres);
    return points.slice(1).map((to, index) => ({ from: points[index] as Point, to, sides: edge.sides }));
  });
}

/** Points along an edge, at most so far apart; both ends are among them. */
export function alongEdge({ from, to }: Pick<Edge, 'from' | 'to'>, metres: number): readonly Point[] {
  const length = Math.hypot((to[0] - from[0]) * Math.cos((from[1] * Math.PI) / 180), to[1] - from[1]) * METRES_PER_DEGREE;
  const parts = Math.max(1, Math.ceil(length / metres));
  return Array.from({ length: parts + 1 }, (_, part): Point => {
    const share = part / parts;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

/** A ring with fewer points, none of which was farther than so many degrees from what is left (Douglas and Peucker). `keep` stays. */
export function simplify(ring: Ring, degrees: number, keep: (point: Point) => boolean): Ring {
  const retained = ring.map((point, index) => index === 0 || index === ring.length - 1 || keep(point));
  const anchors = retained.flatMap((isRetained, index) => (isRetained ? [index] : []));
  const spans = anchors.slice(1).map((end, index): readonly [number, number] => [anchors[index] as number, end]);
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [start, end] = span;
    const [[x1, y1], [x2, y2]] = [ring[start] as Point, ring[end] as Point];
    const shrink = Math.cos((y1 * Math.PI) / 180);
    const [dx, dy] = [(x2 - x1) * shrink, y2 - y1];
    let farthest = start;
    let most = degrees;
    for (let index = start + 1; index < end; index += 1) {
      const [x, y] = ring[index] as Point;
      const [px, py] = [(x - x1) * shrink, y - y1];
      const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
      const off = Math.hypot(px - along * dx, py - along * dy);
      if (off > most) [farthest, most] = [index, off];
    }
    if (farthest === start) continue;
    retained[farthest] = true;
    spans.push([start, farthest], [farthest, end]);
  }
  return ring.filter((_, index) => retained[index]);
}
