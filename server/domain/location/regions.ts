/** Regions where bets are accepted, by ISO 3166-2 code; elsewhere people can only browse. Fictional licences, real codes. */
const OPERATING: Readonly<Record<string, string>> = {
  'US-AZ': 'Arizona',
  'US-CO': 'Colorado',
  'US-IL': 'Illinois',
  'US-IN': 'Indiana',
  'US-KS': 'Kansas',
  'US-KY': 'Kentucky',
  'US-LA': 'Louisiana',
  'US-MA': 'Massachusetts',
  'US-MD': 'Maryland',
  'US-MI': 'Michigan',
  'US-NC': 'North Carolina',
  'US-NJ': 'New Jersey',
  'US-NY': 'New York',
  'US-OH': 'Ohio',
  'US-PA': 'Pennsylvania',
  'US-TN': 'Tennessee',
  'US-VA': 'Virginia',
  'US-WV': 'West Virginia',
  'CA-ON': 'Ontario',
};

/** Operating regions where the casino is open, too. */
const CASINO: ReadonlySet<string> = new Set(['US-MI', 'US-NJ', 'US-PA', 'US-WV', 'CA-ON']);

export interface VisitorRegion {
  /** ISO 3166-2; the country alone where the region is not known. */
  readonly code: string;
  readonly name: string;
  readonly operating: boolean;
  readonly casino: boolean;
}

/** All regions where bets are accepted. */
export function operatingRegions(): readonly Pick<VisitorRegion, 'code' | 'name'>[] {
  return Object.entries(OPERATING).map(([code, name]) => ({ code, name }));
}

interface CountryAndRegion {
  /** ISO 3166-1. */
  readonly countryCode: string;
  /** ISO 3166-2, with or without its country; null where it is not known. */
  readonly regionCode: string | null;
}

/** `NJ` in the United States and `US-NJ` are the same region. */
export function regionOf({ countryCode, regionCode }: CountryAndRegion): VisitorRegion {
  const country = countryCode.toUpperCase();
  const given = regionCode?.toUpperCase() ?? '';
  const code = given === '' ? country : given.includes('-') ? given : `${country}-${given}`;
  const name = OPERATING[code];
  const operating = name !== undefined && code.startsWith(`${country}-`);
  return { code, name: name ?? code, operating, casino: operating && CASINO.has(code) };
}
