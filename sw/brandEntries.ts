import type { BrandKind } from '../core/wire/brandKind.ts';
import type { PrecachedFile } from '../core/wire/precache.ts';

/** The brand in the worker's address (`/sw.js?brand=tsb`). The address survives a worker restart, a variable does not. */
export function brandOfWorker(search: string): string {
  const brand = new URLSearchParams(search).get('brand') ?? '';
  return /^[a-z]+$/.test(brand) ? brand : 'tsb';
}

const BRAND_FILE = /(?:^|\/)(?:html\/([a-z]+)\.html|brands\/([a-z]+)\/|assets\/brand-([a-z]+)-)/;

/** The brand a file belongs to; null for a shared file. */
function brandOfFile(url: string): string | null {
  const match = BRAND_FILE.exec(url);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}

/** Whether a brand of this kind is installed with a file. */
export function isFirst({ first }: PrecachedFile, kind: BrandKind): boolean {
  return first === 'all' || first === kind;
}

/** The shell and this brand's files, so that no device downloads the files of other brands, and no casino those of sportsbooks. */
export function entriesOfBrand(entries: readonly PrecachedFile[], brand: string, kind: BrandKind): readonly PrecachedFile[] {
  return entries.filter(({ url, only = kind }) => {
    const owner = brandOfFile(url);
    return only === kind && (owner === null || owner === brand);
  });
}
