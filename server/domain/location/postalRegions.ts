/** The first three digits of a state's ZIP codes, as ranges (USPS Publication 65, National Five-Digit ZIP Code Directory). */
const ZIP_PREFIXES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'US-AZ': [[850, 865]],
  'US-CO': [[800, 816]],
  'US-IL': [[600, 629]],
  'US-IN': [[460, 479]],
  'US-KS': [[660, 679]],
  'US-KY': [[400, 427]],
  'US-LA': [[700, 714]],
  'US-MA': [
    [10, 27],
    [55, 55],
  ],
  'US-MD': [[206, 219]],
  'US-MI': [[480, 499]],
  'US-NC': [[270, 289]],
  'US-NJ': [[70, 89]],
  'US-NY': [
    [5, 5],
    [63, 63],
    [100, 149],
  ],
  'US-OH': [[430, 459]],
  'US-PA': [[150, 196]],
  'US-TN': [[370, 385]],
  'US-VA': [
    [201, 201],
    [220, 246],
  ],
  'US-WV': [[247, 268]],
};

/** The first letter of a province's postal codes (Canada Post, Addressing Guidelines). */
const POSTAL_LETTERS: Readonly<Record<string, string>> = { 'CA-ON': 'KLMNP' };

/** Whether a postal code can be in a region: `16507` in `US-PA`, `M5V 2T6` in `CA-ON`. */
export function isPostalCodeIn(regionCode: string, postalCode: string): boolean {
  const letters = POSTAL_LETTERS[regionCode];
  if (letters !== undefined) return letters.includes(postalCode.slice(0, 1).toUpperCase());
  const prefix = Number(postalCode.slice(0, 3));
  return (ZIP_PREFIXES[regionCode] ?? []).some(([first, last]) => first <= prefix && prefix <= last);
}
