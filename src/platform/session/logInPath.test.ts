import { describe, expect, it } from 'vitest';
import { logInPath, pathAfterLogIn } from './logInPath.ts';

describe('the way to log-in', () => {
  it('contains the previous path only when it is not home [S2.093]', () => {
    expect(logInPath('/')).toBe('/login');
    expect(logInPath('/my-bets/settled?page=2')).toBe('/login?previousPath=%2Fmy-bets%2Fsettled%3Fpage%3D2');
  });

  it('leads home after sign-up [S2.094]', () => {
    expect(logInPath('/signup')).toBe('/login');
    expect(pathAfterLogIn('?previousPath=/signup')).toBe('/');
  });

  it('leads back to the previous page, or home without one [S2.092]', () => {
    expect(pathAfterLogIn('?previousPath=%2Fmy-bets%2Fsettled%3Fpage%3D2')).toBe('/my-bets/settled?page=2');
    expect(pathAfterLogIn('')).toBe('/');
  });

  it('keeps the query and the fragment', () => {
    expect(pathAfterLogIn(`?previousPath=${encodeURIComponent('/event/1?tab=live#props')}`)).toBe('/event/1?tab=live#props');
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
    expect(pathAfterLogIn(`?previousPath=${encodeURIComponent(evil)}`)).toBe('/');
  });
});
