import { expect, it } from 'vitest';
import { defaultPosition, REGIONS_WITH_DEFAULTS } from '../../domain/location/regionDefaults.ts';
import { regionAt } from './regionBorders.ts';

it('every province and state has coordinates with an accuracy of 20 that are in it', () => {
  expect(REGIONS_WITH_DEFAULTS).toHaveLength(64);
  for (const code of REGIONS_WITH_DEFAULTS) {
    const position = defaultPosition(code);
    expect(position?.accuracy).toBe(20);
    const located = position === null ? null : regionAt(position, 20);
    expect([code, located?.decision, located?.region?.code]).toEqual([code, 'region', code]);
  }
  expect(defaultPosition('US-ZZ')).toBeNull();
});
