import { describe, expect, it } from 'vitest';
import { brandCodeOf } from './loader.ts';

describe('the brand of a page', () => {
  it('is the brand that the server wrote on it', () => {
    expect(brandCodeOf('hwc', 'tsb.localhost')).toBe('hwc');
  });

  it('is otherwise the first label of the host', () => {
    expect(brandCodeOf(null, 'espnbet.localhost')).toBe('espnbet');
    expect(brandCodeOf('%BRAND%', 'tsc.example.com')).toBe('tsc');
  });

  it('is the fallback where neither names a brand', () => {
    expect(brandCodeOf(null, 'localhost')).toBe('tsb');
    expect(brandCodeOf('acme', '127.0.0.1', 'hwc')).toBe('hwc');
  });
});
