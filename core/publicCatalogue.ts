/**
 * Fields of Query that answer everybody alike. A query of nothing else is public: it is sent without authorization, may be kept by the
 * worker for an offline reload, and its part of the Apollo cache may be persisted. Everything else is private and kept nowhere.
 */
export const PUBLIC_ROOT_FIELDS: readonly string[] = [
  'schemaVersion',
  'sportsMenu',
  'liveEventsCount',
  'competitionSections',
  'competition',
  'event',
  '__typename',
];
