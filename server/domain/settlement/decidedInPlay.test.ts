import { expect, it } from 'vitest';
import { isDecidedInPlay } from './decidedInPlay.ts';
import type { GradedLeg } from './gradeLeg.ts';

const over: GradedLeg = { marketType: 'TOTAL', side: 'OVER', pointsHundredths: 3_750, outcome: null, subject: {}, rules: null };
const periods = [
  { home: 14, away: 7 },
  { home: 10, away: 7 },
];
const score = { homeScore: 24, awayScore: 14, periods };

it.each<readonly [string, Partial<GradedLeg>, boolean]>([
  ['an over below the score', {}, true],
  ['an under below the score', { side: 'UNDER' }, true],
  ['a total that is exactly reached', { pointsHundredths: 3_800 }, false],
  ['a team total above the team’s score', { subject: { side: 'HOME' } }, false],
  ['a team total below the team’s score', { subject: { side: 'HOME' }, pointsHundredths: 2_350 }, true],
  ['a first quarter that is over', { marketType: 'SPREAD', side: 'HOME', subject: { periods: { from: 1, to: 1 } } }, true],
  ['a first half that goes on', { marketType: 'SPREAD', side: 'HOME', subject: { periods: { from: 1, to: 2 } } }, false],
  ['a spread of the game', { marketType: 'SPREAD', side: 'HOME' }, false],
  ['a bet that its market cannot have', { marketType: 'SPREAD' }, false],
])('the score so far decides %s: %j %s', (_, change, expected) => {
  expect(isDecidedInPlay({ ...over, ...change }, score)).toBe(expected);
});

it.each<readonly [string, Partial<GradedLeg>, boolean]>([
  ['a three-way of regulation', { marketType: 'MONEYLINE_THREE_WAY', side: 'DRAW', rules: 'football' }, true],
  ['90 minutes', { side: 'UNDER', pointsHundredths: 4_550, rules: 'soccer' }, true],
  ['a winner whose overtime counts', { marketType: 'MONEYLINE', side: 'HOME', rules: 'football' }, false],
  ['a total whose overtime counts', { side: 'UNDER', pointsHundredths: 4_550, rules: 'football' }, false],
  ['a fourth quarter', { pointsHundredths: 650, side: 'UNDER', subject: { periods: { from: 4, to: 4 } }, rules: 'football' }, true],
])('overtime decides %s: %j %s', (_, change, expected) => {
  const quarters = [7, 3, 7, 3].map((points, index) => ({ label: `${index + 1}`, home: points, away: points }));
  const level = { homeScore: 20, awayScore: 20, periods: [...quarters, { label: 'OT', home: 0, away: 0 }] };
  expect(isDecidedInPlay({ ...over, ...change }, level)).toBe(expected);
});

it('nothing is decided by a score that is not known', () => {
  expect(isDecidedInPlay(over, { homeScore: null, awayScore: null, periods: null })).toBe(false);
});
