import { describe, expect, it } from 'vitest';
import { inactivityMinutes } from './threshold.ts';

describe('the inactivity threshold', () => {
  it.each([
    [1500, null, 25],
    [null, 30, 30],
    [1500, 30, 30],
    [null, null, null],
  ])('a stored expiry of %s s and %s minutes of startup make it %s minutes', (storedExpirySeconds, metadataMinutes, minutes) => {
    expect(inactivityMinutes({ storedExpirySeconds, metadataMinutes })).toBe(minutes);
  });
});
