import type { Brand, BrandCode } from './contract.ts';

/** One chunk a brand, by the path of its file: a new folder of `brands/` is one more. */
const LOADERS = import.meta.glob<{ readonly brand: Brand }>('../../brands/*/brand.ts');

function fileOf(code: string): string {
  return `../../brands/${code}/brand.ts`;
}

/** The codes of all brands, in alphabetical order. */
export const BRAND_CODES: readonly BrandCode[] = Object.keys(LOADERS)
  .map((file) => file.split('/').at(-2) ?? '')
  .sort();

function isBrandCode(value: string | null | undefined): value is BrandCode {
  return BRAND_CODES.some((code) => code === value);
}

/** The brand a page is for: what the server wrote on `<html data-brand>`, else the first label of the host, else the fallback. */
export function brandCodeOf(attribute: string | null, hostname: string, fallback: BrandCode = 'tsb'): BrandCode {
  if (isBrandCode(attribute)) return attribute;
  const label = hostname.split('.')[0];
  return isBrandCode(label) ? label : fallback;
}

/** Fetches one brand and none of the others. @throws Error when there is no such brand. */
export async function loadBrand(code: BrandCode): Promise<Brand> {
  const load = LOADERS[fileOf(code)];
  if (load === undefined) throw new Error(`There is no brand ${code}`);
  return (await load()).brand;
}
