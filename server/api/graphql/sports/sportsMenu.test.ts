import { describe, expect, it } from 'vitest';
import type { CompetitionCount } from '../../../store/catalogue/index.ts';
import type { SportsMenuItem } from '../generated/resolvers.ts';
import { sportsMenu } from './sportsMenu.ts';

function competition(path: string, liveCount: number): CompetitionCount {
  const [sport = '', organization = '', id = ''] = path.split('/');
  return { id, sport, organization, competition: id, name: id.toUpperCase(), icon: sport, liveCount, upcomingCount: 1 };
}

const labels = (items: readonly SportsMenuItem[] = []): unknown[] => items.map(({ label, liveCount }) => [label, liveCount]);
const depth = (items: readonly SportsMenuItem[]): number => Math.max(0, ...items.map(({ children }) => 1 + depth(children)));

describe('the sports menu', () => {
  const competitions = [
    competition('football/united-states/nfl', 0),
    competition('basketball/united-states/nba', 1),
    competition('soccer/england/epl', 2),
    competition('soccer/spain/liga', 1),
    competition('soccer/england/cup', 0),
    competition('mma/ufc/fights', 0),
  ];
  const live = [
    { id: 'e1', competitionId: 'epl', name: 'Arsenal vs Liverpool' },
    { id: 'e2', competitionId: 'nba', name: 'Nuggets @ Lakers' },
    ...Array.from({ length: 9 }, (_, index) => ({ id: `l${index}`, competitionId: 'liga', name: `Game ${index}` })),
  ];
  const menu = sportsMenu(competitions, live);

  it('lists leagues without live events as leaves with their page', () => {
    expect(menu[0]).toEqual({
      id: 'competition:nfl',
      label: 'NFL',
      icon: 'football',
      deepLink: { canonicalUrl: null, webUrl: '/sport/football/organization/united-states/competition/nfl' },
      live: false,
      liveCount: 0,
      type: 'LEAF',
      children: [],
    });
  });

  it('lists the live events below their competition, which keeps its own page', () => {
    expect(menu[1]).toMatchObject({ label: 'NBA', type: 'HEADER', deepLink: { webUrl: expect.stringMatching(/\/nba$/) } });
    expect(menu[1]?.children).toEqual([
      {
        id: 'event:e2',
        label: 'Nuggets @ Lakers',
        icon: 'basketball',
        deepLink: { canonicalUrl: null, webUrl: '/sport/basketball/organization/united-states/competition/nba/event/e2' },
        live: true,
        liveCount: 0,
        type: 'LEAF',
        children: [],
      },
    ]);
  });

  it('nests four levels, sport, organization, competition and live event, with the live events counted above', () => {
    const soccer = menu[2];
    expect(soccer).toMatchObject({ label: 'Soccer', type: 'HEADER', live: true, liveCount: 3, deepLink: null });
    expect(labels(soccer?.children)).toEqual([
      ['England', 2],
      ['Spain', 1],
    ]);
    expect(labels(soccer?.children[0]?.children)).toEqual([
      ['EPL', 2],
      ['CUP', 0],
    ]);
    expect(labels(soccer?.children[0]?.children[0]?.children)).toEqual([['Arsenal vs Liverpool', 0]]);
    expect(depth(menu)).toBe(4);
  });

  it('lists at most eight live events of one competition', () => {
    expect(menu[2]?.children[1]?.children[0]?.children).toHaveLength(8);
  });

  it('shows no header over a single competition, and no organizations where a sport has one', () => {
    expect(menu[3]).toMatchObject({ label: 'MMA', type: 'LEAF', children: [] });
    const [england] = sportsMenu([competition('soccer/england/epl', 0), competition('soccer/england/cup', 0)], []);
    expect(labels(england?.children)).toEqual([
      ['EPL', 0],
      ['CUP', 0],
    ]);
  });
});
