import { expect, it } from 'vitest';
import { isDecidedInPlay } from './decidedInPlay.ts';
import type { GradedLeg } from './gradeLeg.ts';

const over: GradedLeg = { marketType: 'TOTAL', side: 'OVER', pointsHundredths: 3_750, gradedPeriods: null, gradedSide: null };
const periods = [
  { home: 14, away: 7 },
  { home: 10, away: 7 },
];
const score = { homeScore: 24, awayScore: 14, periods };

it.each<readonly [string, Partial<GradedLeg>, boolean]>([
  ['an over below the score', {}, true],
  ['an under below the score', { side: 'UNDER' }, true],
  ['a total that is exactly reached', { pointsHundredths: 3_800 }, false],
  ['a team total above the team’s score', { gradedSide: 'HOME' }, false],
  ['a team total below the team’s score', { gradedSide: 'HOME', pointsHundredths: 2_350 }, true],
  ['a first quarter that is over', { marketType: 'SPREAD', gradedPeriods: 1 }, true],
  ['a first half that goes on', { marketType: 'SPREAD', gradedPeriods: 2 }, false],
  ['a spread of the game', { marketType: 'SPREAD' }, false],
])('the score so far decides %s: %j %s', (_, change, expected) => {
  expect(isDecidedInPlay({ ...over, ...change }, score)).toBe(expected);
});

it('nothing is decided by a score that is not known', () => {
  expect(isDecidedInPlay(over, { homeScore: null, awayScore: null, periods: null })).toBe(false);
});
