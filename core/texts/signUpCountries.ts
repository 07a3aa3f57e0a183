/** Countries of the visitor's IP address in which an account can be opened (specification, section 1). */
export const SIGN_UP_COUNTRIES = ['US', 'CA'] as const;
export type SignUpCountry = (typeof SIGN_UP_COUNTRIES)[number];

export function isSignUpCountry(code: string): code is SignUpCountry {
  return SIGN_UP_COUNTRIES.some((country) => country === code);
}

/** The country of a region such as `US-NJ`; null for a region of another country. */
export function countryOf(regionCode: string): SignUpCountry | null {
  const [country = ''] = regionCode.split('-');
  return isSignUpCountry(country) ? country : null;
}

/**
 * 21 in the United States: the law of every operating state but Kentucky, which allows 18 (HB 551 of 2023); like most operators the brands
 * stay at 21 there, as their footers say. 19 in Ontario (iGaming Ontario; AGCO, Registrar's Standards for Internet Gaming, 3.01).
 */
const MINIMUM_AGES: Readonly<Record<SignUpCountry, number>> = { US: 21, CA: 19 };

/** The age from which people who live in a region may have an account; null where nobody may. */
export function minimumAge(regionCode: string): number | null {
  const country = countryOf(regionCode);
  return country === null ? null : MINIMUM_AGES[country];
}

/** Whole years between two dates `YYYY-MM-DD`. */
export function ageOn(today: string, dateOfBirth: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The date in the westernmost operating region: nobody is of age a day early. */
export function signUpDate(now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(now);
}
