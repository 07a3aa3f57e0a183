import { describe, expect, it } from 'vitest';
import { chooseMode, type ModeFacts } from './mode.ts';

const both: ModeFacts = { modes: ['dark', 'light'], blockSystemMode: false, explicit: null, system: null, stored: null };

describe('the theme mode', () => {
  it('is the explicit choice, else the system preference, else the stored mode, else the default', () => {
    expect(chooseMode({ ...both, explicit: 'light', system: 'dark', stored: 'dark' })).toBe('light');
    expect(chooseMode({ ...both, system: 'light', stored: 'dark' })).toBe('light');
    expect(chooseMode({ ...both, stored: 'light' })).toBe('light');
    expect(chooseMode(both)).toBe('dark');
  });

  it('ignores the system where the brand blocks it', () => {
    expect(chooseMode({ ...both, blockSystemMode: true, system: 'light', stored: null })).toBe('dark');
    expect(chooseMode({ ...both, blockSystemMode: true, system: 'dark', stored: 'light' })).toBe('light');
  });

  it('is always one that the brand supports', () => {
    const darkOnly: ModeFacts = { ...both, modes: ['dark'], explicit: 'light', system: 'light', stored: 'sepia' };
    expect(chooseMode(darkOnly)).toBe('dark');
  });
});
