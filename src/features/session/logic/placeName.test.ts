import { expect, it } from 'vitest';
import { placeName } from './placeName.ts';

it('a visitor’s place is a name and not a code', () => {
  expect(placeName({ regionName: 'New Jersey', ipCountryCode: 'US' })).toBe('New Jersey');
  expect(placeName({ regionName: 'DE-BE', ipCountryCode: 'DE' })).toBe('Germany');
});
