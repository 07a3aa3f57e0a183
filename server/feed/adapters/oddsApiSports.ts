import type { Side } from '../../../core/contract.ts';
import { foldName } from '../../domain/catalogue/sidesKey.ts';
import type { Participant } from '../../store/catalogue/tables.ts';
import { LEAGUES, type League } from '../leagues/leagues.ts';
import type { FeedCompetition } from '../types.ts';

/** The Odds API's sport keys of leagues that already have a page. */
const KNOWN: Readonly<Record<string, string>> = {
  americanfootball_nfl: 'nfl',
  americanfootball_ncaaf: 'ncaaf',
  basketball_nba: 'nba',
  basketball_ncaab: 'ncaab',
  icehockey_nhl: 'nhl',
  soccer_epl: 'premier-league',
  soccer_spain_la_liga: 'la-liga',
  mma_mixed_martial_arts: 'fight-night',
};

const SPORTS: Readonly<Record<string, string>> = {
  americanfootball: 'football',
  basketball: 'basketball',
  icehockey: 'hockey',
  soccer: 'soccer',
  tennis: 'tennis',
  mma: 'mma',
};

export interface FeedLeague {
  readonly competition: FeedCompetition;
  readonly league: League | null;
  /** The visitor is listed first. */
  readonly visitorFirst: boolean;
}

/** The competition of a sport key: an existing one, else a new one made from the key (`soccer_germany_bundesliga`). */
export function leagueOfSportKey(sportKey: string, sportTitle: string): FeedLeague {
  const league = LEAGUES.find(({ competition: { id } }) => id === KNOWN[sportKey]);
  if (league) return { competition: league.competition, league, visitorFirst: league.first === 'AWAY' };
  const [group = 'other', ...rest] = sportKey.split('_');
  const sport = SPORTS[group] ?? group;
  const slug = rest.join('-') || group;
  return {
    competition: {
      id: `odds-api-${sportKey}`,
      sport,
      organization: 'world',
      competition: slug,
      name: sportTitle,
      icon: SPORTS[group] ? sport : 'soccer',
      position: 100,
    },
    league: null,
    visitorFirst: group === 'americanfootball' || group === 'basketball' || group === 'icehockey' || group === 'baseball',
  };
}

const COLORS = ['#1d4ed8', '#b91c1c', '#047857', '#7c3aed', '#c2410c', '#0e7490', '#a16207', '#be185d'] as const;

/**
 * `Kansas City Chiefs` is a known team with its badge; an unknown name stays what it is and gets a badge made from its letters. Whole names
 * are compared, never their parts: Michigan State is not Michigan.
 */
export function participantOf(side: Side, name: string, league: League | null): Participant {
  const folded = foldName(name);
  const known = league?.sides.find((one) => [one.name, ...(one.fullNames ?? [])].some((full) => foldName(full) === folded));
  if (known) return { side, name: known.name, abbreviation: known.abbreviation, colors: known.colors, record: null };
  const words =
    foldName(name)
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? 'XX');
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return {
    side,
    name,
    abbreviation: letters.slice(0, 3).padEnd(2, 'X'),
    colors: [COLORS[sum % COLORS.length] ?? COLORS[0], '#e5e7eb'],
    record: null,
  };
}
