import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBorders } from '../../domain/location/borderFile.ts';
import { COUNTRIES, createRegionAt, type RegionAt } from '../../domain/location/borders.ts';
import { projectRoot } from '../../platform/projectRoot.ts';
import { KNOWN_LANDS } from './knownLands.ts';

/** Written by scripts/borders/build.ts; docs/LOCATION.md names its sources. */
export const BORDERS_FILE = path.join(projectRoot(), 'server/api/location/borders.txt');

interface Loaded {
  readonly find: RegionAt;
  readonly names: ReadonlyMap<string, string>;
}

let loaded: Loaded | null = null;

function load(): Loaded {
  const file = readBorders(readFileSync(BORDERS_FILE, 'utf8'));
  return { find: createRegionAt(file, KNOWN_LANDS), names: new Map([...file.regions, ...COUNTRIES]) };
}

/** The region of a position, by the borders; read at the first use, because most processes never need them. */
export const regionAt: RegionAt = (at, accuracyMetres) => {
  loaded ??= load();
  return loaded.find(at, accuracyMetres);
};

/** The name of a region that a check has found; the code where there is none. */
export function regionName(code: string): string {
  loaded ??= load();
  return loaded.names.get(code) ?? code;
}
