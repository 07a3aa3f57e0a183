import { describe, expect, it } from 'vitest';
import { inactivityMinutes } from './threshold.ts';

const stored = { storedExpirySeconds: 1500, metadataMinutes: null };
const metadata = { storedExpirySeconds: null, metadataMinutes: 30 };
const both = { storedExpirySeconds: 1500, metadataMinutes: 30 };

describe('the inactivity threshold', () => {
  it('is the stored expiry in seconds divided by 60, or the metadata’s minutes', () => {
    for (const first of ['stored', 'metadata'] as const) {
      expect(inactivityMinutes(stored, first)).toBe(25);
      expect(inactivityMinutes(metadata, first)).toBe(30);
      expect(inactivityMinutes({ storedExpirySeconds: null, metadataMinutes: null }, first)).toBeNull();
    }
  });

  it('is the one that is to come first when both have a value', () => {
    expect(inactivityMinutes(both, 'metadata')).toBe(30);
    expect(inactivityMinutes(both, 'stored')).toBe(25);
  });
});
