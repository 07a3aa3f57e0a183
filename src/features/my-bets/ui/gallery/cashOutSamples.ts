import { type CashOut, type CashOutOffer, type CashOutRequest, NO_CASH_OUT } from '../../logic/cashOut.ts';

const BET_CENTS = 30_00;
const OFFER: CashOutOffer = {
  id: 'offer',
  betId: '1',
  version: 1,
  status: 'OFFERED',
  holdMs: 0,
  autoCents: null,
  parts: Array.from({ length: 10 }, (_, index) => ({
    tenths: index + 1,
    amountCents: 285 * (index + 1),
    runningStakeCents: BET_CENTS - 300 * (index + 1),
    runningPayoutCents: 567 * (9 - index),
  })),
};
const REQUEST: CashOutRequest = {
  betId: '1',
  offerId: OFFER.id,
  offerVersion: 1,
  tenths: 10,
  amountCents: 28_50,
  holdMs: 0,
};

const SENDING = { kind: 'sending', requestId: 'request', request: REQUEST } as const;

export interface CashOutSample extends Pick<CashOut, 'offer' | 'state'> {
  readonly name: string;
  readonly isOnline?: boolean;
}

/** Cash outs in each of their states. */
export const CASH_OUTS: readonly CashOutSample[] = [
  { name: 'Cash out, listed only', offer: null, state: NO_CASH_OUT },
  { name: 'Cash out, offered', offer: OFFER, state: NO_CASH_OUT },
  { name: 'Cash out, suspended', offer: { ...OFFER, status: 'SUSPENDED', parts: [] }, state: NO_CASH_OUT },
  { name: 'Cash out, unavailable', offer: { ...OFFER, status: 'UNAVAILABLE', parts: [] }, state: NO_CASH_OUT },
  { name: 'Cash out, offline', offer: OFFER, state: NO_CASH_OUT, isOnline: false },
  { name: 'Cash out, all of it', offer: OFFER, state: { kind: 'choosing', tenths: 10, seenCents: 28_50 } },
  { name: 'Cash out, a part', offer: OFFER, state: { kind: 'choosing', tenths: 4, seenCents: 11_40 } },
  {
    name: 'Cash out, at a value',
    offer: { ...OFFER, autoCents: 45_00 },
    state: { kind: 'choosing', tenths: 10, seenCents: 28_50 },
  },
  { name: 'Cash out, choosing offline', offer: OFFER, state: { kind: 'choosing', tenths: 10, seenCents: 28_50 }, isOnline: false },
  { name: 'Cash out, fallen', offer: OFFER, state: { kind: 'changed', tenths: 10, seenCents: 29_90 } },
  { name: 'Cash out, sending', offer: OFFER, state: SENDING },
  { name: 'Cash out, held', offer: OFFER, state: { ...SENDING, request: { ...REQUEST, holdMs: 5_000 } } },
  { name: 'Cash out, being checked', offer: OFFER, state: { ...SENDING, kind: 'checking', attempt: 1, afterReload: false } },
  {
    name: 'Cash out, found again after a reload',
    offer: OFFER,
    state: { ...SENDING, kind: 'checking', attempt: 1, afterReload: true, request: null },
  },
  { name: 'Cash out, not received', offer: OFFER, state: { kind: 'failed', reason: 'NOT_RECEIVED' } },
  { name: 'Cash out, refused: changed', offer: OFFER, state: { kind: 'failed', reason: 'OFFER_CHANGED' } },
  { name: 'Cash out, done', offer: null, state: { kind: 'done', amountCents: 28_50 } },
  { name: 'Cash out, refused: suspended', offer: OFFER, state: { kind: 'failed', reason: 'SUSPENDED' } },
  { name: 'Cash out, refused: unavailable', offer: OFFER, state: { kind: 'failed', reason: 'UNAVAILABLE' } },
];
