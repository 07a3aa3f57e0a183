import type { PrecacheEntry } from 'workbox-precaching';

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

/** The shell and this brand's files, so that no device downloads the files of the other brands. */
export function entriesOfBrand(entries: readonly (PrecacheEntry | string)[], brand: string): (PrecacheEntry | string)[] {
  return entries.filter((entry) => {
    const owner = brandOfFile(typeof entry === 'string' ? entry : entry.url);
    return owner === null || owner === brand;
  });
}
