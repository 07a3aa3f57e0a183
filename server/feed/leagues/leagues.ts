import type { Side as HomeOrAway } from '../../../core/wire/contract.ts';
import type { SportKey } from '../simulator/sportProfile.ts';
import type { FeedCompetition } from '../types.ts';
import { COLLEGE_TEAMS } from './collegeTeams.ts';
import { LA_LIGA_TEAMS } from './laLigaTeams.ts';
import { BOXERS, T20_TEAMS, WINTER_LEAGUE_TEAMS } from './moreSides.ts';
import { NBA_TEAMS } from './nbaTeams.ts';
import { NFL_TEAMS } from './nflTeams.ts';
import { NHL_TEAMS } from './nhlTeams.ts';
import { ATP_PLAYERS, UFC_FIGHTERS, WTA_PLAYERS } from './players.ts';
import { PREMIER_LEAGUE_TEAMS } from './premierLeagueTeams.ts';
import type { Side } from './side.ts';

/** A weekly starting time in New York: weekday (0 is Sunday; null: every day), `hour:minute`, and how many events start then. */
export interface Slot {
  readonly weekday: number | null;
  readonly time: string;
  readonly events: number;
}

/** A competition for which the simulator creates events. */
export interface League {
  readonly competition: FeedCompetition;
  readonly sport: SportKey;
  readonly sides: readonly Side[];
  /** Listed first: the visitor in American sports. */
  readonly first: HomeOrAway;
  /** Minimum number of such events. */
  readonly live: number;
  readonly upcoming: number;
  readonly slots: readonly Slot[];
  /** Expected points of an average side (chance of a set or fight in tennis and MMA), and how far sides differ. */
  readonly average: number;
  readonly spread: number;
  /** Home advantage, in the same unit. */
  readonly homeAdvantage: number;
  /**
   * The largest expected lead. In simulated games of unequal sides the lead and the total are large together, which the price of a parlay-plus
   * does not know (docs/adr/0054): with a larger one the favourite with the over would win in the long run.
   */
  readonly mostLead?: number;
  /** Format of a record: wins–losses, with draws or overtime losses in the middle or at the end; none for tennis. */
  readonly record: { readonly style: 'W–L' | 'W–L–OTL' | 'W–D–L' } | null;
  /** Rounds of games that were played when a simulation begins, and the days from one to the next. */
  readonly season: { readonly rounds: number; readonly everyDays: number };
  /** A side rests so long between the starts of two events. */
  readonly restHours: number;
  /** An event has all of its markets so many days before its start, and its main ones before that. */
  readonly allMarketsDays: number;
}

const DAILY = (time: string, events = 1): Slot => ({ weekday: null, time, events });
const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

export function competition(position: number, path: string, name: string, icon: string): FeedCompetition {
  const [sport = '', organization = '', slug = ''] = path.split('/');
  return { id: slug, sport, organization, competition: slug, name, icon, position };
}

export const NFL = competition(1, 'football/united-states/nfl', 'NFL', 'football');

export const LEAGUES: readonly League[] = [
  {
    competition: NFL,
    sport: 'football',
    sides: NFL_TEAMS,
    first: 'AWAY',
    live: 1,
    upcoming: 47,
    slots: [
      { weekday: THURSDAY, time: '20:15', events: 1 },
      { weekday: SUNDAY, time: '13:00', events: 8 },
      { weekday: SUNDAY, time: '16:05', events: 2 },
      { weekday: SUNDAY, time: '16:25', events: 2 },
      { weekday: SUNDAY, time: '20:20', events: 1 },
      { weekday: MONDAY, time: '20:15', events: 1 },
    ],
    average: 22.6,
    spread: 3.4,
    homeAdvantage: 1.8,
    mostLead: 6,
    record: { style: 'W–L' },
    season: { rounds: 11, everyDays: 7 },
    restHours: 76,
    allMarketsDays: 8,
  },
  {
    competition: competition(2, 'basketball/united-states/nba', 'NBA', 'basketball'),
    sport: 'basketball',
    sides: NBA_TEAMS,
    first: 'AWAY',
    live: 4,
    upcoming: 36,
    slots: [DAILY('19:00', 2), DAILY('19:30', 2), DAILY('20:00', 2), DAILY('22:00'), DAILY('22:30')],
    average: 113,
    spread: 3.2,
    homeAdvantage: 2.4,
    record: { style: 'W–L' },
    season: { rounds: 14, everyDays: 2.2 },
    restHours: 20,
    allMarketsDays: 2,
  },
  {
    competition: competition(3, 'hockey/united-states/nhl', 'NHL', 'hockey'),
    sport: 'hockey',
    sides: NHL_TEAMS,
    first: 'AWAY',
    live: 3,
    upcoming: 33,
    slots: [DAILY('19:00', 3), DAILY('20:00', 2), DAILY('21:00'), DAILY('22:00', 2)],
    average: 3.05,
    spread: 0.28,
    homeAdvantage: 0.18,
    record: { style: 'W–L–OTL' },
    season: { rounds: 19, everyDays: 2.3 },
    restHours: 20,
    allMarketsDays: 2,
  },
  {
    competition: competition(4, 'football/united-states/ncaaf', 'College Football', 'football'),
    sport: 'collegeFootball',
    sides: COLLEGE_TEAMS,
    first: 'AWAY',
    live: 1,
    upcoming: 24,
    slots: [
      { weekday: FRIDAY, time: '20:00', events: 1 },
      { weekday: SATURDAY, time: '12:00', events: 3 },
      { weekday: SATURDAY, time: '15:30', events: 3 },
      { weekday: SATURDAY, time: '19:30', events: 2 },
    ],
    average: 27,
    spread: 6,
    homeAdvantage: 2.6,
    record: { style: 'W–L' },
    season: { rounds: 10, everyDays: 7 },
    restHours: 120,
    allMarketsDays: 4,
  },
  {
    competition: competition(5, 'basketball/united-states/ncaab', 'College Basketball', 'basketball'),
    sport: 'collegeBasketball',
    sides: COLLEGE_TEAMS,
    first: 'AWAY',
    live: 3,
    upcoming: 24,
    slots: [DAILY('18:30', 2), DAILY('19:00', 2), DAILY('21:00', 2), DAILY('23:00')],
    average: 74,
    spread: 4.5,
    homeAdvantage: 3,
    record: { style: 'W–L' },
    season: { rounds: 6, everyDays: 3 },
    restHours: 40,
    allMarketsDays: 2,
  },
  {
    competition: competition(6, 'soccer/england/premier-league', 'Premier League', 'soccer'),
    sport: 'soccer',
    sides: PREMIER_LEAGUE_TEAMS,
    first: 'HOME',
    live: 3,
    upcoming: 24,
    slots: [
      { weekday: SATURDAY, time: '7:30', events: 1 },
      { weekday: SATURDAY, time: '10:00', events: 3 },
      { weekday: SATURDAY, time: '12:30', events: 1 },
      { weekday: SUNDAY, time: '9:00', events: 1 },
      { weekday: SUNDAY, time: '11:30', events: 1 },
    ],
    average: 1.35,
    spread: 0.3,
    homeAdvantage: 0.22,
    record: { style: 'W–D–L' },
    season: { rounds: 12, everyDays: 7 },
    restHours: 60,
    allMarketsDays: 4,
  },
  {
    competition: competition(7, 'soccer/spain/la-liga', 'LaLiga', 'soccer'),
    sport: 'soccer',
    sides: LA_LIGA_TEAMS,
    first: 'HOME',
    live: 2,
    upcoming: 22,
    slots: [
      { weekday: FRIDAY, time: '15:00', events: 1 },
      { weekday: SATURDAY, time: '8:00', events: 1 },
      { weekday: SATURDAY, time: '10:15', events: 1 },
      { weekday: SATURDAY, time: '15:00', events: 1 },
      { weekday: SUNDAY, time: '10:15', events: 1 },
      { weekday: SUNDAY, time: '15:00', events: 1 },
    ],
    average: 1.28,
    spread: 0.32,
    homeAdvantage: 0.24,
    record: { style: 'W–D–L' },
    season: { rounds: 12, everyDays: 7 },
    restHours: 60,
    allMarketsDays: 4,
  },
  {
    competition: competition(8, 'tennis/atp/turin', 'ATP Turin', 'tennis'),
    sport: 'tennis',
    sides: ATP_PLAYERS,
    first: 'HOME',
    live: 1,
    upcoming: 7,
    slots: [DAILY('6:00'), DAILY('8:30'), DAILY('12:30'), DAILY('15:00')],
    average: 0.5,
    spread: 0.09,
    homeAdvantage: 0,
    record: null,
    season: { rounds: 6, everyDays: 6 },
    restHours: 20,
    allMarketsDays: 2,
  },
  {
    competition: competition(9, 'tennis/wta/riyadh', 'WTA Riyadh', 'tennis'),
    sport: 'tennis',
    sides: WTA_PLAYERS,
    first: 'HOME',
    live: 1,
    upcoming: 7,
    slots: [DAILY('7:00'), DAILY('9:30'), DAILY('11:00'), DAILY('13:30')],
    average: 0.5,
    spread: 0.09,
    homeAdvantage: 0,
    record: null,
    season: { rounds: 6, everyDays: 6 },
    restHours: 20,
    allMarketsDays: 2,
  },
  {
    competition: competition(10, 'mma/ufc/fight-night', 'UFC Fight Night', 'mma'),
    sport: 'mma',
    sides: UFC_FIGHTERS,
    first: 'HOME',
    live: 1,
    upcoming: 10,
    slots: ['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30'].map((time) => ({
      weekday: SATURDAY,
      time,
      events: 1,
    })),
    average: 0.5,
    spread: 0.13,
    homeAdvantage: 0,
    record: { style: 'W–L' },
    season: { rounds: 12, everyDays: 60 },
    restHours: 400,
    allMarketsDays: 8,
  },
  {
    competition: competition(11, 'baseball/mexico/winter-league', 'Winter League', 'baseball'),
    sport: 'baseball',
    sides: WINTER_LEAGUE_TEAMS,
    first: 'AWAY',
    live: 1,
    upcoming: 20,
    slots: [DAILY('20:00', 2), DAILY('21:00', 2), DAILY('22:00')],
    average: 4.4,
    spread: 0.5,
    homeAdvantage: 0.25,
    record: { style: 'W–L' },
    season: { rounds: 16, everyDays: 1.5 },
    restHours: 18,
    allMarketsDays: 2,
  },
  {
    competition: competition(12, 'boxing/world/title-fights', 'Boxing', 'boxing'),
    sport: 'boxing',
    sides: BOXERS,
    first: 'HOME',
    live: 1,
    upcoming: 8,
    slots: ['20:00', '20:45', '21:30', '22:15'].flatMap((time) => [
      { weekday: SATURDAY, time, events: 1 },
      { weekday: FRIDAY, time, events: 1 },
    ]),
    average: 0.5,
    spread: 0.14,
    homeAdvantage: 0,
    record: { style: 'W–L' },
    season: { rounds: 14, everyDays: 90 },
    restHours: 400,
    allMarketsDays: 8,
  },
  {
    competition: competition(13, 'cricket/australia/t20-league', 'T20 League', 'cricket'),
    sport: 'cricket',
    sides: T20_TEAMS,
    first: 'HOME',
    live: 1,
    upcoming: 12,
    slots: [DAILY('3:15'), DAILY('5:40')],
    average: 158,
    spread: 7,
    homeAdvantage: 4,
    record: { style: 'W–L' },
    season: { rounds: 5, everyDays: 3 },
    restHours: 20,
    allMarketsDays: 3,
  },
];

/** The leagues of a slate that keeps this many percent of their events, at least one of each kind that a league has. */
export function leaguesOfSlate(percent: number): readonly League[] {
  const part = (events: number): number => Math.ceil((events * percent) / 100);
  return LEAGUES.map((league) => ({ ...league, live: part(league.live), upcoming: part(league.upcoming) }));
}
