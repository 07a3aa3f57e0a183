import { describe, expect, it } from 'vitest';
import { logInWay, redirectStep } from './logInWay.ts';

const data = (logInBy: 'PASSWORD' | 'REDIRECT') => ({ serviceAttributes: { identity: { logInBy } } });

describe('the way to log in', () => {
  it('is what startup says, and a password where startup cannot be reached', () => {
    expect(logInWay({ state: 'loading', data: null })).toBeNull();
    expect(logInWay({ state: 'done', data: data('REDIRECT') })).toBe('REDIRECT');
    expect(logInWay({ state: 'error', data: data('REDIRECT') })).toBe('REDIRECT');
    expect(logInWay({ state: 'done', data: data('PASSWORD') })).toBe('PASSWORD');
    expect(logInWay({ state: 'error', data: null })).toBe('PASSWORD');
  });

  it('leads to another origin only from a valid region; elsewhere the visitor is warned first', () => {
    expect([true, null, false].map(redirectStep)).toEqual(['redirect', 'redirect', 'warn']);
  });
});
