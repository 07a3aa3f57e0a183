import { describe, expect, it } from 'vitest';
import { teamNames } from './teamNames.ts';

const byName = new Map(teamNames().map(({ competitionId, name, others }) => [`${competitionId} ${name}`, others]));

describe('the names under which a team is searched', () => {
  it.each([
    ['nfl Giants', 'New York Giants'],
    ['nfl Chiefs', 'Kansas City Chiefs'],
    ['nfl Patriots', 'New England Patriots Pats'],
    ['nba Lakers', 'Los Angeles Lakers'],
    ['nba Warriors', 'Golden State Warriors'],
    ['nhl Canadiens', 'Montreal Canadiens Habs'],
    ['premier-league Man United', 'Manchester United Man Utd'],
  ])('%s has %s', (team, others) => {
    expect(byName.get(team)).toContain(others);
  });

  it('every American team has its city', () => {
    const count = (league: string): number => [...byName.keys()].filter((key) => key.startsWith(`${league} `)).length;
    expect([count('nfl'), count('nba'), count('nhl')]).toEqual([32, 30, 32]);
  });
});
