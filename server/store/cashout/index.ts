export { listAutoCashOuts, removeAutoCashOut, setAutoCashOut } from './autoCashOut.ts';
export {
  type AutoCashOut,
  type CashOutOutcome,
  type CashOutRefusal,
  type CashOutRequest,
  cashOut,
  cashOutAutomatically,
  findCashOut,
  type KnownCashOut,
} from './cashOut.ts';
export { type ReadOffer, readOffers } from './readOffers.ts';
