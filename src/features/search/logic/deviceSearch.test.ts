import { describe, expect, it } from 'vitest';
import { searchDevice } from './deviceSearch.ts';

const slugs = { sport: 'football', organization: 'usa', competition: 'nfl' };
const side = (name: string) => ({ name, abbreviation: name.slice(0, 3).toUpperCase(), colors: ['#102030'] });
function event(id: string, away: string, home: string, startsAt: string, more: object = {}) {
  const participants = [side(away), side(home)];
  const fields = { ...slugs, id, name: `${away} @ ${home}`, competitionName: 'NFL', status: 'PRE_GAME', startsAt, participants };
  return { ...fields, marketCount: 3, ...more };
}
const FIRST = event('1', 'Lions', 'Bears', '2026-11-22T18:00:00Z');
const LATER = event('2', 'Jets', 'Lions', '2026-11-29T18:00:00Z');
const ANSWERS = [
  { data: { competitionSections: [{ id: 'nfl', name: 'NFL', icon: 'football', ...slugs, events: [LATER, FIRST] }] } },
  // The strip asks for less, and for some of the same events.
  { data: { competitionSections: [{ id: 'nfl', name: 'NFL', events: [FIRST] }] } },
  { data: { event: event('3', 'Colts', 'Texans', '2026-11-22T18:00:00Z', { status: 'FINISHED' }) } },
  { data: { liveEventsCount: { count: 2 } } },
  null,
  { errors: [] },
  { data: { competitionSections: 'damaged', competition: { events: [null, 7] } } },
];

describe('a search on the device', () => {
  it('finds what earlier answers have left: competitions, teams with their next event, events', () => {
    const { results, counts } = searchDevice(ANSWERS, 'lion', 'ALL');
    expect(results.map(({ type, title, event: next }) => [type, title, next?.name])).toEqual([
      ['TEAM', 'Lions', 'Lions @ Bears'],
      ['EVENT', 'Lions @ Bears', 'Lions @ Bears'],
      ['EVENT', 'Jets @ Lions', 'Jets @ Lions'],
    ]);
    expect(results[0]?.path).toBe('/sport/football/organization/usa/competition/nfl/event/1');
    expect(counts).toEqual({ ALL: 3, SPORTSBOOK: 3, CASINO: 0 });
    expect(searchDevice(ANSWERS, 'nfl', 'SPORTSBOOK').results[0]).toMatchObject({
      type: 'COMPETITION',
      path: '/sport/football/organization/usa/competition/nfl',
    });
  });

  it('needs every word, and finds no finished event', () => {
    expect(searchDevice(ANSWERS, 'bears lions', 'ALL').results.map(({ title }) => title)).toEqual(['Lions @ Bears']);
    expect(searchDevice(ANSWERS, 'colts', 'ALL').results).toEqual([]);
    expect(searchDevice(ANSWERS, '??', 'ALL').results).toEqual([]);
    expect(searchDevice([], 'lions', 'ALL').counts.ALL).toBe(0);
  });

  it('has nothing in the casino', () => expect(searchDevice(ANSWERS, 'lion', 'CASINO').results).toEqual([]));
});
