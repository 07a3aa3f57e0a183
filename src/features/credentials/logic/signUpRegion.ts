import { isSignUpCountry } from '../../../../core/texts/signUpCountries.ts';

/** Sign-up is for visitors whose IP address is in Canada or the United States. An unknown country is not refused. */
export function maySignUp(ipCountryCode: string | null): boolean | null {
  return ipCountryCode === null ? null : isSignUpCountry(ipCountryCode);
}

export function notInRegionText(brandName: string): string {
  return `${brandName} does not operate in your region.`;
}
