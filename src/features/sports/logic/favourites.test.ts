import { expect, it } from 'vitest';
import { starredOf, withStars } from './favourites.ts';
import { slateEvent } from './testSlate.ts';

it('starred events are those of a starred competition or team, in their competitions', () => {
  const nba = { id: 'nba', name: 'NBA', path: '/nba', sport: 'basketball', eventCount: 2, icon: 'basketball' };
  const events = [slateEvent(), slateEvent({ id: 'e2', participants: [] })];
  const idsOf = (...starred: string[]) =>
    starredOf([{ ...nba, events }], new Set(starred)).flatMap((one) => one.events.map(({ id }) => id));
  expect(idsOf('team:nba:Knicks')).toEqual(['e1']);
  expect(idsOf('competition:nba')).toEqual(['e1', 'e2']);
  expect(idsOf('team:nfl:Knicks', 'player:p')).toEqual([]);
  expect(idsOf()).toEqual([]);
});

it('competitions with something starred are those that are starred, and those of starred teams', () => {
  const links = ['nfl', 'nfl-preseason', 'nba'].map((id) => ({ id, path: `/sport/s/organization/o/competition/${id}` }));
  const idsOf = (...starred: string[]) => withStars(links, new Set(starred)).map(({ id }) => id);
  expect(idsOf('team:nfl:Bills', 'player:p')).toEqual(['nfl']);
  expect(idsOf('competition:nba', 'team:nfl-preseason:Bills')).toEqual(['nfl-preseason', 'nba']);
  expect(idsOf()).toEqual([]);
});
