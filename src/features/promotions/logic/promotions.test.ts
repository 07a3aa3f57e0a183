import { describe, expect, it } from 'vitest';
import { actionOf, fallbackOf } from './promotions.ts';

describe('the action of a promotion', () => {
  it('leads to a path of the app, and is called View where nothing else is said', () => {
    expect(actionOf('Set a limit', '/account/responsible-gaming')).toEqual({
      label: 'Set a limit',
      path: '/account/responsible-gaming',
    });
    expect(actionOf(null, '/live')).toEqual({ label: 'View', path: '/live' });
    expect(actionOf('Go', null)).toBeNull();
    for (const link of ['//example.com', 'https://example.com/', 'javascript:alert(1)'])
      expect(actionOf('Go', link), link).toBeNull();
  });
});

describe('the page of a promotion', () => {
  const words = { logIn: 'log in', notAvailable: 'not available', notFound: 'not found' };
  it('shows it to visitors and to players who are offered promotions; else it says why there is none', () => {
    const said = (exists: boolean, isVisitor: boolean, isOffered: boolean) => fallbackOf(words, { exists, isVisitor, isOffered });
    expect([said(true, true, true), said(true, false, true)]).toEqual([null, null]);
    expect([said(false, true, true), said(false, false, true)]).toEqual(['log in', 'not found']);
    expect([said(true, false, false), said(false, false, false)]).toEqual(['not available', 'not available']);
  });
});
