import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandKind } from '../../core/brandKind.ts';
import { projectRoot } from './projectRoot.ts';

/** A code from a folder name in `brands/`, known to be one of BRAND_CODES. */
export type BrandCode = string;

/** Allowed brand codes: a code is a folder, the first label of a host name and part of file names. */
export const BRAND_CODE = /^[a-z]{2,12}$/;

/**
 * The codes of all brands: the folders of `brands/` that contain a `brand.ts`, in alphabetical order.
 * @throws Error when a folder's name is not a valid code.
 */
export function readBrandCodes(root: string): readonly BrandCode[] {
  const codes = readdirSync(path.join(root, 'brands')).filter((name) => existsSync(path.join(root, 'brands', name, 'brand.ts')));
  for (const code of codes)
    if (!BRAND_CODE.test(code))
      throw new Error(`The folder brands/${code} is not usable: a brand’s code is 2 to 12 letters, a to z.`);
  return codes.sort();
}

export const BRAND_CODES = readBrandCodes(projectRoot());

/** The brands whose text says so. A server has no compiled brands; tests/brands compares this with the brands themselves. */
function brandsThatSay(line: RegExp): ReadonlySet<BrandCode> {
  return new Set(
    BRAND_CODES.filter((code) => line.test(readFileSync(path.join(projectRoot(), 'brands', code, 'brand.ts'), 'utf8'))),
  );
}

const STANDALONE_CASINOS = brandsThatSay(/^ {2}standaloneCasinoOf: '/m);
const ACCOUNT_LINKING = brandsThatSay(/\baccountLinkingEnabled: true\b/);

export function isStandaloneCasino(brand: BrandCode): boolean {
  return STANDALONE_CASINOS.has(brand);
}

export function kindOf(brand: BrandCode): BrandKind {
  return isStandaloneCasino(brand) ? 'casino' : 'sportsbook';
}

export function supportsAccountLinking(brand: BrandCode): boolean {
  return ACCOUNT_LINKING.has(brand);
}
