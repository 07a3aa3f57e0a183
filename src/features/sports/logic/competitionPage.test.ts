import { expect, it } from 'vitest';
import { competitionParts, competitionTabs, eventDays, sportName } from './competitionPage.ts';
import { market, slateEvent } from './testSlate.ts';

const outright = slateEvent({ id: 'f', participants: [], markets: [market({ type: 'OUTRIGHT' })], marketCount: 1 });
const live = slateEvent({ id: 'l' });
const later = slateEvent({ id: 'u', status: 'PRE_GAME', startsAt: '2026-11-21T01:00:00Z', marketCount: 12 });

it('a competition’s events are live games, games by day, and futures', () => {
  const parts = competitionParts({ events: [outright, live, later] });
  const ids = Object.fromEntries(Object.entries(parts).map(([part, events]) => [part, events.map(({ id }: { id: string }) => id)]));
  expect(ids).toEqual({ live: ['l'], upcoming: ['u'], futures: ['f'], props: ['l'] });
  expect(competitionTabs(parts, 'basketball').map(({ label }) => label)).toEqual(['Games', 'Futures', 'Player props']);
  expect(competitionTabs(competitionParts({ events: [later] }), 'soccer').map(({ label }) => label)).toEqual(['Matches']);
});

it('a tour has the events of its fields as its games, and no futures', () => {
  const { upcoming, futures } = competitionParts({ events: [{ ...outright, status: 'PRE_GAME' }] });
  expect([upcoming, futures].map((events) => events.length)).toEqual([1, 0]);
});

it('games stand under the day of their start', () => {
  const next = slateEvent({ id: 'n', startsAt: '2026-11-22T18:00:00Z' });
  const days = eventDays([later, { ...later, id: 'v' }, next], (at) => new Date(at).toISOString().slice(0, 10));
  expect(days.map(({ day, events }) => [day, ...events.map(({ id }) => id)])).toEqual([
    ['2026-11-21', 'u', 'v'],
    ['2026-11-22', 'n'],
  ]);
});

it('a sport has the name that people say', () => {
  expect(['football', 'mma', 'motorsport'].map(sportName)).toEqual(['Football', 'MMA', 'Motor sport']);
});
