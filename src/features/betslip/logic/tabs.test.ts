import { describe, expect, it } from 'vitest';
import { FIRST_TAB, nextTab, type TabState } from './tabs.ts';

const parlayByHand: TabState = { tab: 'PARLAY', isNew: false };

describe('the betslip tab', () => {
  it('goes to Straight and marks the slip new when the slip is cleared [S4.45]', () => {
    expect(nextTab(parlayByHand, { type: 'legs', before: 3, now: 0 })).toEqual({ tab: 'STRAIGHT', isNew: true });
  });

  it('is Straight when one leg is left [S4.48]', () => {
    expect(nextTab(parlayByHand, { type: 'legs', before: 2, now: 1 })).toEqual({ tab: 'STRAIGHT', isNew: false });
    expect(nextTab(FIRST_TAB, { type: 'legs', before: 0, now: 1 }).tab).toBe('STRAIGHT');
  });

  it('goes to Parlay when a straight becomes a parlay on a new slip [S4.49]', () => {
    expect(nextTab(FIRST_TAB, { type: 'legs', before: 1, now: 2 })).toEqual({ tab: 'PARLAY', isNew: true });
  });

  it('stays as the player chose it', () => {
    const byHand: TabState = { tab: 'STRAIGHT', isNew: false };
    expect(nextTab(byHand, { type: 'legs', before: 1, now: 2 })).toEqual(byHand);
    expect(nextTab(FIRST_TAB, { type: 'legs', before: 2, now: 3 })).toEqual(FIRST_TAB);
    expect(nextTab(parlayByHand, { type: 'legs', before: 4, now: 3 })).toEqual(parlayByHand);
  });

  it('is selected by hand and then marks the slip not new [S4.50]', () => {
    expect(nextTab(FIRST_TAB, { type: 'chosen', tab: 'PARLAY' })).toEqual(parlayByHand);
  });

  it('can be set to Parlay by hand with one leg, where it shows what a parlay needs', () => {
    const one = nextTab(FIRST_TAB, { type: 'legs', before: 0, now: 1 });
    expect(nextTab(one, { type: 'chosen', tab: 'PARLAY' }).tab).toBe('PARLAY');
  });

  it('stays the persisted one when the slip is first loaded, unless the slip has no parlay', () => {
    const restored = nextTab(FIRST_TAB, { type: 'restored', state: parlayByHand });
    expect(nextTab(restored, { type: 'loaded', legs: 3 })).toEqual(parlayByHand);
    expect(nextTab(restored, { type: 'loaded', legs: 1 })).toEqual({ tab: 'STRAIGHT', isNew: false });
    expect(nextTab(restored, { type: 'loaded', legs: 0 })).toEqual(FIRST_TAB);
  });
});
