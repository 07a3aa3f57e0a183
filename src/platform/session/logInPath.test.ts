import { describe, expect, it } from 'vitest';
import { createStore } from '../externalStore.ts';
import { pathAfterLogIn, returnPath } from './afterLogIn.ts';
import { logInPath } from './logInPath.ts';
import { noSessionTimes } from './sessionTimesState.ts';

describe('the way to log-in', () => {
  it('contains the previous path only when it is not home', () => {
    expect(logInPath('/')).toBe('/login');
    expect(logInPath('/my-bets/settled?page=2')).toBe('/login?previousPath=%2Fmy-bets%2Fsettled%3Fpage%3D2');
  });

  it('leads home after sign-up', () => {
    expect(logInPath('/signup')).toBe('/login');
    expect(returnPath('?previousPath=/signup')).toBe('/');
  });

  it('leads to the welcome at the first log-in of an account, and after that where it was asked for', () => {
    const after = (isExistingUser: boolean | null) => {
      const times = createStore({ ...noSessionTimes(0), isExistingUser });
      return pathAfterLogIn({ playerSession: createStore({ times }) as never }, '?previousPath=/live');
    };
    expect([false, true, null].map(after)).toEqual(['/welcome-promo', '/live', '/live']);
    expect(pathAfterLogIn({ playerSession: createStore(null) }, '')).toBe('/');
  });

  it('leads back to the previous page, or home without one', () => {
    expect(returnPath('?previousPath=%2Fmy-bets%2Fsettled%3Fpage%3D2')).toBe('/my-bets/settled?page=2');
    expect(returnPath('')).toBe('/');
  });

  it('keeps the query and the fragment', () => {
    expect(returnPath(`?previousPath=${encodeURIComponent('/event/1?tab=live#props')}`)).toBe('/event/1?tab=live#props');
  });

  it.each([
    'https://evil.example',
    'HTTPS:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\t/evil.example/live',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '/\t\\evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\\\t/evil.example',
    '//evil.example:99999',
    '//user@evil.example/',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '/login?previousPath=/login',
    '/x/../login',
    '/\tlogin',
    'evil.example',
    '',
  ])('never leads to another origin or back to log-in: %j', (evil) => {
    expect(returnPath(`?previousPath=${encodeURIComponent(evil)}`)).toBe('/');
  });
});
