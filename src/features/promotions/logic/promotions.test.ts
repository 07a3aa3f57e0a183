import { describe, expect, it } from 'vitest';
import { actionOf, enrollmentLabel, fallbackOf } from './promotions.ts';

describe('the action of a promotion', () => {
  it('leads to a path of the app, and is called View where nothing else is said', () => {
    expect(actionOf('Set a limit', '/account/responsible-gaming')).toEqual({
      label: 'Set a limit',
      path: '/account/responsible-gaming',
    });
    expect(actionOf(null, '/live')).toEqual({ label: 'View', path: '/live' });
    expect(actionOf(null, null)).toBeNull();
  });

  it('without a link leads nowhere, and so does one that is no path of the app', () => {
    for (const link of [null, '//example.com', 'https://example.com/', 'javascript:alert(1)'])
      expect(actionOf('Go', link), `${link}`).toEqual({ label: 'Go', path: null });
    expect(actionOf('Go', null, 'javascript:alert(1)')).toEqual({ label: 'Go', path: null });
    expect(actionOf('Go', null, 'sportsbook://wallet/deposit')).toEqual({ label: 'Go', path: '/deposit' });
  });
});

describe('an enrolment', () => {
  const labels = (deepLink: string | null) =>
    (['NotRequired', 'Pending', 'Success'] as const).map((enrollment) => enrollmentLabel({ enrollment, deepLink }));
  it('is required only where there is a link, and is said once it is done', () => {
    expect(labels('sportsbook://promotions/x')).toEqual([null, 'OPT-IN REQUIRED', 'OPTED IN']);
    expect(labels(null)).toEqual([null, null, 'OPTED IN']);
  });
});

describe('the page of a promotion', () => {
  const words = { logIn: 'log in', notAvailable: 'not available', notFound: 'not found' };
  it('shows it to visitors and to players who are offered promotions; else it says why there is none', () => {
    const fallback = (exists: boolean, isVisitor: boolean, isOffered: boolean) =>
      fallbackOf(words, { exists, isVisitor, isOffered });
    expect([fallback(true, true, true), fallback(true, false, true)]).toEqual([null, null]);
    expect([fallback(false, true, true), fallback(false, false, true)]).toEqual(['log in', 'not found']);
    expect([fallback(true, false, false), fallback(false, false, false)]).toEqual(['not available', 'not available']);
  });
});
