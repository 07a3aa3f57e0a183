import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { z } from 'zod';

/** Degrees: longitude, latitude. */
export type Point = readonly [number, number];
export type Ring = readonly Point[];

export interface Shape {
  /** ISO 3166-2. */
  readonly code: string;
  readonly name: string;
  readonly rings: readonly Ring[];
}

/** The Census Bureau's numbers of states (FIPS 5-2), by which the atlas names them. */
const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI 27MN 28MS 29MO ' +
    '30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA 54WV 55WI 56WY'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), `US-${entry.slice(2)}`]),
);

const require = createRequire(import.meta.url);

/** The states of `us-atlas`: of its own states' file, or merged from the finer drawn counties. */
export function readAtlas(
  from: string,
  name: 'states-10m' | 'counties-10m' | 'states-albers-10m' | 'counties-albers-10m',
): { readonly shapes: readonly Shape[]; readonly steps: Point } {
  const topology = JSON.parse(readFileSync(require.resolve(`${from}/${name}.json`), 'utf8')) as Topology<{
    readonly states: GeometryCollection<{ readonly name: string }>;
  }>;
  const shapes = feature(topology, topology.objects.states).features.flatMap(({ id, properties, geometry }): readonly Shape[] => {
    const code = STATES[String(id)];
    if (code === undefined || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return [];
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return [{ code, name: properties.name, rings: polygons.flat() as unknown as readonly Ring[] }];
  });
  const [stepX = 0, stepY = 0] = topology.transform?.scale ?? [];
  return { shapes, steps: [stepX, stepY] };
}

const geojson = z.object({
  features: z.array(
    z.object({
      properties: z.object({ iso_3166_2: z.string(), name: z.string() }),
      geometry: z.object({ coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))) }),
    }),
  ),
});

/** States and provinces of Natural Earth. @param file a GeoJSON of multipolygons with `iso_3166_2` and `name`. */
export function readNaturalEarth(file: string): readonly Shape[] {
  return geojson.parse(JSON.parse(readFileSync(file, 'utf8'))).features.map(({ properties, geometry }) => ({
    code: properties.iso_3166_2,
    name: properties.name,
    rings: geometry.coordinates.flat(),
  }));
}
