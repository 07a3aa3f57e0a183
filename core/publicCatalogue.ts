/**
 * Fields of Query with the same answer for everybody. A query with only these is public: it is sent without authorization, the
 * worker may store it for an offline reload, and its part of the Apollo cache may be persisted. All others are private and never stored.
 */
export const PUBLIC_ROOT_FIELDS: readonly string[] = [
  'schemaVersion',
  'sportsMenu',
  'casinoMenu',
  'liveEventsCount',
  'competitionSections',
  'competition',
  'event',
  '__typename',
];
