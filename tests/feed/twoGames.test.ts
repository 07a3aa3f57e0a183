import { describe, expect, it } from 'vitest';
import type { GameChanges } from '../../server/feed/adapters/sourceGame.ts';
import { FOOTBALL_DATA_FEED, ODDS_API_FEED } from './support/readFeeds.ts';

const eventsOf = (read: GameChanges | null): readonly string[] =>
  (read?.changes ?? []).flatMap((change) => (change.kind === 'event' ? [change.event.id] : []));
const resultsOf = (read: GameChanges | null): readonly string[] =>
  (read?.changes ?? []).flatMap((change) => (change.kind === 'result' ? [change.eventId] : []));

describe('P2, P3: two games of one pair', () => {
  const OVER = new Date('2026-06-30T12:00:00Z');

  it('a season in which every pair meets twice at each ground has 180 events and 180 results', () => {
    const sides = ['Airdrie', 'Arbroath', 'Ayr', 'Dunfermline', 'Livingston', 'Morton', 'Partick', 'Queens Park', 'Raith', 'Ross'];
    const day = (week: number): string => new Date(Date.UTC(2025, 7, 2 + 7 * week)).toLocaleDateString('en-GB');
    const rows = [0, 18].flatMap((first) =>
      sides.flatMap((home, one) =>
        sides.flatMap((away, other) =>
          one === other
            ? []
            : [`SC1,${day(first + (((one + other) % 9) + (one < other ? 0 : 9)))},15:00,${home},${away},${one % 4},${other % 3}`],
        ),
      ),
    );
    const read = FOOTBALL_DATA_FEED.read(['Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG', ...rows].join('\n'), OVER);
    expect([read?.events, new Set(eventsOf(read)).size, new Set(resultsOf(read)).size]).toEqual([180, 180, 180]);
    // A match that the file has twice, with its score, is one.
    const twice = FOOTBALL_DATA_FEED.read(['Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG', rows[0], rows[0]].join('\n'), OVER);
    expect([twice?.events, resultsOf(twice).length]).toEqual([1, 1]);
  });

  it('a doubleheader is two events with two results', () => {
    const game = (id: string, time: string, scores: readonly [string, string]) => ({
      id,
      sport_key: 'baseball_mlb',
      sport_title: 'MLB',
      commence_time: `2026-05-01T${time}Z`,
      home_team: 'Boston Red Sox',
      away_team: 'New York Yankees',
      completed: true,
      scores: ['Boston Red Sox', 'New York Yankees'].map((name, index) => ({ name, score: scores[index] })),
    });
    const document = (...games: readonly object[]): string => JSON.stringify(games);
    const [first, second] = [game('g1', '17:05:00', ['4', '2']), game('g2', '22:35:00', ['1', '7'])];
    expect(resultsOf(ODDS_API_FEED.read(document(first, second), OVER))).toEqual(['odds-api-g1', 'odds-api-g2']);
    // At one time they are one game, of which nobody can tell the result.
    const doubted = ODDS_API_FEED.read(document(first, game('g3', '17:30:00', ['1', '7'])), OVER);
    expect(resultsOf(doubted)).toEqual([]);
  });
});
