export { type AutoCashOutJob, autoCashOutJob, removeAutoCashOut, setAutoCashOut } from './autoCashOut.ts';
export {
  type CashOutOutcome,
  type CashOutRefusal,
  type CashOutRequest,
  cashOut,
  findCashOut,
  type KnownCashOut,
} from './cashOut.ts';
export { type ReadOffer, readOffers } from './readOffers.ts';
