import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PrecachedFile } from '../../core/precache.ts';
import { PRECACHE_REPORT } from '../../scripts/vite/precacheEntries.ts';
import { entriesOfBrand, isFirst } from '../../sw/brandEntries.ts';
import type { BrandSize } from './measure.ts';

export interface InstallSize {
  readonly brand: string;
  /** What the worker is installed with; KB of 1,024 bytes, compressed as they are sent. */
  readonly files: number;
  readonly kb: number;
  /** What comes when the browser is idle. */
  readonly laterFiles: number;
  readonly laterKb: number;
}

function wireBytes(files: readonly PrecachedFile[]): number {
  return files.reduce((sum, { url }) => {
    const file = join('dist/app', url);
    return sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  }, 0);
}

const kbOf = (files: readonly PrecachedFile[]): number => Math.round(wireBytes(files) / 102.4) / 10;

/** The worker's files of every brand, as built. */
export function measureInstalls(brands: readonly Pick<BrandSize, 'brand' | 'kind'>[]): readonly InstallSize[] {
  const entries = JSON.parse(readFileSync(PRECACHE_REPORT, 'utf8')) as readonly PrecachedFile[];
  return brands.map(({ brand, kind }) => {
    const all = entriesOfBrand(entries, brand, kind);
    const [first, later] = [all.filter((file) => isFirst(file, kind)), all.filter((file) => !isFirst(file, kind))];
    return { brand, files: first.length, kb: kbOf(first), laterFiles: later.length, laterKb: kbOf(later) };
  });
}
