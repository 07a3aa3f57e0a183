import type { FeedCompetition } from '../types.ts';
import { competition, LEAGUES } from './leagues.ts';
import { DRIVERS, GOLFERS } from './moreSides.ts';

export interface FieldEntrant {
  readonly id: string;
  readonly name: string;
}

/** What many play for: a tournament every week, a race, or the title of a league at the end of its season. */
export interface Field {
  readonly competition: FeedCompetition;
  readonly entrants: readonly FieldEntrant[];
  /** How far the best are ahead, in standard deviations of a score. */
  readonly spread: number;
  readonly ties: boolean;
  /** Beside the winner, markets on so many first places. */
  readonly places: readonly number[];
  readonly winnerName: string;
  /** Names of its events, one after the other. */
  readonly names: readonly string[];
  /** Days from now to the first event, from each to the next, and hours that one lasts. */
  readonly inDays: number;
  readonly everyDays: number;
  readonly hours: number;
  readonly upcoming: number;
}

function entrants(competitionId: string, names: readonly { readonly name: string }[]): readonly FieldEntrant[] {
  return names.map(({ name }) => ({ id: `${competitionId}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`, name }));
}

const GOLF = competition(14, 'golf/world/open-tour', 'Open Tour', 'golf');
const RACES = competition(15, 'motorsport/world/grand-prix', 'Grand Prix', 'motorsport');

/** The titles that are decided at the end of a season, in the competition's own list. */
const TITLES: Readonly<Record<string, string>> = {
  nfl: 'NFL Champion',
  nba: 'NBA Champion',
  nhl: 'NHL Champion',
  'premier-league': 'Premier League Winner',
  'la-liga': 'LaLiga Winner',
  ncaaf: 'College Football Champion',
  ncaab: 'College Basketball Champion',
  'winter-league': 'Winter League Champion',
  't20-league': 'T20 League Champion',
  turin: 'ATP Turin Winner',
  riyadh: 'WTA Riyadh Winner',
};

const DAYS_TO_TITLE = 80;

export const FIELDS: readonly Field[] = [
  {
    competition: GOLF,
    entrants: entrants(GOLF.id, GOLFERS),
    spread: 0.45,
    ties: true,
    places: [5, 10, 20],
    winnerName: 'Tournament Winner',
    names: ['Sandhills Open', 'Cape Classic', 'Lakeshore Invitational', 'Desert Masters', 'Harbor Championship', 'Highland Open'],
    inDays: 1.5,
    everyDays: 7,
    hours: 10,
    upcoming: 6,
  },
  {
    competition: RACES,
    entrants: entrants(RACES.id, DRIVERS),
    spread: 0.9,
    ties: false,
    places: [3, 6, 10],
    winnerName: 'Race Winner',
    names: [
      'Grand Prix of the Gulf',
      'Night Grand Prix',
      'Mountain Grand Prix',
      'Coastal Grand Prix',
      'Winter Grand Prix',
      'Grand Prix of the Plains',
    ],
    inDays: 2,
    everyDays: 7,
    hours: 2,
    upcoming: 6,
  },
  ...LEAGUES.flatMap((league): Field[] => {
    const title = TITLES[league.competition.id];
    if (title === undefined) return [];
    return [
      {
        competition: league.competition,
        entrants: entrants(league.competition.id, league.sides),
        spread: 0.8,
        ties: false,
        places: league.sides.length > 16 ? [2, 4] : [],
        winnerName: title,
        names: [title],
        inDays: DAYS_TO_TITLE,
        everyDays: 365,
        hours: 4,
        upcoming: 1,
      },
    ];
  }),
];
