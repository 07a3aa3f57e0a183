import type { Side as HomeOrAway } from '../../../core/contract.ts';
import type { SportKey } from '../simulator/sportProfile.ts';
import type { FeedCompetition } from '../types.ts';
import { COLLEGE_TEAMS } from './collegeTeams.ts';
import { LA_LIGA_TEAMS } from './laLigaTeams.ts';
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
  readonly record: { readonly games: number; readonly style: 'W–L' | 'W–L–OTL' | 'W–D–L' } | null;
}

const DAILY = (time: string, events = 1): Slot => ({ weekday: null, time, events });
const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

function competition(position: number, path: string, name: string, icon: string): FeedCompetition {
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
    upcoming: 15,
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
    record: { games: 10, style: 'W–L' },
  },
  {
    competition: competition(2, 'basketball/united-states/nba', 'NBA', 'basketball'),
    sport: 'basketball',
    sides: NBA_TEAMS,
    first: 'AWAY',
    live: 4,
    upcoming: 8,
    slots: [DAILY('19:00', 2), DAILY('19:30', 2), DAILY('20:00', 2), DAILY('22:00'), DAILY('22:30')],
    average: 113,
    spread: 3.2,
    homeAdvantage: 2.4,
    record: { games: 14, style: 'W–L' },
  },
  {
    competition: competition(3, 'hockey/united-states/nhl', 'NHL', 'hockey'),
    sport: 'hockey',
    sides: NHL_TEAMS,
    first: 'AWAY',
    live: 3,
    upcoming: 8,
    slots: [DAILY('19:00', 3), DAILY('20:00', 2), DAILY('21:00'), DAILY('22:00', 2)],
    average: 3.05,
    spread: 0.28,
    homeAdvantage: 0.18,
    record: { games: 19, style: 'W–L–OTL' },
  },
  {
    competition: competition(4, 'football/united-states/ncaaf', 'College Football', 'football'),
    sport: 'collegeFootball',
    sides: COLLEGE_TEAMS,
    first: 'AWAY',
    live: 1,
    upcoming: 9,
    slots: [
      { weekday: FRIDAY, time: '20:00', events: 1 },
      { weekday: SATURDAY, time: '12:00', events: 3 },
      { weekday: SATURDAY, time: '15:30', events: 3 },
      { weekday: SATURDAY, time: '19:30', events: 2 },
    ],
    average: 27,
    spread: 6,
    homeAdvantage: 2.6,
    record: { games: 10, style: 'W–L' },
  },
  {
    competition: competition(5, 'basketball/united-states/ncaab', 'College Basketball', 'basketball'),
    sport: 'collegeBasketball',
    sides: COLLEGE_TEAMS,
    first: 'AWAY',
    live: 3,
    upcoming: 7,
    slots: [DAILY('18:30', 2), DAILY('19:00', 2), DAILY('21:00', 2), DAILY('23:00')],
    average: 74,
    spread: 4.5,
    homeAdvantage: 3,
    record: { games: 5, style: 'W–L' },
  },
  {
    competition: competition(6, 'soccer/england/premier-league', 'Premier League', 'soccer'),
    sport: 'soccer',
    sides: PREMIER_LEAGUE_TEAMS,
    first: 'HOME',
    live: 3,
    upcoming: 7,
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
    record: { games: 11, style: 'W–D–L' },
  },
  {
    competition: competition(7, 'soccer/spain/la-liga', 'LaLiga', 'soccer'),
    sport: 'soccer',
    sides: LA_LIGA_TEAMS,
    first: 'HOME',
    live: 2,
    upcoming: 6,
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
    record: { games: 12, style: 'W–D–L' },
  },
  {
    competition: competition(8, 'tennis/atp/turin', 'ATP Turin', 'tennis'),
    sport: 'tennis',
    sides: ATP_PLAYERS,
    first: 'HOME',
    live: 1,
    upcoming: 5,
    slots: [DAILY('6:00'), DAILY('8:30'), DAILY('12:30'), DAILY('15:00')],
    average: 0.5,
    spread: 0.09,
    homeAdvantage: 0,
    record: null,
  },
  {
    competition: competition(9, 'tennis/wta/riyadh', 'WTA Riyadh', 'tennis'),
    sport: 'tennis',
    sides: WTA_PLAYERS,
    first: 'HOME',
    live: 1,
    upcoming: 4,
    slots: [DAILY('7:00'), DAILY('9:30'), DAILY('11:00'), DAILY('13:30')],
    average: 0.5,
    spread: 0.09,
    homeAdvantage: 0,
    record: null,
  },
  {
    competition: competition(10, 'mma/ufc/fight-night', 'UFC Fight Night', 'mma'),
    sport: 'mma',
    sides: UFC_FIGHTERS,
    first: 'HOME',
    live: 1,
    upcoming: 8,
    slots: ['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30'].map((time) => ({
      weekday: SATURDAY,
      time,
      events: 1,
    })),
    average: 0.5,
    spread: 0.13,
    homeAdvantage: 0,
    record: { games: 17, style: 'W–L' },
  },
];
