import { ODDS_API } from '../feedAdapter.ts';
import { existingLeague, type FeedLeague, otherLeague } from './leagueOf.ts';

/** The Odds API's sport keys of leagues that already have a page. */
const LEAGUE_IDS: ReadonlyMap<string, string> = new Map([
  ['americanfootball_nfl', 'nfl'],
  ['americanfootball_ncaaf', 'ncaaf'],
  ['basketball_nba', 'nba'],
  ['basketball_ncaab', 'ncaab'],
  ['icehockey_nhl', 'nhl'],
  ['soccer_epl', 'premier-league'],
  ['soccer_spain_la_liga', 'la-liga'],
  ['mma_mixed_martial_arts', 'fight-night'],
]);

const SPORTS: ReadonlyMap<string, string> = new Map([
  ['americanfootball', 'football'],
  ['icehockey', 'hockey'],
]);

/** The competition of a sport key: an existing one, else a new one made from the key (`soccer_germany_bundesliga`). */
export function leagueOfSportKey(sportKey: string, sportTitle: string): FeedLeague {
  const existing = existingLeague(LEAGUE_IDS.get(sportKey) ?? '');
  if (existing) return existing;
  const [group = 'other', ...rest] = sportKey.split('_');
  return otherLeague(ODDS_API.source, sportKey, SPORTS.get(group) ?? group, rest.join('-') || group, sportTitle);
}
