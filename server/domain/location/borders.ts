/** A region with its borders as encoded rings. */
export interface EncodedRegion {
  /** ISO 3166-2. */
  readonly code: string;
  readonly name: string;
  readonly rings: readonly string[];
}

export interface Coordinates {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Longitudes and latitudes in turn, in units of 1 / PRECISION degrees. */
type Ring = Int32Array;

interface DecodedRing {
  readonly points: Ring;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Four decimals of a degree: eleven metres. */
const PRECISION = 10_000;
const METRES_PER_DEGREE = 111_320;
/** The borders leave out wide rivers and bays, so a position so near to a region is counted as in it. */
const WATER_METRES = 3_000;

/** Differences of points by the encoded polyline algorithm: five bits a character, the lowest first. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCharCode(rest + 63);
}

/** @param points longitude and latitude of each, in degrees. */
export function encodeRing(points: readonly (readonly [number, number])[]): string {
  let before: readonly [number, number] = [0, 0];
  return points
    .map(([longitude, latitude]) => {
      const point = [Math.round(longitude * PRECISION), Math.round(latitude * PRECISION)] as const;
      const text = encodeNumber(point[0] - before[0]) + encodeNumber(point[1] - before[1]);
      before = point;
      return text;
    })
    .join('');
}

function decodeRing(text: string): Ring {
  const values: number[] = [];
  let value = 0;
  let shift = 0;
  for (let index = 0; index < text.length; index += 1) {
    const bits = text.charCodeAt(index) - 63;
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits >= 0x20) continue;
    const difference = value & 1 ? ~(value >> 1) : value >> 1;
    values.push(difference + (values.at(-2) ?? 0));
    value = 0;
    shift = 0;
  }
  return Int32Array.from(values);
}

function withBounds(points: Ring): DecodedRing {
  const longitudes = points.filter((_, index) => index % 2 === 0);
  const latitudes = points.filter((_, index) => index % 2 === 1);
  const extreme = (values: Ring, choose: (one: number, other: number) => number): number =>
    values.reduce((found, value) => choose(found, value));
  return {
    points,
    west: extreme(longitudes, Math.min),
    east: extreme(longitudes, Math.max),
    south: extreme(latitudes, Math.min),
    north: extreme(latitudes, Math.max),
  };
}

/** Whether a ray to the east crosses the ring an odd number of times. */
function isInside({ points }: DecodedRing, x: number, y: number): boolean {
  const at = (index: number): number => points[index] ?? 0;
  let inside = false;
  for (let index = 0, before = points.length - 2; index < points.length; before = index, index += 2) {
    const [x1, y1, x2, y2] = [at(before), at(before + 1), at(index), at(index + 1)];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Metres to the nearest point of the ring; on a plane, which is exact enough for a few kilometres. */
function distanceMetres({ points }: DecodedRing, x: number, y: number, metresPerUnit: number, shrink: number): number {
  const at = (index: number): number => points[index] ?? 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 0, before = points.length - 2; index < points.length; before = index, index += 2) {
    const [x1, y1] = [(at(before) - x) * shrink, at(before + 1) - y];
    const [x2, y2] = [(at(index) - x) * shrink - x1, at(index + 1) - y - y1];
    const along = Math.min(1, Math.max(0, -(x1 * x2 + y1 * y2) / (x2 * x2 + y2 * y2 || 1)));
    nearest = Math.min(nearest, Math.hypot(x1 + along * x2, y1 + along * y2));
  }
  return nearest * metresPerUnit;
}

export type RegionAt = (at: Coordinates) => Pick<EncodedRegion, 'code' | 'name'> | null;

/** The region of a position, or the one at whose shore it is; null outside all of them. Rings of holes follow the even-odd rule. */
export function regionFinder(regions: readonly EncodedRegion[]): RegionAt {
  const decoded = regions.map(({ code, name, rings }) => ({
    region: { code, name },
    rings: rings.map(decodeRing).map(withBounds),
  }));
  return ({ latitude, longitude }) => {
    const x = longitude * PRECISION;
    const y = latitude * PRECISION;
    const isNear = ({ west, east, south, north }: DecodedRing, margin: number): boolean =>
      west - margin <= x && x <= east + margin && south - margin <= y && y <= north + margin;
    const contains = (ring: DecodedRing): boolean => isNear(ring, 0) && isInside(ring, x, y);
    const inside = decoded.find(({ rings }) => rings.filter(contains).length % 2 === 1);
    if (inside) return inside.region;
    const metresPerUnit = METRES_PER_DEGREE / PRECISION;
    const shrink = Math.cos((latitude * Math.PI) / 180);
    const margin = WATER_METRES / metresPerUnit / Math.max(shrink, 0.01);
    const shores = decoded.flatMap(({ region, rings }) =>
      rings
        .filter((ring) => isNear(ring, margin))
        .map((ring) => ({ region, metres: distanceMetres(ring, x, y, metresPerUnit, shrink) })),
    );
    const nearest = shores.sort((one, other) => one.metres - other.metres)[0];
    return nearest !== undefined && nearest.metres <= WATER_METRES ? nearest.region : null;
  };
}
