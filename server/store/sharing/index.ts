export { addSharedBet, findSharedBet, forgetSharedBets } from './sharedBets.ts';
export type { SharingTables } from './tables.ts';
