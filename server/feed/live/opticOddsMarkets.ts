import type { MarketSubject } from '../../../core/money/markets.ts';
import type { MarketType } from '../../../core/wire/contract.ts';

/** What a market of OpticOdds is here. */
export interface OpticMarket {
  readonly type: MarketType;
  readonly subject: MarketSubject;
  /** Absent: what the sport calls the type. */
  readonly name?: string;
  /** `1st Half` */
  readonly part?: string;
  /** Its selections are one team's own total. */
  readonly isTeams?: boolean;
}

const WHOLE: MarketSubject = {};
const GAMES: MarketSubject = { unit: 'GAMES' };
const SETS: MarketSubject = { unit: 'SETS' };
const ROUNDS: MarketSubject = { unit: 'ROUNDS' };

/** Soccer's moneyline has the draw: before it is told there is no market, else its first two sides would be sold as a draw no bet. */
const THREE_WAY: OpticMarket = { type: 'MONEYLINE_THREE_WAY', subject: WHOLE };

const WHOLE_GAME: ReadonlyMap<string, OpticMarket> = new Map<string, OpticMarket>([
  ['moneyline', { type: 'MONEYLINE', subject: WHOLE }],
  ['moneyline_3-way', { type: 'MONEYLINE_THREE_WAY', subject: WHOLE }],
  ['draw_no_bet', { type: 'MONEYLINE', subject: WHOLE, name: 'Draw No Bet' }],
  ['point_spread', { type: 'SPREAD', subject: WHOLE }],
  ['run_line', { type: 'SPREAD', subject: WHOLE }],
  ['puck_line', { type: 'SPREAD', subject: WHOLE }],
  ['goal_spread', { type: 'SPREAD', subject: WHOLE }],
  ['asian_handicap', { type: 'SPREAD', subject: WHOLE }],
  ['game_spread', { type: 'SPREAD', subject: GAMES, name: 'Game Spread' }],
  ['set_handicap', { type: 'SPREAD', subject: SETS, name: 'Set Handicap' }],
  ['total_points', { type: 'TOTAL', subject: WHOLE }],
  ['total_runs', { type: 'TOTAL', subject: WHOLE }],
  ['total_goals', { type: 'TOTAL', subject: WHOLE }],
  ['total_games', { type: 'TOTAL', subject: GAMES, name: 'Total Games' }],
  ['total_sets', { type: 'TOTAL', subject: SETS, name: 'Total Sets' }],
  ['total_rounds', { type: 'TOTAL', subject: ROUNDS, name: 'Total Rounds' }],
  ['team_total', { type: 'TOTAL', subject: WHOLE, name: 'Total', isTeams: true }],
  ['both_teams_to_score', { type: 'BOTH_TO_SCORE', subject: WHOLE }],
]);

const PART = /^(\d)(?:st|nd|rd|th)_(half|quarter|period|set|inning)_(.+)$/;

/** Sports whose halves are two quarters. */
const QUARTERS: ReadonlySet<string> = new Set(['football', 'basketball']);
/** Basketball leagues that play halves. */
const HALVES: ReadonlySet<string> = new Set(['ncaab']);

/**
 * The market of an id such as `total_points` or `1st_half_moneyline`; null for one that the product does not have. Only the first half is
 * read: whether a second one has the overtime differs between books.
 */
export function opticMarket(marketId: string, sport: string, league: string): OpticMarket | null {
  const whole = WHOLE_GAME.get(marketId);
  if (whole) return marketId === 'moneyline' && sport === 'soccer' ? THREE_WAY : whole;
  const [, count = '', part = '', rest = ''] = PART.exec(marketId) ?? [];
  const of = rest === 'moneyline' && sport === 'soccer' ? THREE_WAY : WHOLE_GAME.get(rest);
  const number = Number(count);
  if (!of || number < 1 || (part === 'half' && number !== 1)) return null;
  const isTwo = part === 'half' && QUARTERS.has(sport) && !HALVES.has(league);
  const periods = isTwo ? { from: 1, to: 2 } : { from: number, to: number };
  const title = `${count}${marketId.slice(1, 3)} ${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  return { ...of, subject: { ...of.subject, periods }, part: title };
}
