import { expect, it } from 'vitest';
import { isEndOfPlay } from './endOfPlay.ts';

const NOW = new Date('2026-11-22T20:00:00Z');
const startedAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

it.each([
  ['football', 'Q4 2:01', false],
  ['football', 'Q4 2:00', true],
  ['football', 'Q3 0:05', false],
  ['football', 'End Q3', false],
  ['football', 'End Q4', true],
  ['football', 'OT 9:30', true],
  ['football', 'HT', false],
  ['basketball', 'Q4 0:08', true],
  ['basketball', 'H2 1:30', true],
  ['basketball', 'H1 1:30', false],
  ['hockey', 'P3 1:59', true],
  ['hockey', 'P2 1:59', false],
  ['soccer', "84'", false],
  ['soccer', "85'", true],
  ['soccer', "90+3'", true],
  ['soccer', "45+2'", false],
  ['mma', 'R3 0:40', true],
  ['mma', 'R2 0:40', false],
  ['tennis', 'Set 3', false],
] as const)('%s at %s is in its last minutes: %s', (sport, clock, expected) => {
  expect(isEndOfPlay({ sport, clock, startsAt: startedAgo(10) }, NOW)).toBe(expected);
});

it('a game whose clock says nothing is at its end once it may have been played', () => {
  for (const clock of [null, '', 'Live', 'Q4'])
    expect([57, 58].map((minutes) => isEndOfPlay({ sport: 'football', clock, startsAt: startedAgo(minutes) }, NOW))).toEqual([
      false,
      true,
    ]);
});
