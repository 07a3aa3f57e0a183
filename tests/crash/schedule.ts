import type { Random } from '../support/random.ts';
import type { Score } from './scores.ts';

/** A game of the test's own schedule in its present state. */
export interface ScheduledGame {
  readonly gameId: string;
  readonly week: number;
  readonly away: string;
  readonly home: string;
  /** American prices; the lines are whole numbers, so that games can end on them. */
  readonly awayMoneyline: number;
  readonly homeMoneyline: number;
  /** As in nflverse: positive where the home team is favoured. */
  readonly spreadLine: number;
  readonly totalLine: number;
  readonly score: Score | null;
}

const TEAMS =
  'ARI ATL BAL BUF CAR CHI CIN CLE DAL DEN DET GB HOU IND JAX KC LAC LAR LV MIA MIN NE NO NYG NYJ PHI PIT SEA SF TB TEN WAS'.split(
    ' ',
  );
export const SEASON = 2026;
const WEEKS = 4;
const DAYS_AHEAD = 4;
const PRICES: readonly (readonly [number, number])[] = [
  [-110, -110],
  [120, -142],
  [-165, 140],
  [255, -320],
  [-103, -117],
];

/** Sixteen games a week between teams that the product knows, none with a score. */
export function makeSchedule(random: Random): readonly ScheduledGame[] {
  return Array.from({ length: WEEKS }, (_, week) => {
    const teams = [...TEAMS];
    return Array.from({ length: TEAMS.length / 2 }, (): ScheduledGame => {
      const [away = '', home = ''] = [0, 1].map(() => teams.splice(random.between(0, teams.length - 1), 1)[0]);
      return withNewPrice(
        {
          gameId: `${SEASON}_${String(week + 1).padStart(2, '0')}_${away}_${home}`,
          week: week + 1,
          away,
          home,
          awayMoneyline: -110,
          homeMoneyline: -110,
          spreadLine: random.between(-7, 7),
          totalLine: random.between(35, 50),
          score: null,
        },
        random,
      );
    });
  }).flat();
}

export function withNewPrice(game: ScheduledGame, random: Random): ScheduledGame {
  const [awayMoneyline, homeMoneyline] = random.pick(PRICES);
  return { ...game, awayMoneyline, homeMoneyline };
}

/**
 * The file, in the columns of nflverse. Every kick-off is some days ahead, so that games stay open until they have a score, and a week after
 * the one before: the same teams within a day would be one game.
 */
export function scheduleCsv(games: readonly ScheduledGame[], now: Date): string {
  const gamedayOf = (week: number): string =>
    new Date(now.getTime() + (DAYS_AHEAD + 7 * (week - 1)) * 86_400_000).toISOString().slice(0, 10);
  const rows = games.map((game) => ({
    game_id: game.gameId,
    season: SEASON,
    game_type: 'REG',
    week: game.week,
    gameday: gamedayOf(game.week),
    gametime: '13:00',
    away_team: game.away,
    away_score: game.score?.awayScore ?? '',
    home_team: game.home,
    home_score: game.score?.homeScore ?? '',
    location: 'Home',
    away_moneyline: game.awayMoneyline,
    home_moneyline: game.homeMoneyline,
    spread_line: game.spreadLine,
    away_spread_odds: -110,
    home_spread_odds: -110,
    total_line: game.totalLine,
    under_odds: -105,
    over_odds: -115,
  }));
  const [first] = rows;
  return `${[Object.keys(first ?? {}), ...rows.map((row) => Object.values(row))].map((cells) => cells.join(',')).join('\n')}\n`;
}

export function eventIdOf({ gameId }: Pick<ScheduledGame, 'gameId'>): string {
  return `nflverse-${gameId}`;
}
