/** The environment of a server with a tenth of the events: enough of every league, and made in a third of the time. */
export const SMALL_SLATE = { SLATE_PERCENT: '10' } as const;
