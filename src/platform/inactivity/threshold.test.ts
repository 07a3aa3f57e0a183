import { describe, expect, it } from 'vitest';
import { inactivityMinutes } from './threshold.ts';

const stored = { storedExpirySeconds: 1500, metadataMinutes: null };
const metadata = { storedExpirySeconds: null, metadataMinutes: 30 };
const both = { storedExpirySeconds: 1500, metadataMinutes: 30 };

describe('the inactivity threshold', () => {
  it('is the stored expiry in seconds divided by 60, or the metadata’s minutes [S9.31 W9.21]', () => {
    expect(inactivityMinutes(stored)).toBe(25);
    expect(inactivityMinutes(metadata)).toBe(30);
    expect(inactivityMinutes({ storedExpirySeconds: null, metadataMinutes: null })).toBeNull();
  });

  it('is the first one of the configured order when both have a value [S9.32]', () => {
    expect(inactivityMinutes(both)).toBe(30);
    expect(inactivityMinutes(both, ['stored', 'metadata'])).toBe(25);
    expect(inactivityMinutes(both, ['metadata', 'stored'])).toBe(30);
    expect(inactivityMinutes(metadata, ['stored', 'metadata'])).toBe(30);
  });
});
