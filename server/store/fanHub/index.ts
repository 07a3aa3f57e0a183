export { readBackedLegs, readGames } from './fanHub.ts';
