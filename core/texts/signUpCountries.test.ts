import { describe, expect, it } from 'vitest';
import { ageOn, isSignUpCountry, minimumAge, signUpDate } from './signUpCountries.ts';

describe('a sign-up by country', () => {
  it('an account can be opened in Canada and the United States', () => {
    for (const code of ['US', 'CA']) expect(isSignUpCountry(code)).toBe(true);
    for (const code of ['us', 'DE', 'GB', 'MX', '']) expect(isSignUpCountry(code)).toBe(false);
  });

  it('every region has a minimum age, and other countries none', () => {
    expect([minimumAge('US-NJ'), minimumAge('US-KY'), minimumAge('CA-ON'), minimumAge('DE-BE'), minimumAge('')]).toEqual([
      21,
      21,
      19,
      null,
      null,
    ]);
  });

  it('counts a birthday from its date on, at the westernmost place', () => {
    expect(ageOn('2026-11-22', '2005-11-22')).toBe(21);
    expect(ageOn('2026-11-21', '2005-11-22')).toBe(20);
    expect(signUpDate(Date.parse('2026-11-22T07:59:00Z'))).toBe('2026-11-21');
    expect(signUpDate(Date.parse('2026-11-22T08:00:00Z'))).toBe('2026-11-22');
  });
});
