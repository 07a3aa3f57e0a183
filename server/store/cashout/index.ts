export { listAutoCashOuts, removeAutoCashOut, setAutoCashOut } from './autoCashOut.ts';
export {
  type AutoCashOut,
  type CashOutDecision,
  type CashOutOutcome,
  type CashOutRefusal,
  type CashOutRequest,
  cashOut,
  cashOutAutomatically,
  findCashOut,
} from './cashOut.ts';
export { type ReadOffer, readOffers } from './readOffers.ts';
export type { CashOutTables } from './tables.ts';
