import type { RegionsAnswer } from '../../../../core/rest/regions.ts';
import { isSignUpCountry, type SignUpCountry } from '../../../../core/texts/signUpCountries.ts';

export interface Region {
  /** ISO 3166-2. */
  readonly code: string;
  readonly name: string;
}

/** The regions by name. */
export function sortedRegions({ regions }: RegionsAnswer): readonly Region[] {
  return regions.map(({ iso_3166_2_code: code, name }) => ({ code, name })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export function regionsOf(regions: readonly Region[], country: SignUpCountry): readonly Region[] {
  return regions.filter(({ code }) => code.startsWith(`${country}-`));
}

/** Where the visitor is, as a proposal: the country always, the region only where an account can be opened. */
export function proposedRegion(
  regions: readonly Region[],
  visitor: { readonly ipCountryCode: string; readonly regionName: string } | null,
): { readonly country: SignUpCountry; readonly region: Region | null } {
  const country = visitor !== null && isSignUpCountry(visitor.ipCountryCode) ? visitor.ipCountryCode : 'US';
  const region = regionsOf(regions, country).find(({ name }) => name === visitor?.regionName);
  return { country, region: region ?? null };
}
