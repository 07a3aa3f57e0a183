export const SEARCH_TABS = ['ALL', 'SPORTSBOOK', 'CASINO'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];
