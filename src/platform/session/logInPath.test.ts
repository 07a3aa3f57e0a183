import { describe, expect, it } from 'vitest';
import { logInPath, pathAfterLogIn } from './logInPath.ts';

describe('the way to log-in', () => {
  it('carries the previous path only when it is not home [S2.092 S2.093]', () => {
    expect(logInPath('/')).toBe('/login');
    expect(logInPath('/my-bets/settled?page=2')).toBe('/login?previousPath=%2Fmy-bets%2Fsettled%3Fpage%3D2');
  });

  it('leads home from sign-up [S2.094]', () => {
    expect(logInPath('/signup')).toBe('/login');
    expect(pathAfterLogIn('?previousPath=/signup')).toBe('/');
  });

  it('comes back to where it began', () => {
    expect(pathAfterLogIn('?previousPath=%2Fmy-bets%2Fsettled%3Fpage%3D2')).toBe('/my-bets/settled?page=2');
    expect(pathAfterLogIn('')).toBe('/');
  });

  it('never leads to another origin', () => {
    for (const evil of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect(pathAfterLogIn(`?previousPath=${encodeURIComponent(evil)}`)).toBe('/');
  });
});
