import { parse } from 'csv-parse/sync';
import { NFL_TEAMS } from '../../../server/feed/leagues/nflTeams.ts';
import { fromZone } from '../../../server/feed/leagues/zonedTime.ts';
import type { SlateGame } from './feedSlate.ts';

type Row = Readonly<Record<string, string>>;

const OTHER: Readonly<Record<string, string>> = { LA: 'LAR', WSH: 'WAS', JAC: 'JAX', OAK: 'LV', SD: 'LAC', STL: 'LAR' };

/** The games of an nflverse schedule that have scores and all lines, for the writers of the other feeds. */
export function seasonSlate(csv: string, season: number): readonly SlateGame[] {
  const rows: readonly Row[] = parse(csv, { columns: true });
  return rows.flatMap((row) => {
    const number = (column: string): number => Number(row[column]);
    const needed = [
      'home_score',
      'away_score',
      'home_moneyline',
      'away_moneyline',
      'spread_line',
      'home_spread_odds',
      'away_spread_odds',
    ];
    const isWhole = [...needed, 'total_line', 'over_odds', 'under_odds', 'gametime'].every((column) => row[column] !== '');
    if (number('season') !== season || !isWhole) return [];
    const [year = 0, month = 0, day = 0] = (row.gameday ?? '').split('-').map(Number);
    const [hour = 0, minute = 0] = (row.gametime ?? '').split(':').map(Number);
    const side = (abbreviation = '') => {
      const short = OTHER[abbreviation] ?? abbreviation;
      return { short, full: NFL_TEAMS.find((team) => team.abbreviation === short)?.fullNames?.[0] ?? short };
    };
    return [
      {
        sport: 'football' as const,
        id: row.game_id ?? '',
        home: side(row.home_team),
        away: side(row.away_team),
        start: fromZone('America/New_York', year, month, day, hour, minute),
        moneyline: { home: number('home_moneyline'), away: number('away_moneyline') },
        spread: { points: -number('spread_line') + 0, home: number('home_spread_odds'), away: number('away_spread_odds') },
        total: { points: number('total_line'), over: number('over_odds'), under: number('under_odds') },
        score: { home: [number('home_score')], away: [number('away_score')] },
      },
    ];
  });
}
