import { describe, expect, it } from 'vitest';
import { regionOf } from './regions.ts';

describe('the region of a visitor', () => {
  it('is recognised by its code, short or long', () => {
    const newJersey = { code: 'US-NJ', name: 'New Jersey', operating: true, casino: true };
    expect(regionOf({ countryCode: 'US', regionCode: 'US-NJ' })).toEqual(newJersey);
    expect(regionOf({ countryCode: 'us', regionCode: 'nj' })).toEqual(newJersey);
  });

  it('nothing operates abroad, in other states, or in a region that contradicts the country', () => {
    expect(regionOf({ countryCode: 'DE', regionCode: null })).toEqual({ code: 'DE', name: 'DE', operating: false, casino: false });
    expect(regionOf({ countryCode: 'US', regionCode: 'US-UT' }).operating).toBe(false);
    expect(regionOf({ countryCode: 'DE', regionCode: 'US-NJ' }).operating).toBe(false);
  });

  it('a casino is open only in some of the operating states', () => {
    expect(regionOf({ countryCode: 'US', regionCode: 'US-NY' })).toMatchObject({ operating: true, casino: false });
    expect(regionOf({ countryCode: 'DE', regionCode: 'US-NJ' }).casino).toBe(false);
  });
});
