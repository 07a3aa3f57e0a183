import { describe, expect, it } from 'vitest';
import { brandCodeOf } from './loader.ts';

describe('the brand of a page', () => {
  it('is what the server wrote on it', () => {
    expect(brandCodeOf('hwc', 'tsb.localhost')).toBe('hwc');
  });

  it('is else told by the host', () => {
    expect(brandCodeOf(null, 'espnbet.localhost')).toBe('espnbet');
    expect(brandCodeOf('%BRAND%', 'tsc.example.com')).toBe('tsc');
  });

  it('falls back where neither knows', () => {
    expect(brandCodeOf(null, 'localhost')).toBe('tsb');
    expect(brandCodeOf('acme', '127.0.0.1', 'hwc')).toBe('hwc');
  });
});
