export { changeSlip, forgetAnonymousSlips, type MovedSlip, moveSlip, readSlip, type StoredSlip } from './betslips.ts';
export type { BetslipTables } from './tables.ts';
