import { describe, expect, it } from 'vitest';
import { logoutPlace, reasonOf, splitSentence } from './logoutNotice.ts';

describe('a log-out’s text', () => {
  it('is shown above the card, or as a toast where the catalogue says so', () => {
    expect(logoutPlace('inactivity')).toBe('card');
    expect(logoutPlace('dailyTimeLimit')).toBe('toast');
    expect(logoutPlace('unauthenticated')).toBe('toast');
  });

  it('is one bold sentence and a plain rest that together are the whole text', () => {
    const text = 'You have been logged out due to inactivity. Please log in to continue.';
    expect(splitSentence(text)).toEqual(['You have been logged out due to inactivity.', 'Please log in to continue.']);
    expect(splitSentence('Sorry! You have been logged out.')).toEqual(['Sorry!', 'You have been logged out.']);
    expect(splitSentence('Your Location was Changed')).toEqual(['Your Location was Changed', '']);
  });

  it('is read from the navigation state', () => {
    expect(reasonOf({ logoutReason: 'inactivity' })).toBe('inactivity');
    for (const other of [null, undefined, 'x', {}, { logoutReason: 3 }]) expect(reasonOf(other)).toBeNull();
  });
});
