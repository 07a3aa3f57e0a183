import { expect, it } from 'vitest';
import type { MarketType, SelectionSide } from '../../../../core/wire/contract.ts';
import { leg } from '../testing/fixtures.ts';
import type { BetLeg } from './bet.ts';
import { legProgress } from './legProgress.ts';

const PERIODS = [
  { label: '1', home: 10, away: 7 },
  { label: '2', home: 3, away: 14 },
];
const LIVE = { status: 'IN_PLAY', homeScore: 13, awayScore: 21, periods: PERIODS };
const of = (marketType: string, side: string, change: Partial<BetLeg> = {}) =>
  legProgress(leg({ marketType: marketType as MarketType, side: side as SelectionSide, pointsHundredths: null, ...change }), LIVE);

it.each<[what: string, progress: ReturnType<typeof of>, text: string | null, share?: number | null]>([
  ['the side that leads', of('MONEYLINE', 'AWAY'), 'Up 8'],
  ['the side that trails', of('MONEYLINE', 'HOME'), 'Down 8'],
  ['a handicap that is covered', of('SPREAD', 'AWAY', { pointsHundredths: -750 }), 'Up 8, covering'],
  ['a handicap on its line', of('SPREAD', 'HOME', { pointsHundredths: 800 }), 'Down 8, on the line'],
  ['a handicap that is not covered', of('SPREAD', 'HOME', { pointsHundredths: 350 }), 'Down 8, needs 4.5 more'],
  ['over', of('TOTAL', 'OVER', { pointsHundredths: 6800 }), '34 of 68', 0.5],
  ['an over that is reached', of('TOTAL', 'OVER', { pointsHundredths: 3350 }), '34, over 33.5', 1],
  ['under', of('TOTAL', 'UNDER', { pointsHundredths: 4450 }), '34 of 44.5, 10.5 to spare', 3400 / 4450],
  ['the total of a team', of('TOTAL', 'OVER', { pointsHundredths: 2600, subject: { side: 'HOME' } }), '13 of 26', 0.5],
  [
    'the first period alone',
    of('SPREAD', 'HOME', { pointsHundredths: -250, subject: { periods: { from: 1, to: 1 } } }),
    'Up 3, covering',
  ],
  ['a period that has not begun', of('MONEYLINE', 'HOME', { subject: { periods: { from: 3, to: 3 } } }), null],
  ['both to score', of('BOTH_TO_SCORE', 'YES'), 'Both have scored', 1],
  ['a score', of('CORRECT_SCORE', 'OUTCOME'), 'Now 13–21'],
  [
    'a player’s own numbers, which the score does not say',
    of('TOTAL', 'OVER', { pointsHundredths: 100, subject: { player: { id: 'p', stat: 'goals' } } }),
    null,
  ],
  ['corners', of('TOTAL', 'OVER', { pointsHundredths: 100, subject: { unit: 'CORNERS' } }), null],
  ['a leg that is decided', of('MONEYLINE', 'HOME', { outcome: 'LOSS' }), null],
])('the progress of %s', (_what, progress, text, share = null) => {
  expect(progress?.text ?? null).toBe(text);
  if (progress !== null) expect(progress.share).toBe(share);
});

it('a game that has not begun has none', () => {
  expect(legProgress(leg(), { status: 'PRE_GAME', homeScore: null, awayScore: null })).toBeNull();
});
