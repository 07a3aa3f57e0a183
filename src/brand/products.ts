import type { BrandCode, BrandFooter } from './contract.ts';

/** The name of every brand by its code. Defined by the build (vite.config.ts) and for tests (vitest.config.ts). */
declare const __BRAND_NAMES__: Readonly<Record<BrandCode, string>>;

export interface Product {
  readonly code: BrandCode;
  readonly name: string;
  readonly iconUrl: string;
}

/** The products that a brand's footer names. Their names and marks are available without loading the brands' code. */
export function productsOf(icons: BrandFooter['productIcons']): readonly Product[] {
  return Object.entries(__BRAND_NAMES__)
    .filter(([code]) => icons === 'all' || icons.includes(code))
    .map(([code, name]) => ({ code, name, iconUrl: `/brands/${code}/icon.svg` }));
}
