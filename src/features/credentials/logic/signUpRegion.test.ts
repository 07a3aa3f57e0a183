import { describe, expect, it } from 'vitest';
import { maySignUp, notInRegionText } from './signUpRegion.ts';

describe('sign-up', () => {
  it('sign-up is open to the IP countries CA and US only', () => {
    expect(maySignUp('US')).toBe(true);
    expect(maySignUp('CA')).toBe(true);
    for (const code of ['GB', 'us', '', 'DE']) expect(maySignUp(code)).toBe(false);
  });

  it('waits until the country is known', () => {
    expect(maySignUp(null)).toBeNull();
  });

  it('says elsewhere that the brand does not operate in the region', () => {
    expect(notInRegionText('tsb')).toBe('tsb does not operate in your region.');
  });
});
