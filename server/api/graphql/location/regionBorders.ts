import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type EncodedRegion, type RegionAt, regionFinder } from '../../../domain/location/borders.ts';
import { projectRoot } from '../../../platform/projectRoot.ts';

/** Written by scripts/regionBorders.ts from the borders of the states of the United States and the provinces of Canada. */
const FILE = path.join(projectRoot(), 'server/api/graphql/location/regionBorders.json');

let finder: RegionAt | null = null;

/** The region of a position, by the borders; read at the first use, because most processes never need them. */
export const regionAt: RegionAt = (at) => {
  finder ??= regionFinder(JSON.parse(readFileSync(FILE, 'utf8')) as readonly EncodedRegion[]);
  return finder(at);
};
