/**
 * The door of the player's room for code that a visitor's page loads too: types, and what is there at once.
 * The queries, which are loaded with a player, are in queries.ts.
 */
import { lazyModule } from '../../core/lazyModule.ts';

export { oddsFormatOf } from './oddsFormat.ts';
export { type Player, playerOf, usePlayer } from './player.ts';
export { useSessionTimes } from './sessionTimes.ts';
export { logOutForStrongAuthOff, strongAuthOffRequester } from './strongAuthOff.ts';
export type * from './types.ts';
export { useVisitor } from './visitor.ts';

/** Follows the player of a log-in. */
export const playerStart = lazyModule(() => import('./followPlayer.ts').then((module) => module.followPlayer));
