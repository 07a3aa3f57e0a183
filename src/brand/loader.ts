import { type LazyModule, lazyModule } from '../../core/lazyModule.ts';
import { BRAND_CODES, type Brand, type BrandCode } from './contract.ts';

function isBrandCode(value: string | null | undefined): value is BrandCode {
  return BRAND_CODES.some((code) => code === value);
}

/** The brand a page is for: what the server wrote on `<html data-brand>`, else the first label of the host, else the fallback. */
export function brandCodeOf(attribute: string | null, hostname: string, fallback: BrandCode = 'tsb'): BrandCode {
  if (isBrandCode(attribute)) return attribute;
  const label = hostname.split('.')[0];
  return isBrandCode(label) ? label : fallback;
}

const BRANDS: Record<BrandCode, LazyModule<{ readonly brand: Brand }>> = {
  espnbet: lazyModule(() => import('../../brands/espnbet/brand.ts')),
  tsb: lazyModule(() => import('../../brands/tsb/brand.ts')),
  hwc: lazyModule(() => import('../../brands/hwc/brand.ts')),
  tsc: lazyModule(() => import('../../brands/tsc/brand.ts')),
};

/** Fetches one brand and none of the others. */
export async function loadBrand(code: BrandCode): Promise<Brand> {
  return (await BRANDS[code].load()).brand;
}
