import { describe, expect, it } from 'vitest';
import { quickStakes } from '../placement/quickStakes.ts';
import { questionOfEnter, stakeOfKey } from './slipKeys.ts';

const stakes = quickStakes(7_50, 60_00);
const place = { kind: 'place', label: 'Place Bet', enabled: true, reason: null, quiet: false } as const;

describe('the keys of the slip', () => {
  it.each([
    ['1', 7_50],
    ['2', 10_00],
    ['4', 50_00],
    ['5', 60_00],
    ['6', null],
    ['0', null],
    ['Enter', null],
    ['12', null],
  ])('%s sets %s', (key, stakeCents) => {
    expect(stakeOfKey(key, stakes)).toBe(stakeCents);
  });

  it('ask before Enter places, and only where the button places', () => {
    expect(questionOfEnter(place, 20_00, 38_18)).toBe('Press Enter again to bet $20.00 to get $38.18. Escape to stop.');
    expect(questionOfEnter({ ...place, kind: 'acceptAndPlace' }, 20_00, null)).toBe(
      'Press Enter again to bet $20.00. Escape to stop.',
    );
    expect(questionOfEnter({ ...place, enabled: false }, 20_00, null)).toBeNull();
    expect(questionOfEnter({ ...place, kind: 'accept' }, 20_00, null)).toBeNull();
  });
});
