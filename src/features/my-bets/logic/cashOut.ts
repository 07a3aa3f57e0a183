import { type MoneyEffect, type MoneyEvent, type MoneyNews, stepMoneyRequest } from '../../../../core/money/moneyRequest.ts';
import { awaits, type MoneyState } from '../../../../core/money/moneyState.ts';
import type { Bet } from './bet.ts';

/** What some tenths of a bet pay now, and what would run on. In cents. */
export interface CashOutPart {
  readonly tenths: number;
  readonly amountCents: number;
  readonly runningStakeCents: number;
  readonly runningPayoutCents: number;
}

export interface CashOutOffer {
  readonly id: string;
  readonly betId: string;
  /** Grows with every change of the bet's events. */
  readonly version: number;
  readonly status: 'OFFERED' | 'SUSPENDED' | 'UNAVAILABLE';
  /** Ascending; the last is all that runs of the bet. */
  readonly parts: readonly CashOutPart[];
  readonly holdMs: number;
  readonly autoCents: number | null;
}

/** An acceptance: the offer it is of, and the amount that the player saw. */
export interface CashOutRequest {
  readonly betId: string;
  readonly offerId: string;
  readonly offerVersion: number;
  readonly tenths: number;
  readonly amountCents: number;
  /** How long the server holds it before it decides. */
  readonly holdMs: number;
}

export type CashOutAnswer =
  | { readonly kind: 'TAKEN'; readonly amountCents: number }
  | { readonly kind: 'REFUSED'; readonly refusal: 'OFFER_CHANGED' | 'SUSPENDED' | 'UNAVAILABLE' }
  /** The id was used for another request before, whose outcome is the outcome of the id. */
  | { readonly kind: 'ID_REUSED' };

/**
 * The cash out of one bet. `changed`: the offer is lower than the one that the player has seen; nothing is sent until the new one is
 * accepted. `sending`, `checking`: its money request (core/money/moneyRequest.ts); `request` is null where an earlier page has sent it.
 */
export type CashOutState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'choosing'; readonly tenths: number; readonly seenCents: number }
  | { readonly kind: 'changed'; readonly tenths: number; readonly seenCents: number }
  | (Extract<MoneyState, { kind: 'sending' }> & { readonly request: CashOutRequest })
  | (Extract<MoneyState, { kind: 'checking' }> & { readonly request: CashOutRequest | null })
  | { readonly kind: 'done'; readonly amountCents: number }
  | { readonly kind: 'failed'; readonly reason: 'OFFER_CHANGED' | 'SUSPENDED' | 'UNAVAILABLE' | 'NOT_RECEIVED' };

/** What is known of the cash out of one bet. */
export interface CashOut {
  /** The newest offer; null before the first one. */
  readonly offer: CashOutOffer | null;
  readonly state: CashOutState;
  /** The id of the next try, where the outcome of the last one is not known. */
  readonly reuseId: string | null;
}

export type CashOutEvent =
  | Exclude<MoneyNews, { type: 'loggedOut' }>
  | { readonly type: 'opened' }
  | { readonly type: 'partChosen'; readonly tenths: number }
  | { readonly type: 'closed' }
  /** @param openId the stored id of a cash out of this bet whose outcome is not known: perhaps another tab's. */
  | { readonly type: 'confirmed'; readonly freshId: string; readonly openId: string | null }
  | { readonly type: 'offered'; readonly offer: CashOutOffer }
  | { readonly type: 'answered' | 'checked'; readonly requestId: string; readonly answer: CashOutAnswer };

export type CashOutEffect = MoneyEffect | { readonly type: 'announce'; readonly amountCents: number };

export interface CashOutStep {
  readonly state: CashOut;
  readonly effects: readonly CashOutEffect[];
}

export const NO_CASH_OUT: CashOutState = { kind: 'idle' };

export const NOTHING_OFFERED: CashOut = { offer: null, state: NO_CASH_OUT, reuseId: null };

/** The part of an offer with these tenths, or with all that runs where there are fewer. */
export function partOf(offer: CashOutOffer | null, tenths: number): CashOutPart | null {
  if (offer?.status !== 'OFFERED') return null;
  return offer.parts.find((part) => part.tenths === tenths) ?? offer.parts.at(-1) ?? null;
}

/**
 * What these bets pay if all of them are cashed out now; null where none can be.
 * @param offerOf the newest offer of a bet; null before the first, when what the list has said holds.
 */
export function cashOutNow(
  bets: readonly Pick<Bet, 'id' | 'cashOutCents'>[],
  offerOf: (betId: string) => CashOutOffer | null,
): number | null {
  const amounts = bets.flatMap(({ id, cashOutCents }) => {
    const offer = offerOf(id);
    const cents = offer === null ? cashOutCents : (partOf(offer, 10)?.amountCents ?? null);
    return cents === null ? [] : [cents];
  });
  return amounts.length === 0 ? null : amounts.reduce((sum, cents) => sum + cents, 0);
}

export function nextCashOut(cashOut: CashOut, event: CashOutEvent): CashOutStep {
  const { offer, state } = cashOut;
  switch (event.type) {
    case 'opened':
      return isUnderWay(state) ? same(cashOut) : same({ ...cashOut, state: choosing(offer, 10) });
    case 'partChosen':
      return isOpen(state) ? same({ ...cashOut, state: choosing(offer, event.tenths) }) : same(cashOut);
    case 'closed':
      return isUnderWay(state) ? same(cashOut) : same({ ...cashOut, state: NO_CASH_OUT });
    case 'offered':
      return same(offered(cashOut, event.offer));
    case 'confirmed':
      return confirmed(cashOut, event.freshId, event.openId);
    case 'answered':
    case 'checked':
      return answered(cashOut, event.answer, { ...event, outcome: OUTCOMES[event.answer.kind] });
    default:
      return requested(cashOut, event);
  }
}

const OUTCOMES = { TAKEN: 'decided', REFUSED: 'refused', ID_REUSED: 'reused' } as const;

function same(state: CashOut): CashOutStep {
  return { state, effects: [] };
}

type UnderWay = Extract<CashOutState, { kind: 'sending' | 'checking' }>;
type Open = Extract<CashOutState, { kind: 'choosing' | 'changed' }>;

function isUnderWay(state: CashOutState): state is UnderWay {
  return state.kind === 'sending' || state.kind === 'checking';
}

function isOpen(state: CashOutState): state is Open {
  return state.kind === 'choosing' || state.kind === 'changed';
}

/** Whether the outcome of this id, or of any without one, is unknown. */
export function awaitsOutcome(cashOut: CashOut, requestId?: string): boolean {
  return requestId === undefined ? isUnderWay(cashOut.state) || cashOut.reuseId !== null : awaits(moneyOf(cashOut), requestId);
}

function moneyOf({ state, reuseId }: CashOut): MoneyState {
  return isUnderWay(state) ? state : { kind: 'idle', reuseId, notReceived: false };
}

function choosing(offer: CashOutOffer | null, tenths: number): CashOutState {
  const part = partOf(offer, tenths);
  return part ? { kind: 'choosing', tenths: part.tenths, seenCents: part.amountCents } : NO_CASH_OUT;
}

/** An answer may be overtaken by an update that knows more. */
function offered(cashOut: CashOut, offer: CashOutOffer): CashOut {
  const { offer: current, state } = cashOut;
  if (current !== null && offer.version < current.version) return cashOut;
  return { ...cashOut, offer, state: isOpen(state) ? compared(state, offer) : state };
}

/** A better offer is simply shown; a worse one waits for the player. */
function compared(state: Open, offer: CashOutOffer | null): CashOutState {
  const part = partOf(offer, state.tenths);
  if (part === null) return { kind: 'failed', reason: offer?.status === 'UNAVAILABLE' ? 'UNAVAILABLE' : 'SUSPENDED' };
  if (part.amountCents < state.seenCents) return { ...state, tenths: part.tenths, kind: 'changed' };
  return { kind: 'choosing', tenths: part.tenths, seenCents: part.amountCents };
}

/** A second press finds the state no longer open, so it sends nothing. What is not decided yet is asked for before anything is sent. */
function confirmed(cashOut: CashOut, freshId: string, openId: string | null): CashOutStep {
  const { offer, state, reuseId } = cashOut;
  if (!isOpen(state)) return same(cashOut);
  if (openId !== null && openId !== reuseId) return requested(cashOut, { type: 'restored', requestId: openId });
  const part = partOf(offer, state.tenths);
  if (offer === null || part === null) return same({ ...cashOut, state: compared(state, offer) });
  const { id: offerId, betId, version: offerVersion, holdMs } = offer;
  const request = { betId, offerId, offerVersion, tenths: part.tenths, amountCents: part.amountCents, holdMs };
  return requested(cashOut, { type: 'submit', freshId, heldMs: holdMs }, request);
}

/** @param request that of a submission. */
function requested(cashOut: CashOut, event: MoneyEvent, request: CashOutRequest | null = null): CashOutStep {
  const before = moneyOf(cashOut);
  const { state: money, effects } = stepMoneyRequest(before, event);
  if (money === before) return { state: cashOut, effects };
  const { state } = cashOut;
  if (money.kind === 'idle') {
    const over: CashOutState = money.notReceived ? { kind: 'failed', reason: 'NOT_RECEIVED' } : NO_CASH_OUT;
    return { state: { ...cashOut, state: isUnderWay(state) ? over : state, reuseId: money.reuseId }, effects };
  }
  const sent = request ?? (isUnderWay(state) ? state.request : null);
  if (money.kind === 'checking') return { state: { ...cashOut, state: { ...money, request: sent }, reuseId: null }, effects };
  return sent === null ? same(cashOut) : { state: { ...cashOut, state: { ...money, request: sent }, reuseId: null }, effects };
}

function answered(
  cashOut: CashOut,
  answer: CashOutAnswer,
  event: Extract<MoneyEvent, { type: 'answered' | 'checked' }>,
): CashOutStep {
  const step = requested(cashOut, event);
  if (step.state === cashOut) return step;
  const { effects } = step;
  if (answer.kind === 'TAKEN') {
    const { amountCents } = answer;
    return {
      state: { ...step.state, state: { kind: 'done', amountCents } },
      effects: [...effects, { type: 'announce', amountCents }],
    };
  }
  const { offer, state } = cashOut;
  if (answer.kind === 'ID_REUSED' || !isUnderWay(state)) return step;
  if (answer.refusal !== 'OFFER_CHANGED' || state.request === null)
    return { state: { ...step.state, state: { kind: 'failed', reason: answer.refusal } }, effects };
  const changed = { kind: 'changed', tenths: state.request.tenths, seenCents: state.request.amountCents } as const;
  return { state: { ...step.state, state: compared(changed, offer) }, effects };
}
