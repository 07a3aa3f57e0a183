import { expect, it } from 'vitest';
import { byJoined, stakeProblem, type Tournament } from './tournament.ts';

const STATUSES = ['UPCOMING', 'RUNNING', 'ENDED'] as const;
const entry = { number: 1, place: null, isTied: false, returned: 0, remaining: 1_000, pickCount: 0, settledCount: 0 };
const tournament = (status: Tournament['status'], isJoined: boolean): Tournament => ({
  id: `${status} ${isJoined}`,
  name: 'Week 11',
  sports: [],
  startsAt: '2026-11-20T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  status,
  budget: 1_000,
  playerCount: 1,
  entry: isJoined ? entry : null,
});

it('the joined tournaments of a player stay listed once they have ended; others can be joined until then', () => {
  const all = STATUSES.flatMap((status) => [tournament(status, true), tournament(status, false)]);
  const { joined, open } = byJoined(all);
  expect(joined.map(({ id }) => id)).toEqual(['UPCOMING true', 'RUNNING true', 'ENDED true']);
  expect(open.map(({ id }) => id)).toEqual(['UPCOMING false', 'RUNNING false']);
});

it.each([
  ['1', null],
  ['400', null],
  [' 400 ', null],
  ['401', 'You have 400 left'],
  ['0', 'At least 1'],
  ['1.5', 'Whole play dollars only'],
  ['', 'Whole play dollars only'],
])('the play dollars %j of 400: %s', (text, problem) => {
  expect(stakeProblem(text, 400)).toBe(problem);
});
