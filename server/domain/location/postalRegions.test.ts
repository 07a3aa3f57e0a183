import { describe, expect, it } from 'vitest';
import { isPostalCodeIn } from './postalRegions.ts';
import { operatingRegions } from './regions.ts';

/** The capital or a large city of every operating region. */
const CITIES: Readonly<Record<string, string>> = {
  'US-AZ': '85001',
  'US-CO': '80202',
  'US-IL': '60601',
  'US-IN': '46204',
  'US-KS': '66101',
  'US-KY': '40202',
  'US-LA': '70112',
  'US-MA': '02108',
  'US-MD': '21201',
  'US-MI': '48226',
  'US-NC': '28202',
  'US-NJ': '07102',
  'US-NY': '10001',
  'US-OH': '43215',
  'US-PA': '16507-1234',
  'US-TN': '37201',
  'US-VA': '22314',
  'US-WV': '25301',
  'CA-ON': 'M5V 2T6',
};

describe('a postal code', () => {
  it('belongs to its own region and to no other', () => {
    for (const { code } of operatingRegions())
      for (const [region, postalCode] of Object.entries(CITIES))
        expect(isPostalCodeIn(code, postalCode), `${postalCode} in ${code}`).toBe(region === code);
  });

  it('a postal code of an unknown region is in none', () => {
    expect(isPostalCodeIn('US-CA', '90001')).toBe(false);
  });
});
