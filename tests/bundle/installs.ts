import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PrecachedFile } from '../../core/wire/precache.ts';
import type { BuiltChunk } from '../../scripts/vite/chunkReport.ts';
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

const readEntries = () => JSON.parse(readFileSync(PRECACHE_REPORT, 'utf8')) as readonly PrecachedFile[];

/** Modules that only the slip has, each for a part of its code. */
const SLIP = ['src/features/betslip/data/betslip.ts', 'src/features/betslip/ui/BetslipPanel.tsx'];

/** Casinos whose worker keeps the slip of sportsbooks. Empty: no violation. */
export function slipViolations(
  brands: readonly Pick<BrandSize, 'brand' | 'kind'>[],
  built: readonly BuiltChunk[],
  entries = readEntries(),
): readonly string[] {
  const slip = SLIP.flatMap((module) => built.filter(({ modules }) => module in modules).map(({ file }) => file));
  if (slip.length < SLIP.length) return [`Not every one of these is in a chunk: ${SLIP.join(', ')}`];
  return brands
    .filter(({ kind }) => kind === 'casino')
    .flatMap(({ brand }) => entriesOfBrand(entries, brand, 'casino').map(({ url }) => ({ brand, url })))
    .filter(({ url }) => slip.includes(url))
    .map(({ brand, url }) => `${brand} is a casino, and its worker keeps the slip in ${url}`);
}

const INSTALL_PICTURE = /^brands\/\w+\/(?:screenshot|shortcut|icon-(?:512|m))/;

/** Files that only the system and the install dialog use, and the worker keeps all the same. Empty: no violation. */
export function pictureViolations(entries = readEntries()): readonly string[] {
  return entries.filter(({ url }) => INSTALL_PICTURE.test(url)).map(({ url }) => `The worker keeps ${url}, which no page shows`);
}

/** The worker's files of every brand, as built. */
export function measureInstalls(brands: readonly Pick<BrandSize, 'brand' | 'kind'>[]): readonly InstallSize[] {
  const entries = readEntries();
  return brands.map(({ brand, kind }) => {
    const all = entriesOfBrand(entries, brand, kind);
    const [first, later] = [all.filter((file) => isFirst(file, kind)), all.filter((file) => !isFirst(file, kind))];
    return { brand, files: first.length, kb: kbOf(first), laterFiles: later.length, laterKb: kbOf(later) };
  });
}
