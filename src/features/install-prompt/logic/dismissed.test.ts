import { describe, expect, it } from 'vitest';
import { readDismissed, suggestsInstall, withDismissed } from './dismissed.ts';

describe('dismissed prompts', () => {
  it('are remembered once each', () => {
    expect(withDismissed(withDismissed([], 'install'), 'install')).toEqual(['install']);
    expect(withDismissed(['tour'], 'install')).toEqual(['tour', 'install']);
  });

  it('are read back, and a damaged list is none', () => {
    expect(readDismissed(['install'])).toEqual(['install']);
    for (const damaged of [null, 'install', [1], {}]) expect(readDismissed(damaged)).toBeNull();
  });

  it('are not suggested again, and nothing is suggested without a prompt of the browser', () => {
    expect(suggestsInstall(true, [])).toBe(true);
    expect(suggestsInstall(true, ['install'])).toBe(false);
    expect(suggestsInstall(false, [])).toBe(false);
  });
});
