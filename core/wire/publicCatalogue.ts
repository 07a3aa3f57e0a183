/**
 * Fields of Query with the same answer for everybody that may stay on a device: the worker may store a query of only these for an offline
 * reload, and their part of the Apollo cache may be persisted.
 */
export const STORED_ROOT_FIELDS: readonly string[] = [
  'schemaVersion',
  'sportsMenu',
  'casinoMenu',
  'casinoLobby',
  'casinoCategory',
  'casinoSubLobby',
  'casinoGamePage',
  'casinoJackpots',
  'casinoJackpotPage',
  'liveEventsCount',
  'competitionSections',
  'competition',
  'event',
  'houseRules',
  '__typename',
];

/**
 * Fields of Query with the same answer for everybody: a query with only these is public and sent without authorization. All others are
 * private. A search is public, but what somebody typed is stored nowhere; nor are movements of lines, one for each price that a pointer
 * has rested on, statistics of a game, which change with it, and featured bets, which are shown only while they can be bet on.
 */
export const PUBLIC_ROOT_FIELDS: readonly string[] = [
  ...STORED_ROOT_FIELDS,
  'search',
  'lineMovement',
  'eventStatistics',
  'featuredBets',
  'standings',
];

/** The cache in which the worker stores answers of the public catalogue. */
export function catalogueCacheName(brand: string): string {
  return `catalogue-${brand}`;
}
