import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { LimitNames } from '../../core/texts/limitNames.ts';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import { FLAG_DEFAULTS, type FlagKey } from '../../core/wire/flags.ts';
import { projectRoot } from './projectRoot.ts';

/** A code from a folder name in `brands/`, known to be one of BRAND_CODES. */
export type BrandCode = string;

const schema = z.array(
  z.object({
    code: z.string(),
    casinoOf: z.string().nullable(),
    linksAccounts: z.boolean(),
    flags: z.record(z.string(), z.boolean()),
    limits: z.object({ checkIn: z.enum(['Reality check-in', 'Check-in frequency']), loss: z.string(), spend: z.string() }),
  }),
);

/** The build writes this file from `brands/` (scripts/lib/brands.mjs); a server has no compiled brands. */
const BRANDS = schema.parse(JSON.parse(readFileSync(path.join(projectRoot(), 'dist', 'brands.json'), 'utf8')));

/** In alphabetical order. */
export const BRAND_CODES: readonly BrandCode[] = BRANDS.map(({ code }) => code);

const STANDALONE_CASINOS = new Set(BRANDS.flatMap(({ code, casinoOf }) => (casinoOf === null ? [] : [code])));
const ACCOUNT_LINKING = new Set(BRANDS.flatMap(({ code, linksAccounts }) => (linksAccounts ? [code] : [])));

const FLAGS = new Map(BRANDS.map(({ code, flags }) => [code, flags]));

const LIMIT_NAMES = new Map(BRANDS.map(({ code, limits }) => [code, limits]));

/** A flag that nobody has set. */
export function flagByDefault(brand: BrandCode, key: FlagKey): boolean {
  return FLAGS.get(brand)?.[key] ?? FLAG_DEFAULTS[key];
}

export function isStandaloneCasino(brand: BrandCode): boolean {
  return STANDALONE_CASINOS.has(brand);
}

export function kindOf(brand: BrandCode): BrandKind {
  return isStandaloneCasino(brand) ? 'casino' : 'sportsbook';
}

export function limitNamesOf(brand: BrandCode): LimitNames {
  const names = LIMIT_NAMES.get(brand);
  if (names === undefined) throw new Error(`There is no brand ${brand}`);
  return names;
}

export function supportsAccountLinking(brand: BrandCode): boolean {
  return ACCOUNT_LINKING.has(brand);
}
