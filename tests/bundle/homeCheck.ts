import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { BuiltChunk } from '../../scripts/vite/chunkReport.ts';
import type { ChunkRow } from '../../scripts/vite/chunkRow.ts';
import type { HomeFeature } from '../../scripts/vite/homeFeatures.ts';

export interface HomeFacts {
  /** Paths of the scripts that the logged-out home has fetched: `/assets/x-hash.js`. */
  readonly fetched: readonly string[];
  readonly built: readonly Pick<BuiltChunk, 'file' | 'modules'>[];
  /** The table: scripts/vite/chunkTable.ts. */
  readonly rows: readonly ChunkRow[];
  readonly homeFeatures: Readonly<Record<string, HomeFeature>>;
  readonly kind: BrandKind;
}

const nameOf = (file: string): string => file.replace(/^\/?assets\//, '').replace(/-[\w-]{8}\.js$/, '');
const rowOf = (rows: readonly ChunkRow[], file: string): ChunkRow | undefined =>
  rows.find(({ name }) => name === nameOf(file) || (name === 'brand' && nameOf(file).startsWith('brand-')));

type Built = HomeFacts['built'];

/** Bytes before compression of every feature in these chunks, by the modules whose path below the feature fits. */
function bytesByFeature(chunks: Built, fits: (rest: string) => boolean): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  for (const { modules } of chunks)
    for (const [path, size] of Object.entries(modules)) {
      const [, feature, rest] = /^src\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
      if (feature !== undefined && rest !== undefined && fits(rest)) bytes.set(feature, (bytes.get(feature) ?? 0) + size);
    }
  return bytes;
}

/** Bytes before compression of every feature on the logged-out home, without its door. */
export function featureBytes({ fetched, built }: Pick<HomeFacts, 'fetched' | 'built'>): ReadonlyMap<string, number> {
  return bytesByFeature(
    built.filter(({ file }) => fetched.includes(`/${file}`)),
    (rest) => rest !== 'index.ts',
  );
}

/** Features that add more than they may to the first script of every page: their doors, and what those import. Empty: no violation. */
export function shellViolations(built: Built, allowedKb: number): readonly string[] {
  const shell = built.filter(({ file }) => nameOf(file) === 'shell');
  return [...bytesByFeature(shell, () => true)].flatMap(([feature, bytes]) =>
    bytes <= allowedKb * 1000 ? [] : [`The feature ${feature} adds ${bytes} bytes to the first script; it may add ${allowedKb} KB`],
  );
}

/** Scripts of the logged-out home that the table does not allow, and rows of the table that are not true. Empty: no violation. */
export function homeViolations(facts: HomeFacts): readonly string[] {
  const { fetched, built, rows, homeFeatures, kind } = facts;
  const found: string[] = [];
  for (const file of fetched) {
    const row = rowOf(rows, file);
    if (row === undefined) found.push(`${file} is loaded by the logged-out home and has no row in scripts/vite/chunkTable.ts`);
    else if (row.home === null || (row.only ?? kind) !== kind)
      found.push(`${file} is loaded by the logged-out home; its row says: ${row.loaded}`);
  }
  const bytes = featureBytes(facts);
  for (const [feature, size] of bytes)
    if (homeFeatures[feature] === undefined)
      found.push(`The feature ${feature} adds ${size} bytes to the logged-out home and has no entry in HOME_FEATURES`);
  for (const [feature, { only = kind }] of Object.entries(homeFeatures))
    if (only === kind && !bytes.has(feature))
      found.push(`HOME_FEATURES names ${feature}, which adds nothing to the logged-out home`);
  for (const { name, home, roots, only = kind } of rows) {
    if (roots.length > 0 && !built.some(({ file }) => nameOf(file) === name))
      found.push(`The row ${name} names no chunk of the build`);
    if (home !== null && only === kind && !fetched.some((file) => rowOf(rows, file)?.name === name))
      found.push(`The row ${name} says that home loads it, and home does not`);
  }
  return found;
}

/**
 * Chunks that import each other in a circle: one of them runs before the other has made what it takes from it, and finds nothing there.
 * Each circle is named once, by its files.
 */
export function circularChunks(built: readonly Pick<BuiltChunk, 'file' | 'imports'>[]): readonly string[] {
  const importsOf = new Map(built.map(({ file, imports }) => [file, imports]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, chain: readonly string[]): void => {
    const start = chain.indexOf(file);
    if (start >= 0) circles.push([...chain.slice(start), file].join(' -> '));
    if (start >= 0 || done.has(file)) return;
    for (const next of importsOf.get(file) ?? []) visit(next, [...chain, file]);
    done.add(file);
  };
  for (const { file } of built) visit(file, []);
  return circles;
}
