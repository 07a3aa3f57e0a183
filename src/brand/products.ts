import type { BrandCode, BrandFooter } from './contract.ts';

/** Written in by the build (vite.config.ts) and for tests (vitest.config.ts): the name of every brand by its code. */
declare const __BRAND_NAMES__: Readonly<Record<BrandCode, string>>;

export interface Product {
  readonly code: BrandCode;
  readonly name: string;
  readonly iconUrl: string;
}

/** The products that a brand's footer names: a brand knows the others' names and marks without loading any of their code. */
export function productsOf(icons: BrandFooter['productIcons']): readonly Product[] {
  return Object.entries(__BRAND_NAMES__)
    .filter(([code]) => icons === 'all' || icons.includes(code))
    .map(([code, name]) => ({ code, name, iconUrl: `/brands/${code}/icon.svg` }));
}
