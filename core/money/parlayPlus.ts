/** The competitions whose games the model of a parlay-plus was measured on, by their slugs (docs/adr/0020). `place_bets` has them, too. */
export const MEASURED_COMPETITIONS: readonly string[] = ['nfl'];
