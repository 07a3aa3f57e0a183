import { describe, expect, it } from 'vitest';
import { badgeColors } from './teamShield.ts';

describe('colours of a team badge', () => {
  it('have light letters on a dark field and dark letters on a light field', () => {
    expect(badgeColors(['#0B7A3B', '#C9A86A'])).toEqual({
      field: '#0B7A3B',
      base: '#C9A86A',
      letters: '#FFFFFF',
      outline: '#FFFFFF',
    });
    expect(badgeColors(['#F7E017', '#000000'])).toMatchObject({ letters: '#14171C', outline: '#14171C' });
  });

  it('are neutral where a feed sends no colour', () => {
    expect(badgeColors([])).toMatchObject({ field: '#4A5568', base: '#CBD2DC', letters: '#FFFFFF' });
    expect(badgeColors(['red', 'url(x)']).field).toBe('#4A5568');
  });
});
