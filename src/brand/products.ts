import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { BrandCode, BrandFooter } from './contract.ts';

/** Name, address and kind of every brand by its code. Defined by the build (vite.config.ts) and for tests (vitest.config.ts). */
declare const __BRANDS__: Readonly<
  Record<BrandCode, { readonly name: string; readonly address: string; readonly casinoOf: BrandCode | null }>
>;

export interface Product {
  readonly code: BrandCode;
  readonly name: string;
  readonly iconUrl: string;
  /** Where the brand is on the web. */
  readonly url: string;
  /** For a standalone casino: the name of its app. */
  readonly casinoOf: string | null;
}

/** What a brand offers: its routes and its parts of the layout follow from it. Known before the brand's code is loaded. */
export function kindOf(code: BrandCode): BrandKind {
  return __BRANDS__[code]?.casinoOf ? 'casino' : 'sportsbook';
}

type Here = Pick<Location, 'protocol' | 'host' | 'hostname'>;

/** A brand's own address. A server on this machine has all brands, each on a host of its own. */
function urlOf(code: BrandCode, address: string, here: Here | undefined): string {
  if (here === undefined || !/(?:^|\.)localhost$/.test(here.hostname)) return address;
  return `${here.protocol}//${here.host.replace(/^(?:.+\.)?localhost/, `${code}.localhost`)}/`;
}

/** Name, mark and address of one brand; null for an unknown code. */
export function productOf(code: BrandCode, here: Here | undefined = globalThis.location): Product | null {
  const brand = __BRANDS__[code];
  if (brand === undefined) return null;
  const casinoOf = brand.casinoOf === null ? null : (__BRANDS__[brand.casinoOf]?.name ?? null);
  return { code, name: brand.name, iconUrl: `/brands/${code}/icon.svg`, url: urlOf(code, brand.address, here), casinoOf };
}

/** The products that a brand's footer names. Their names, marks and addresses are available without loading the brands' code. */
export function productsOf(icons: BrandFooter['productIcons']): readonly Product[] {
  return Object.keys(__BRANDS__)
    .filter((code) => icons === 'all' || icons.includes(code))
    .flatMap((code) => productOf(code) ?? []);
}
