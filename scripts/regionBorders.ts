import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { encodeRing } from '../server/domain/location/borders.ts';

const OUTPUT = path.resolve(import.meta.dirname, '../server/api/graphql/location/regionBorders.json');

const geojson = z.object({
  features: z.array(
    z.object({
      properties: z.object({ iso_3166_2: z.string(), name: z.string() }),
      geometry: z.object({ coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))) }),
    }),
  ),
});

/** Writes the borders that the server decides regions by: `node scripts/run.mjs scripts/regionBorders.ts FILE.geojson`. */
const { features } = geojson.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const regions = features.map(({ properties, geometry }) => ({
  code: properties.iso_3166_2,
  name: properties.name,
  rings: geometry.coordinates.flat().map(encodeRing),
}));
writeFileSync(OUTPUT, `${JSON.stringify(regions)}\n`);
