import { describe, expect, it } from 'vitest';
import { STANDARD_LIMITS } from '../betKinds/limits.ts';
import { TEASER_LEVELS } from '../betKinds/teaserTable.ts';
import { liveRules } from '../catalogue/liveRules.ts';
import { type HouseFacts, houseRules } from './houseRules.ts';

const FACTS: HouseFacts = {
  limits: { ...STANDARD_LIMITS, parlayPlus: 'REDUCE' },
  live: liveRules({ livePriceMs: null, placeDelayMs: null }),
  cashOutMarginHundredths: 500,
  book: 'standard',
};

/** All words of the rules of a heading. */
function wordsOf(heading: string, facts: Partial<HouseFacts> = {}): string {
  const rule = houseRules({ ...FACTS, ...facts }).find((each) => each.heading === heading);
  if (!rule) throw new Error(`No rules on ${heading}`);
  return rule.paragraphs.join(' ');
}

describe('the house rules', () => {
  it('say the limits that the operator has configured', () => {
    const limits = { ...FACTS.limits, minimumStakeCents: 25, maximumParlayLegs: 15 };
    expect(wordsOf('Prices and stakes', { limits })).toContain('The smallest stake is $0.25.');
    expect(wordsOf('Prices and stakes')).toContain('at most 20 selections');
    expect(wordsOf('Parlays', { limits })).toContain('A parlay has 2 to 15 legs');
    expect(wordsOf('Round robins')).toContain('3 to 10 picks');
    expect(wordsOf('Round robins')).toContain('4 picks by 2s are 6 combinations');
  });

  it('allow legs of one game as the operator does, and say what a push does to them', () => {
    const parlays = (parlayPlus: 'OFF' | 'REDUCE' | 'REFUND') => wordsOf('Parlays', { limits: { ...FACTS.limits, parlayPlus } });
    expect(parlays('OFF')).toContain('Selections of one game cannot be legs of one parlay.');
    expect(parlays('REDUCE')).toContain('for which that price was measured. If one of its legs pushes or is void, it pays');
    expect(parlays('REFUND')).toContain('the stake is returned. Selections of one game that have no such price');
  });

  it('have the pay table of teasers, cell by cell, and what a push does in a special', () => {
    const table = houseRules(FACTS).find(({ heading }) => heading === 'Teasers')?.table ?? [];
    const levels = TEASER_LEVELS.reduce((sum, { pointsHundredths }) => sum + Object.keys(pointsHundredths).length, 0);
    expect(table).toHaveLength(levels + 1);
    expect(table[0]?.slice(0, 3)).toEqual(['Teaser', '2 legs', '3 legs']);
    expect(table.find(([name]) => name === 'Football, 6 points')?.slice(1, 4)).toEqual(['−115', '+160', '+260']);
    expect(table.find(([name]) => name === 'Football, 14 points')?.slice(1, 4)).toEqual(['–', '–', '−200']);
    expect(new Set(table.map((row) => row.length)).size).toBe(1);
    expect(wordsOf('Teasers')).toContain('2 to 10 legs');
    expect(wordsOf('Teasers')).toContain('With 10 points or 14 points a push loses.');
  });

  it('say how long a bet in play is held, by sport or as configured for all', () => {
    expect(wordsOf('Bets in play')).toContain('3 seconds in soccer and tennis');
    expect(wordsOf('Bets in play')).toContain('1 second in other sports');
    const live = liveRules({ livePriceMs: null, placeDelayMs: 4_000 });
    expect(wordsOf('Bets in play', { live })).toContain('decided: 4 seconds in every sport.');
  });

  it('say by sport how it is graded, as the book does', () => {
    expect(wordsOf('Settlement by sport')).toContain('Soccer: 90 minutes and stoppage time');
    expect(wordsOf('Settlement by sport')).toContain('Void if a listed pitcher does not start.');
    expect(wordsOf('Settlement by sport', { book: 'strict' })).toContain('The bet stands whoever pitches.');
  });

  it('say which bets can be cashed out and what is deducted', () => {
    expect(wordsOf('Cash out')).toContain('Straight bets and parlays that use no reward can be cashed out');
    expect(wordsOf('Cash out')).toContain('less 5%');
    expect(wordsOf('Cash out', { cashOutMarginHundredths: 0 })).not.toContain('less');
  });

  it('say what the maximum of a boost caps', () => {
    const cap = (boostCap: 'STAKE' | 'EXTRA_WIN') => wordsOf('Rewards', { limits: { ...FACTS.limits, boostCap } });
    expect([cap('STAKE').includes('part of the stake'), cap('EXTRA_WIN').includes('what the boost adds')]).toEqual([true, true]);
  });
});
