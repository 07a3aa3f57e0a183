import { expect, it } from 'vitest';
import { favouriteLine } from './favourite.ts';

const bills = { id: 'team:nfl:Bills', title: 'Bills', detail: 'NFL', icon: 'football', path: '/e', badges: [] };
const event = { name: 'Chiefs @ Bills', startsAt: '2026-11-22T21:25:00Z', status: 'PRE_GAME' } as const;

it('a favourite says its next event, that it is live, and without one what it is', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(favouriteLine({ ...bills, event }, now)).toMatch(/^Next: Chiefs @ Bills, \w{3} \d/);
  expect(favouriteLine({ ...bills, event: { ...event, status: 'IN_PLAY' } }, now)).toBe('Live: Chiefs @ Bills');
  expect(favouriteLine({ ...bills, event: null }, now)).toBe('NFL');
});
