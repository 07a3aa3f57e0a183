/**
 * The door of the player's room for code that a visitor's page loads too: types, and what is there at once.
 * The queries, which are loaded with a player, are in queries.ts.
 */
export type * from './types.ts';
