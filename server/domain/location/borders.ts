import Flatbush from 'flatbush';
import { type BorderFile, CANADA, isRegion, MEXICO, SEA, type Side, UNITED_STATES, UNITS } from './borderFile.ts';
import type { Coordinates } from './coordinates.ts';
import { type Land, metresWithin } from './lands.ts';

export interface NamedRegion {
  /** ISO 3166-2. */
  readonly code: string;
  readonly name: string;
}

/** Where a position is. `undecided`: nearer to a border than the position and the border are known. */
export interface Located {
  readonly decision: 'region' | 'undecided' | 'outside';
  /** The region of the position; of an undecided one the likelier region. Null: outside all of them. */
  readonly region: NamedRegion | null;
  /** What is beyond the nearest border. Null: outside all regions, or no border is near. */
  readonly neighbour: NamedRegion | null;
  /** Metres to the nearest border, at most FAR_METRES. */
  readonly distanceMetres: number;
  /** Metres of the position's and the border's own doubt; a position farther than them from the border is decided. */
  readonly doubtMetres: number;
  /** All that the doubt leaves possible, the likeliest first; null: outside all regions. One: it is decided. */
  readonly possible: readonly (NamedRegion | null)[];
}

export type RegionAt = (at: Coordinates, accuracyMetres: number) => Located;

export const FAR_METRES = 10_000;
/** Three nautical miles: the waters of a state (43 U.S.C. 1312). Borders of the atlas end at the shore. */
const WATERS_METRES = 5_556;
const METRES_PER_DEGREE = 111_195;

interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly sides: readonly [Side, Side];
  readonly errorMetres: number;
}

/** The segment of a border and the metres to it, and by how much it may be off. */
interface Near {
  readonly metres: number;
  readonly resolutionMetres: number;
  readonly sides: readonly [Side, Side];
}

function segmentsOf({ borders, gridSteps }: BorderFile): readonly Segment[] {
  return borders.flatMap(({ sides, errorMetres, isOnGrid, points }) => {
    const [stepX, stepY] = isOnGrid ? gridSteps : [1 / UNITS, 1 / UNITS];
    return Array.from({ length: points.length / 2 - 1 }, (_, index): Segment => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.slice(index * 2, index * 2 + 4).map((value) => value / UNITS);
      // Rounding moves the end of a segment by half a step; what counts is how far that is across the line.
      const shrink = Math.cos((y1 * Math.PI) / 180);
      const [dx, dy] = [(x2 - x1) * shrink, y2 - y1];
      const length = Math.hypot(dx, dy) || 1;
      const across = (Math.abs(dy) * stepX * shrink + Math.abs(dx) * stepY) / length / 2;
      return { x1, y1, x2, y2, sides, errorMetres: errorMetres + across * METRES_PER_DEGREE };
    });
  });
}

/** Metres from a position to a segment; on a plane, which is exact enough for ten kilometres. */
function metresTo({ x1, y1, x2, y2 }: Segment, { longitude, latitude }: Coordinates, shrink: number): number {
  const [ax, ay] = [(x1 - longitude) * shrink, y1 - latitude];
  const [bx, by] = [(x2 - longitude) * shrink - ax, y2 - latitude - ay];
  const along = Math.min(1, Math.max(0, -(ax * bx + ay * by) / (bx * bx + by * by || 1)));
  return Math.hypot(ax + along * bx, ay + along * by) * METRES_PER_DEGREE;
}

function indexOf(segments: readonly Segment[]): Flatbush {
  const index = new Flatbush(Math.max(1, segments.length));
  for (const { x1, y1, x2, y2 } of segments) index.add(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
  if (segments.length === 0) index.add(0, 0, 0, 0);
  index.finish();
  return index;
}

const isState = (side: Side): boolean => side.startsWith('US-');
const isProvince = (side: Side): boolean => side.startsWith('CA-');
export const COUNTRIES: ReadonlyMap<Side, string> = new Map([
  [CANADA, 'Canada'],
  [MEXICO, 'Mexico'],
]);

interface Margin extends Near {
  /** What begins there. */
  readonly side: Side;
}

/**
 * Finds regions by their borders. A position on a border, or so near to one that its accuracy and the border's resolution leave both sides
 * possible, is undecided. The states' borders come before the provinces', which are coarser. Land that is known belongs to its region, however
 * doubtful the border in the water before it is.
 */
export function createRegionAt(file: BorderFile, lands: readonly Land[] = []): RegionAt {
  const segments = segmentsOf(file);
  const index = indexOf(segments);
  const named = (code: Side | null): NamedRegion | null => {
    const name = code === null ? undefined : (file.regions.get(code) ?? COUNTRIES.get(code));
    return code === null || name === undefined ? null : { code, name };
  };

  /** The regions in which a position is: a ray to the east crosses their borders an odd number of times. Only + - * / : the same anywhere. */
  function regionsAround({ longitude, latitude }: Coordinates): readonly Side[] {
    const inside = new Set<Side>();
    for (const found of index.search(longitude, latitude, 180, latitude)) {
      const { x1, y1, x2, y2, sides } = segments[found] as Segment;
      if (y1 > latitude === y2 > latitude || longitude >= ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) continue;
      for (const side of sides) if (!inside.delete(side)) inside.add(side);
    }
    return [...inside].filter(isRegion);
  }

  function bordersNear(at: Coordinates): readonly Near[] {
    const shrink = Math.cos((at.latitude * Math.PI) / 180);
    const margin = FAR_METRES / METRES_PER_DEGREE;
    const [wide, high] = [margin / Math.max(shrink, 0.01), margin];
    const found = index.search(at.longitude - wide, at.latitude - high, at.longitude + wide, at.latitude + high);
    return found.map((place) => {
      const segment = segments[place] as Segment;
      return { metres: metresTo(segment, at, shrink), resolutionMetres: segment.errorMetres, sides: segment.sides };
    });
  }

  /** The nearest border that has the side. */
  function nearest(borders: readonly Near[], of: (border: Near) => boolean): Near | null {
    let best: Near | null = null;
    for (const border of borders) if ((best === null || border.metres < best.metres) && of(border)) best = border;
    return best;
  }

  /** On no land that the borders name: the nearest shore's waters, or Canada beside its own, coarser border. */
  function regionOffShore(borders: readonly Near[]): Side | null {
    const first = nearest(borders, () => true);
    if (first === null || first.sides.includes(MEXICO)) return null;
    const isOfCanada = first.sides.some((side) => side === CANADA || isProvince(side));
    const own = isOfCanada ? nearest(borders, ({ sides }) => sides.some(isProvince)) : first;
    if (own === null || own.metres > WATERS_METRES) return null;
    return own.sides.find(isOfCanada ? isProvince : isRegion) ?? null;
  }

  /** How far the end of the nearest region's waters or land is from a position outside. */
  function marginsOutside(borders: readonly Near[]): readonly Margin[] {
    const first = nearest(borders, () => true);
    if (first === null) return [];
    const side = first.sides.find(isRegion) ?? SEA;
    return [{ ...first, side, metres: first.sides.includes(MEXICO) ? first.metres : Math.abs(first.metres - WATERS_METRES) }];
  }

  /** How far each other answer is from a position in a region; between two shores half of the way, because the border is in the water. */
  function marginsOf(own: Side, isInside: boolean, borders: readonly Near[]): readonly Margin[] {
    const shore = nearest(borders, ({ sides }) => sides.includes(own) && sides.includes(SEA));
    const shoreMetres = (shore?.metres ?? 0) * (isInside ? 1 : -1);
    const margins = new Map<Side, Margin>();
    for (const border of borders)
      for (const side of border.sides) {
        if (side === own || side === SEA || side === UNITED_STATES) continue;
        // Canada begins at the state's border; the provinces' own, coarser one only says which province.
        if (isState(own) ? isProvince(side) : side === CANADA) continue;
        if (border.metres < (margins.get(side)?.metres ?? Number.POSITIVE_INFINITY)) margins.set(side, { ...border, side });
      }
    const onLand = [...margins.values()].map((margin): Margin => {
      const isShared = margin.sides.includes(own) || (isProvince(own) && margin.sides.includes(CANADA));
      if (isShared || shore === null) return margin;
      const resolutionMetres = Math.max(margin.resolutionMetres, shore.resolutionMetres);
      return { ...margin, resolutionMetres, metres: Math.max(0, (margin.metres + shoreMetres) / 2) };
    });
    return isInside || shore === null ? onLand : [...onLand, { ...shore, side: SEA, metres: WATERS_METRES - shore.metres }];
  }

  /** The known land within which the whole circle of the position is. */
  function landAround(at: Coordinates, accuracyMetres: number): Land | null {
    return lands.find((land) => (metresWithin(land, at) ?? 0) > accuracyMetres + land.resolutionMetres) ?? null;
  }

  return (at, accuracyMetres) => {
    const land = landAround(at, accuracyMetres);
    const around = regionsAround(at);
    const borders = bordersNear(at);
    const inside = land?.regionCode ?? around.find(isState) ?? around[0] ?? null;
    const own = inside ?? regionOffShore(borders);
    const margins = own === null ? marginsOutside(borders) : marginsOf(own, inside !== null, borders);
    const spare = ({ metres, resolutionMetres }: Margin): number => metres - resolutionMetres;
    const tightest = margins.reduce<Margin | null>((one, other) => (one && spare(one) <= spare(other) ? one : other), null);
    const distanceMetres = Math.min(FAR_METRES, tightest?.metres ?? FAR_METRES);
    const place = { region: named(own), neighbour: named(tightest?.side ?? null), distanceMetres };
    if (land !== null)
      return { ...place, decision: 'region', doubtMetres: accuracyMetres + land.resolutionMetres, possible: [place.region] };
    const beyond = margins.filter((margin) => spare(margin) <= accuracyMetres).map(({ side }) => named(side));
    return {
      ...place,
      decision: beyond.length > 0 ? 'undecided' : own === null ? 'outside' : 'region',
      doubtMetres: accuracyMetres + (tightest?.resolutionMetres ?? 0),
      possible: [place.region, ...beyond],
    };
  };
}
