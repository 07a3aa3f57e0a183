/** The zone of the leagues, and of times that are not a player's own. The database has its own rows of zones, by region. */
export const EASTERN = 'America/New_York';
