import { describe, expect, it } from 'vitest';
import { followsOf, gamesOf } from './follows.ts';

const leg = (competitionId: string, participant: string | null = null) => ({ competitionId, participant });
const game = (competitionId: string, ...names: readonly string[]) => ({
  competitionId,
  participants: names.map((name) => ({ name })),
});

describe('what a player follows', () => {
  it('teams come first, each group most often backed first, and the same name in two competitions is two', () => {
    const legs = [leg('nba', 'Kings'), leg('nfl', 'Bills'), leg('nfl', 'Bills'), leg('nhl', 'Kings'), leg('nfl')];
    expect(followsOf(legs).map(({ id }) => id)).toEqual([
      'team:nfl:Bills',
      'team:nba:Kings',
      'team:nhl:Kings',
      'competition:nfl',
      'competition:nba',
      'competition:nhl',
    ]);
    expect(followsOf([])).toEqual([]);
  });

  it('a game is shown once, for its team before its competition, and none of another competition', () => {
    const follows = followsOf([leg('nfl', 'Bills'), leg('nba', 'Kings')]);
    const games = [game('nfl', 'Chiefs', 'Bills'), game('nfl', 'Jets', 'Giants'), game('nhl', 'Kings', 'Stars')];
    expect(gamesOf(follows, games).map(({ game: { participants }, followId }) => [participants[0]?.name, followId])).toEqual([
      ['Chiefs', 'team:nfl:Bills'],
      ['Jets', 'competition:nfl'],
    ]);
  });
});
