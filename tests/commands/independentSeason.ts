import { parse } from 'csv-parse/sync';

export interface SeasonTotals {
  readonly placed: number;
  readonly won: number;
  readonly lost: number;
  readonly push: number;
  readonly stakedCents: number;
  readonly returnedCents: number;
}

export type SeasonBet = 'home-moneyline' | 'away-moneyline' | 'home-spread' | 'away-spread' | 'over' | 'under';

export interface Game {
  readonly game_id: string;
  readonly season: string;
  readonly week: string;
  readonly home_score: string;
  readonly away_score: string;
  readonly home_moneyline: string;
  readonly away_moneyline: string;
  readonly spread_line: string;
  readonly home_spread_odds: string;
  readonly away_spread_odds: string;
  readonly total_line: string;
  readonly over_odds: string;
  readonly under_odds: string;
}

const PRICE: Record<SeasonBet, keyof Game> = {
  'home-moneyline': 'home_moneyline',
  'away-moneyline': 'away_moneyline',
  'home-spread': 'home_spread_odds',
  'away-spread': 'away_spread_odds',
  over: 'over_odds',
  under: 'under_odds',
};

export function playedGames(csv: string, season: number): readonly Game[] {
  return (parse(csv, { columns: true }) as Game[]).filter((game) => game.season === String(season) && game.home_score !== '');
}

/** The listed American price of the bet and its margin in half points; below zero it is lost. Null: not listed. */
export function reckonGame(game: Game, bet: SeasonBet): { readonly american: number; readonly wonBy: number } | null {
  const american = Number(game[PRICE[bet]]);
  const line = bet.endsWith('moneyline') ? '0' : game[bet.endsWith('spread') ? 'spread_line' : 'total_line'];
  if (!Number.isInteger(american) || Math.abs(american) < 100 || line === '') return null;
  const margin = doubled(game.home_score) - doubled(game.away_score);
  const total = doubled(game.home_score) + doubled(game.away_score);
  const wonBy = {
    'home-moneyline': margin,
    'away-moneyline': -margin,
    'home-spread': margin - doubled(line),
    'away-spread': doubled(line) - margin,
    over: total - doubled(line),
    under: doubled(line) - total,
  }[bet];
  return { american, wonBy };
}

/**
 * The same bet on every game of a season, computed straight from the file in whole numbers: it shares no line with the product, so that
 * a mistake would have to be made twice. `spread_line` is positive where the home team is favoured.
 */
export function reckonSeason(csv: string, season: number, bet: SeasonBet, stakeCents: number): SeasonTotals {
  let [won, lost, push, returnedCents] = [0, 0, 0, 0];
  for (const game of playedGames(csv, season)) {
    const reckoned = reckonGame(game, bet);
    if (reckoned === null) continue;
    const { american, wonBy } = reckoned;
    if (wonBy > 0) {
      won += 1;
      const profit = american > 0 ? stakeCents * american : stakeCents * 100;
      returnedCents += stakeCents + rounded(stakeCents, profit, american > 0 ? 100 : -american);
    } else if (wonBy === 0) {
      push += 1;
      returnedCents += stakeCents;
    } else lost += 1;
  }
  const placed = won + lost + push;
  return { placed, won, lost, push, stakedCents: placed * stakeCents, returnedCents };
}

/** Half points become whole numbers. */
function doubled(points: string): number {
  return Math.round(Number(points) * 2);
}

/** Half-up from a stake of one dollar on, down below it. */
function rounded(stakeCents: number, top: number, bottom: number): number {
  return stakeCents >= 100 ? Math.floor((2 * top + bottom) / (2 * bottom)) : Math.floor(top / bottom);
}
