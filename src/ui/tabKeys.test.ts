import { describe, expect, it } from 'vitest';
import { tabForKey } from './tabKeys.ts';

describe('keys in a row of tabs', () => {
  it('step with arrows and wrap around', () => {
    expect(tabForKey('ArrowRight', 0, 3)).toBe(1);
    expect(tabForKey('ArrowRight', 2, 3)).toBe(0);
    expect(tabForKey('ArrowLeft', 0, 3)).toBe(2);
  });

  it('jump to the ends', () => {
    expect(tabForKey('Home', 2, 3)).toBe(0);
    expect(tabForKey('End', 0, 3)).toBe(2);
  });

  it('leave other keys alone', () => {
    expect(tabForKey('Tab', 0, 3)).toBeNull();
    expect(tabForKey('End', 0, 0)).toBeNull();
  });
});
