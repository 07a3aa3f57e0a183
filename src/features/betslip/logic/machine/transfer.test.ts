import { describe, expect, it } from 'vitest';
import { onLoginChange, onPromoted } from './transfer.ts';

describe('the slip when the login state changes', () => {
  it('is promoted from anonymous to logged in: LOADING, then PROMOTED', () => {
    expect(onLoginChange('NOT_TRANSFERRED', 'loggedOut', 'loggedIn')).toEqual({ state: 'LOADING', task: 'promote' });
    expect(onPromoted(true)).toBe('PROMOTED');
    expect(onPromoted(false)).toBe('NOT_TRANSFERRED');
  });

  it('is demoted from logged in to logged out', () => {
    expect(onLoginChange('PROMOTED', 'loggedIn', 'loggedOut')).toEqual({ state: 'DEMOTED', task: 'demote' });
  });

  it('is only fetched when the state becomes known', () => {
    expect(onLoginChange('NOT_TRANSFERRED', 'unknown', 'loggedIn')).toEqual({ state: 'NOT_TRANSFERRED', task: 'fetch' });
    expect(onLoginChange('NOT_TRANSFERRED', 'unknown', 'loggedOut').task).toBe('fetch');
  });

  it('stays unchanged without a change of the state', () => {
    expect(onLoginChange('PROMOTED', 'loggedIn', 'loggedIn')).toEqual({ state: 'PROMOTED', task: null });
  });
});
