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

const LOADERS: Record<BrandCode, () => Promise<{ readonly brand: Brand }>> = {
  espnbet: () => import('../../brands/espnbet/brand.ts'),
  tsb: () => import('../../brands/tsb/brand.ts'),
  hwc: () => import('../../brands/hwc/brand.ts'),
  tsc: () => import('../../brands/tsc/brand.ts'),
};

/** Fetches one brand and none of the others. */
export async function loadBrand(code: BrandCode): Promise<Brand> {
  return (await LOADERS[code]()).brand;
}
