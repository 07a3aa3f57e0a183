import { describe, expect, it } from 'vitest';
import type { CompetitionCount } from '../../../store/catalogue/index.ts';
import { sportsMenu } from './sportsMenu.ts';

function competition(id: string, sport: string, liveCount: number): CompetitionCount {
  return { id, sport, organization: 'x', competition: id, name: id.toUpperCase(), icon: sport, liveCount, upcomingCount: 1 };
}

describe('the sports menu', () => {
  const menu = sportsMenu([
    competition('nfl', 'football', 0),
    competition('epl', 'soccer', 2),
    competition('liga', 'soccer', 1),
    competition('ufc', 'mma', 0),
  ]);

  it('lists leagues as leaves with their page', () => {
    expect(menu[0]).toEqual({
      id: 'competition:nfl',
      label: 'NFL',
      icon: 'football',
      deepLink: { canonicalUrl: null, webUrl: '/sport/football/organization/x/competition/nfl' },
      live: false,
      liveCount: 0,
      type: 'LEAF',
      children: [],
    });
  });

  it('gathers the competitions of a sport under a header that counts their live events [S3.12]', () => {
    expect(menu[1]).toMatchObject({ label: 'Soccer', type: 'HEADER', live: true, liveCount: 3, deepLink: null });
    expect(menu[1]?.children.map(({ label, liveCount }) => [label, liveCount])).toEqual([
      ['EPL', 2],
      ['LIGA', 1],
    ]);
  });

  it('shows no header over a single competition', () => {
    expect(menu[2]).toMatchObject({ label: 'MMA', type: 'LEAF', children: [] });
  });
});
