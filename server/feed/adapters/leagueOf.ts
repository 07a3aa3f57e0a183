import { LEAGUES, type League } from '../leagues/leagues.ts';
import type { FeedCompetition } from '../types.ts';

/** The competition of a game of a feed. */
export interface FeedLeague {
  readonly competition: FeedCompetition;
  /** Null: one whose teams the product does not know. */
  readonly league: League | null;
  /** The visitor is listed first. */
  readonly visitorFirst: boolean;
}

/** A league that already has a page, by its competition's id. */
export function existingLeague(id: string): FeedLeague | null {
  const league = LEAGUES.find(({ competition }) => competition.id === id);
  return league ? { competition: league.competition, league, visitorFirst: league.first === 'AWAY' } : null;
}

const ICONS: ReadonlySet<string> = new Set(['football', 'basketball', 'hockey', 'soccer', 'tennis', 'mma']);
const VISITOR_FIRST: ReadonlySet<string> = new Set(['football', 'basketball', 'hockey', 'baseball']);

/** Any other league, as its feed tells it. @param key of the feed, for the id. @param slug of the path. */
export function otherLeague(source: string, key: string, sport: string, slug: string, name: string): FeedLeague {
  const competition = {
    id: `${source}-${key}`,
    sport,
    organization: 'world',
    competition: slug,
    name,
    icon: ICONS.has(sport) ? sport : 'soccer',
    position: 100,
  };
  return { competition, league: null, visitorFirst: VISITOR_FIRST.has(sport) };
}
