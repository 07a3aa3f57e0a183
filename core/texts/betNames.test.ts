import { expect, it } from 'vitest';
import { sharedTitle } from './betNames.ts';

it('a shared bet is named by its kind and its legs', () => {
  const types = ['STRAIGHT', 'PARLAY', 'PARLAY_PLUS', 'TEASER', 'ROUND_ROBIN'] as const;
  expect(types.map((type) => sharedTitle(type, 2))).toEqual([
    '2 straight bets',
    '2-leg parlay',
    '2-leg Parlay+',
    '2-team teaser',
    '2-leg round robin',
  ]);
  expect(sharedTitle('STRAIGHT', 1)).toBe('Straight bet');
});
