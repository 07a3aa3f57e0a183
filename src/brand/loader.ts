import { lazyModule } from '../../core/lazyModule.ts';
import type { Brand, BrandCode } from './contract.ts';

/** One chunk per brand, by the path of its file. A new folder of `brands/` adds one. */
const BRANDS = new Map(
  Object.entries(import.meta.glob<{ readonly brand: Brand }>('../../brands/*/brand.ts')).map(
    ([file, load]) => [file.split('/').at(-2) ?? '', lazyModule(load)] as const,
  ),
);

/** The codes of all brands, in alphabetical order. */
export const BRAND_CODES: readonly BrandCode[] = [...BRANDS.keys()].sort();

function isBrandCode(value: string | null | undefined): value is BrandCode {
  return BRAND_CODES.some((code) => code === value);
}

/** The brand of a page: the value of `<html data-brand>`, else the first label of the host, else the fallback. */
export function brandCodeOf(attribute: string | null, hostname: string, fallback: BrandCode = 'tsb'): BrandCode {
  if (isBrandCode(attribute)) return attribute;
  const label = hostname.split('.')[0];
  return isBrandCode(label) ? label : fallback;
}

/** Fetches one brand only. @throws Error when there is no such brand. */
export async function loadBrand(code: BrandCode): Promise<Brand> {
  const module = BRANDS.get(code);
  if (module === undefined) throw new Error(`There is no brand ${code}`);
  return (await module.load()).brand;
}
