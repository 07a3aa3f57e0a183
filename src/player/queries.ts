/** The declared queries and mutations of the player's room. For code that is loaded for a player: a visitor's page never imports it at once. */
export * from './account.ts';
export * from './casinoBalances.ts';
export * from './limits.ts';
export * from './location.ts';
export * from './whereabouts.ts';
