import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BORDERS_FILE } from '../../server/api/location/regionBorders.ts';
import { CANADA, MEXICO, SEA, type Side, UNITED_STATES, writeBorders } from '../../server/domain/location/borderFile.ts';
import { alongEdge, bordersOf, type Edge, edgesOf, inPieces, metresToSegments, simplify } from './chains.ts';
import { refine, refinedError } from './refinements.ts';
import { pointKey, pointsOfBorders, SHARP_METRES, sharpen, unprojectedShapes } from './sharpen.ts';
import { type Point, type Ring, readAtlas, readNaturalEarth, type Shape } from './sources.ts';

/**
 * Writes the borders that the server decides regions by (docs/LOCATION.md): the states from the npm package us-atlas, and how far a later edition
 * of it differs; the provinces from a GeoJSON of Natural Earth that is not in this repository, and how far Natural Earth differs from the atlas.
 * `node scripts/run.mjs scripts/borders/build.ts us_ca_regions.geojson FOLDER_OF_THE_LATER_EDITION`
 */
const naturalEarth = readNaturalEarth(path.resolve(process.argv[2] ?? '../shared/data/us_ca_regions.geojson'));
const provinces = naturalEarth.filter(({ code }) => code.startsWith('CA-'));
const atlas = readAtlas('us-atlas', 'counties-10m');
const [STEP_X, STEP_Y] = atlas.steps;
const METRES_PER_DEGREE = 111_195;

/** The states of an edition, their points as sharp as its files tell. */
function readEdition(from: string): ReturnType<typeof sharpen> {
  const { shapes, steps } = readAtlas(from, 'counties-10m');
  const sharpened = sharpen(shapes, steps, projectedOf(from));
  return { ...sharpened, shapes: refine(sharpened.shapes) };
}
/** The points of the projected files: each left out other points of the same borders. */
function projectedOf(from: string): readonly Shape[] {
  return unprojectedShapes([...readAtlas(from, 'counties-albers-10m').shapes, ...readAtlas(from, 'states-albers-10m').shapes]);
}
const laterEdition = path.resolve(process.argv[3] ?? '');
const { shapes: states, sharp } = readEdition('us-atlas');
const isSharp = ({ from, to }: Edge): boolean => sharp.has(pointKey(from)) && sharp.has(pointKey(to));

/** The segments of the shapes by the tenths of degrees of latitude that they are in. */
const rowsOf = (shapes: readonly Shape[]): ReadonlyMap<number, readonly (readonly [Point, Point])[]> => {
  const rows = new Map<number, (readonly [Point, Point])[]>();
  for (const { rings } of shapes)
    for (const ring of rings)
      for (const [index, to] of ring.entries()) {
        const from = ring[index - 1] ?? to;
        for (let row = Math.floor(Math.min(from[1], to[1]) * 10); row <= Math.max(from[1], to[1]) * 10; row += 1)
          if (!rows.get(row)?.push([from, to])) rows.set(row, [[from, to]]);
      }
  return rows;
};
const provinceRows = rowsOf(provinces);

function isInCanada([x, y]: Point): boolean {
  let inside = false;
  for (const [[x1, y1], [x2, y2]] of provinceRows.get(Math.floor(y * 10)) ?? [])
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  return inside;
}

const ALONG_CANADA = new Set(
  ['AK', 'WA', 'ID', 'MT', 'ND', 'MN', 'MI', 'OH', 'PA', 'NY', 'VT', 'NH', 'ME'].map((state) => `US-${state}`),
);
/** Degrees from a state's outer border within which land or water of Canada makes it the border of Canada: half a kilometre to three. */
const BEYOND_DEGREES = [0.005, 0.012, 0.027];
/** Where Mexico's border meets the two oceans. */
const PACIFIC: Point = [-117.124, 32.534];
const GULF: Point = [-97.146, 25.957];

function isCanadaBeyond(from: Point, to: Point): boolean {
  const [middle, shrink] = [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const, Math.cos((from[1] * Math.PI) / 180)];
  const [dx, dy] = [(to[0] - from[0]) * shrink, to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return BEYOND_DEGREES.some((degrees) =>
    [1, -1].some((turn) =>
      isInCanada([middle[0] + (turn * degrees * dy) / length / shrink, middle[1] - (turn * degrees * dx) / length]),
    ),
  );
}

/** Whether a point of Texas' outer border is on the Rio Grande; the coast begins north of its mouth. */
const isRioGrande = ([x, y]: Point): boolean => x < -97.9 || y < GULF[1] + Math.max(0, -97.4 - x) * 0.28;

function isMexicoBeyond(from: Point, to: Point, code: string): boolean {
  if (code === 'US-AZ' || code === 'US-NM') return true;
  if (code === 'US-CA')
    return [from, to].every(([x, y]) => x > PACIFIC[0] - 0.001 && y < PACIFIC[1] + 0.01 + (x - PACIFIC[0]) * 0.0766);
  return code === 'US-TX' && [from, to].every(isRioGrande);
}

function beyondState(from: Point, to: Point, code: string): Side {
  if (isMexicoBeyond(from, to, code)) return MEXICO;
  return ALONG_CANADA.has(code) && isCanadaBeyond(from, to) ? CANADA : SEA;
}

const wholeEdges = edgesOf(states, beyondState);
const isBetweenStates = ({ sides }: Edge): boolean => sides.every((side) => side.startsWith('US-'));

/** Metres, in steps of ten up to a hundred and of fifty beyond: borders of one step are one border of the file. */
const stepFor = (metres: number): number =>
  metres < 5 ? 0 : metres < 100 ? Math.ceil(metres / 10) * 10 : Math.ceil(metres / 50) * 50;
const SAMPLE_METRES = 200;
/** A difference at one place counts for the border within this distance of it. */
const NEIGHBOURHOOD = 1;

const sidesKey = ({ sides }: Edge): string => [...sides].sort().join();
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) if (!groups.get(keyOf(item))?.push(item)) groups.set(keyOf(item), [item]);
  return groups;
}
const byKey = (edges: readonly Edge[]): ReadonlyMap<string, readonly Edge[]> => grouped(edges, sidesKey);

const laterEdges = edgesOf(readEdition(laterEdition).shapes, beyondState);
const laterByKey = byKey(laterEdges);
/** Both editions' states, which leave out more: what they cut off counts as doubt. */
const coarserDrawings = ['us-atlas', laterEdition].map((edition) =>
  byKey(edgesOf(readAtlas(edition, 'states-10m').shapes, () => SEA).filter(isBetweenStates)),
);
const truePoints = pointsOfBorders([...projectedOf('us-atlas'), ...projectedOf(laterEdition)]);

/** Shores have no neighbour whom a fault would let in. */
const SHORE_METRES = 400;

/** Metres by which the atlas' grid of degrees may move an edge across its own direction. */
function roundingOf({ from, to }: Edge): number {
  const shrink = Math.cos((from[1] * Math.PI) / 180);
  const [dx, dy] = [Math.abs(to[0] - from[0]) * shrink, Math.abs(to[1] - from[1])];
  return ((dy * STEP_X * shrink + dx * STEP_Y) / (Math.hypot(dx, dy) || 1) / 2) * METRES_PER_DEGREE;
}

/** Degrees of latitude beyond which an edge is no candidate for the nearest one. */
const NEAR_DEGREES = 0.1;

/**
 * How far points that are on the border, less what they may be off themselves, are from the nearest of the edges. A point that is nearer to a shore is
 * where another drawing has a border in the water: there this one has two shores.
 */
function raise(
  own: readonly Edge[],
  metres: number[],
  points: readonly (readonly [Point, number])[],
  shores: readonly Edge[],
): void {
  for (const [point, offMetres] of points) {
    let [nearest, least] = [0, Number.POSITIVE_INFINITY];
    for (const [index, edge] of own.entries()) {
      const [south, north] = edge.from[1] < edge.to[1] ? [edge.from[1], edge.to[1]] : [edge.to[1], edge.from[1]];
      if (point[1] < south - NEAR_DEGREES || point[1] > north + NEAR_DEGREES) continue;
      const far = metresToSegments(point, [edge]);
      if (far < least) [nearest, least] = [index, far];
    }
    if (!Number.isFinite(least) || least - offMetres <= (metres[nearest] ?? 0)) continue;
    if (metresToSegments(point, shores) >= least) metres[nearest] = least - offMetres;
  }
}

/** How far other drawings of the border between the same two sides are off at each edge, less what those are rounded by. */
function differencesOf(own: readonly Edge[], key: string): readonly number[] {
  const farthest = (theirs: readonly Edge[], edge: Edge): number =>
    Math.max(...alongEdge(edge, SAMPLE_METRES).map((point) => metresToSegments(point, theirs)));
  const later = laterByKey.get(key) ?? [];
  if (key.includes(SEA)) return own.map((edge) => Math.min(farthest(later, edge), SHORE_METRES));
  const [one = '', other = ''] = key.split(',');
  const shoresOf = (edges: readonly Edge[]): readonly Edge[] =>
    edges.filter(({ sides }) => sides.includes(SEA) && (sides.includes(one) || sides.includes(other)));
  const [shores, laterShores] = [shoresOf(wholeEdges), shoresOf(laterEdges)];
  const metres = own.map((edge) => farthest([...later, ...laterShores], edge));
  const distances = metres.map((far) => (Number.isFinite(far) ? far : 0));
  for (const drawing of coarserDrawings) {
    const theirs = drawing.get(key) ?? [];
    for (const [index, edge] of own.entries()) {
      const far = farthest(theirs, edge) - roundingOf(edge);
      if (Number.isFinite(far)) distances[index] = Math.max(distances[index] ?? 0, far);
    }
    const samples = theirs.flatMap((edge) => alongEdge(edge, SAMPLE_METRES).map((point) => [point, roundingOf(edge)] as const));
    raise(own, distances, samples, shores);
  }
  raise(
    own,
    distances,
    (truePoints.get(key) ?? []).map((point) => [point, SHARP_METRES]),
    shores,
  );
  return distances;
}

/** The difference of each edge or of one of its neighbours. */
function measure(edges: readonly Edge[]): ReadonlyMap<Edge, number> {
  const measured = new Map<Edge, number>();
  for (const [key, own] of byKey(edges)) {
    const found = differencesOf(own, key);
    for (const [index, edge] of own.entries()) {
      const around = found.slice(Math.max(0, index - NEIGHBOURHOOD), index + NEIGHBOURHOOD + 1);
      measured.set(edge, Math.max(...around.filter(Number.isFinite), 0));
    }
  }
  return measured;
}

const SAME_METRES = 30;
const PIECE_METRES = 1_000;
const wholeDifferences = measure(wholeEdges);
/** Where drawings differ, each kilometre of a segment says itself by how much. */
const sharpEdges = new Set<Edge>();
const stateEdges = wholeEdges.flatMap((edge) => {
  const isWhole = edge.sides.includes(SEA) || (wholeDifferences.get(edge) ?? 0) < SAME_METRES;
  const pieces = isWhole ? [edge] : inPieces([edge], PIECE_METRES);
  if (isSharp(edge)) for (const piece of pieces) sharpEdges.add(piece);
  return pieces;
});
const differences = measure(stateEdges);

/** Natural Earth against the atlas where both draw a border: the share within which the provinces' borders are taken to be right, too. */
const SHARE = 0.95;
const coarse = edgesOf(
  naturalEarth.filter(({ code }) => code.startsWith('US-')),
  () => SEA,
).filter(isBetweenStates);
const fineByKey = byKey(stateEdges.filter(isBetweenStates));
const coarseErrors = coarse
  .flatMap((edge) => alongEdge(edge, 5_000).map((point) => metresToSegments(point, fineByKey.get(sidesKey(edge)) ?? [])))
  .filter(Number.isFinite)
  .sort((one, other) => one - other);
const coarseMetres = stepFor(coarseErrors[Math.floor(coarseErrors.length * SHARE)] ?? 0);

/** Degrees; coasts of provinces, whose own resolution is coarser by far. */
const COAST_DEGREES = 0.004;
const owners = new Map<string, Set<string>>();
for (const { code, rings } of provinces)
  for (const ring of rings)
    for (const point of ring) owners.set(pointKey(point), (owners.get(pointKey(point)) ?? new Set()).add(code));
const isShared = (point: Point): boolean => (owners.get(pointKey(point))?.size ?? 0) > 1;
/** An island that its own simplification leaves nothing of is left out: it counts as water of the nearest shore. */
const isWorthIt = (ring: Ring): boolean => ring.length > 4;
const simplified = provinces.map((shape) => ({
  ...shape,
  rings: shape.rings.map((ring) => simplify(ring, COAST_DEGREES, isShared)).filter(isWorthIt),
}));
const allStates = states.flatMap(({ rings }) => rings.flat());
const isBesideStates = ([x, y]: Point): boolean =>
  y < 60.5 && allStates.some(([u, v]) => Math.abs(u - x) < 0.1 && Math.abs(v - y) < 0.06);
const provinceEdges = edgesOf(simplified, (from, to) => (isBesideStates(from) || isBesideStates(to) ? UNITED_STATES : SEA));

const borders = [
  ...bordersOf(
    stateEdges,
    (edge) => refinedError(edge.from, edge.to) ?? stepFor(differences.get(edge) ?? 0) + (sharpEdges.has(edge) ? SHARP_METRES : 0),
    (edge) => refinedError(edge.from, edge.to) === null && !sharpEdges.has(edge),
  ),
  ...bordersOf(
    provinceEdges,
    () => coarseMetres,
    () => false,
  ),
];
const regions = new Map(
  [...states, ...provinces]
    .map(({ code, name }): readonly [string, string] => [code, name])
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
const text = writeBorders({ gridSteps: atlas.steps, regions, borders });
writeFileSync(BORDERS_FILE, text);

const kinds = grouped(borders, ({ sides }) => sides.find((side) => !side.includes('-')) ?? 'LAND');
const counts = [...kinds].map(([kind, of]) => `${kind} ${of.reduce((sum, { points }) => sum + points.length / 2, 0)}`);
const steps = [
  ...grouped(
    borders.filter(({ isOnGrid, sides }) => isOnGrid && sides.every((side) => side.startsWith('US-'))),
    ({ errorMetres }) => errorMetres,
  ),
]
  .sort(([one], [other]) => one - other)
  .map(([step, of]) => `${step} m: ${of.reduce((sum, { points }) => sum + points.length / 2 - 1, 0)}`);
process.stdout.write(
  [
    `${borders.length} borders, ${text.length} bytes; points by kind: ${counts.join(', ')}`,
    `segments between states by measured difference: ${steps.join(', ')}`,
    `${sharpEdges.size} of ${stateEdges.length} segments of states are sharp`,
    `Natural Earth against the atlas: ${[0.5, 0.9, 0.95, 0.99].map((share) => `${share * 100} % within ${Math.round(coarseErrors[Math.floor(coarseErrors.length * share)] ?? 0)} m`).join(', ')}`,
    '',
  ].join('\n'),
);
