import { describe, expect, it } from 'vitest';
import { inactivityMinutes } from './threshold.ts';

describe('the inactivity threshold', () => {
  it.each([
    [1500, null, 25],
    [null, 30, 30],
    [1500, 30, 30],
    [null, null, null],
  ])(
    '[S9.31 S9.32 W9.21] with a stored expiry of %s s and %s minutes of startup is %s minutes',
    (storedExpirySeconds, metadataMinutes, minutes) => {
      expect(inactivityMinutes({ storedExpirySeconds, metadataMinutes })).toBe(minutes);
    },
  );
});
