import { describe, expect, it } from 'vitest';
import { isCurrent, type MenuItem, openForPath, railItems, shortLabel } from './menu.ts';

const leaf = (id: string, path: string): MenuItem => ({ id, label: id, icon: 'x', path, liveCount: 0, children: [] });
const premier = leaf('premier', '/sport/soccer/organization/england/competition/premier-league');
const soccer: MenuItem = { ...leaf('soccer', ''), path: null, children: [premier] };
const nfl = leaf('nfl', '/sport/football/organization/united-states/competition/nfl');

describe('the left menu', () => {
  it('marks the item of the page shown, and of the events below it', () => {
    expect(isCurrent(nfl.path, `${nfl.path}/event/e1`)).toBe(true);
    expect(isCurrent(nfl.path, `${nfl.path}-preseason`)).toBe(false);
    expect(isCurrent('/', '/live')).toBe(false);
    expect(isCurrent('/', '/')).toBe(true);
    expect(isCurrent(null, '/')).toBe(false);
  });

  it('opens the headers above the current page', () => {
    expect(openForPath([nfl, soccer], `${premier.path}`)).toEqual(['soccer']);
    expect(openForPath([nfl, soccer], '/live')).toEqual([]);
    const sports: MenuItem = { ...soccer, id: 'all', children: [soccer] };
    expect(openForPath([sports], `${premier.path}/event/e9`)).toEqual(['all', 'soccer']);
  });

  it('puts as many items in the rail as fit', () => {
    expect(railItems([nfl, soccer], 1)).toEqual([nfl]);
    expect(shortLabel('College Football')).toBe('NCAAF');
    expect(shortLabel('Soccer')).toBe('Soccer');
  });
});
