import type { BrandKind } from '../../core/wire/brandKind.ts';

/** The kind of each brand of the specification. */
export const BRAND_KINDS = {
  espnbet: 'sportsbook',
  tsb: 'sportsbook',
  hwc: 'casino',
  tsc: 'casino',
} as const satisfies Readonly<Record<string, BrandKind>>;

export type SpecifiedBrand = keyof typeof BRAND_KINDS;
export const SPECIFIED_BRANDS = Object.keys(BRAND_KINDS) as readonly SpecifiedBrand[];
