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

/** An acceptance: the id, made once, the offer it is of, and the amount that the player saw. */
export interface CashOutRequest {
  readonly requestId: string;
  readonly betId: string;
  readonly offerId: string;
  readonly offerVersion: number;
  readonly tenths: number;
  readonly amountCents: number;
}

export type CashOutAnswer =
  | { readonly kind: 'TAKEN'; readonly amountCents: number }
  | { readonly kind: 'REFUSED'; readonly refusal: 'OFFER_CHANGED' | 'SUSPENDED' | 'UNAVAILABLE' };

/**
 * The cash out of one bet. `changed`: the offer is lower than the one that the player has seen; nothing is sent until the new one is
 * accepted. `checking`: no answer came, so whether it was paid is not known; the server pays an id once, and an offer only while no other
 * part of the bet was cashed out, so neither a repetition nor a reload pays twice.
 */
export type CashOutState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'choosing'; readonly tenths: number; readonly seenCents: number }
  | { readonly kind: 'changed'; readonly tenths: number; readonly seenCents: number }
  | { readonly kind: 'sending'; readonly request: CashOutRequest; readonly holdMs: number }
  | { readonly kind: 'checking'; readonly request: CashOutRequest; readonly attempt: number }
  | { readonly kind: 'done'; readonly amountCents: number }
  | { readonly kind: 'failed'; readonly reason: 'SUSPENDED' | 'UNAVAILABLE' };

export type CashOutEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'partChosen'; readonly tenths: number }
  | { readonly type: 'closed' }
  | { readonly type: 'confirmed'; readonly freshId: string }
  | { readonly type: 'offered' }
  | { readonly type: 'answered'; readonly requestId: string; readonly answer: CashOutAnswer }
  | { readonly type: 'noAnswer'; readonly requestId: string };

export type CashOutEffect =
  | { readonly type: 'send'; readonly request: CashOutRequest }
  /** Ask what became of the id; where the server has never received it, send it again. */
  | { readonly type: 'check'; readonly request: CashOutRequest; readonly delayMs: number }
  | { readonly type: 'announce'; readonly amountCents: number };

export interface CashOutStep {
  readonly state: CashOutState;
  readonly effects: readonly CashOutEffect[];
}

export const NO_CASH_OUT: CashOutState = { kind: 'idle' };

const CHECK_DELAYS_MS = [500, 1_000, 2_000, 4_000] as const;

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

/** @param offer the newest one for the bet; null before the first. */
export function nextCashOut(state: CashOutState, event: CashOutEvent, offer: CashOutOffer | null): CashOutStep {
  switch (event.type) {
    case 'opened':
      return state.kind === 'sending' || state.kind === 'checking' ? same(state) : same(choosing(offer, 10));
    case 'partChosen':
      return state.kind === 'choosing' || state.kind === 'changed' ? same(choosing(offer, event.tenths)) : same(state);
    case 'closed':
      return state.kind === 'sending' || state.kind === 'checking' ? same(state) : same(NO_CASH_OUT);
    case 'offered':
      return same(offered(state, offer));
    case 'confirmed':
      return confirmed(state, event.freshId, offer);
    case 'answered':
      return awaits(state, event.requestId) ? answered(state, event.answer, offer) : same(state);
    case 'noAnswer':
      return awaits(state, event.requestId) ? checking(state) : same(state);
  }
}

function same(state: CashOutState): CashOutStep {
  return { state, effects: [] };
}

type Awaiting = Extract<CashOutState, { kind: 'sending' | 'checking' }>;

function awaits(state: CashOutState, requestId: string): state is Awaiting {
  return (state.kind === 'sending' || state.kind === 'checking') && state.request.requestId === requestId;
}

function choosing(offer: CashOutOffer | null, tenths: number): CashOutState {
  const part = partOf(offer, tenths);
  return part ? { kind: 'choosing', tenths: part.tenths, seenCents: part.amountCents } : NO_CASH_OUT;
}

/** A better offer is simply shown; a worse one waits for the player. */
function offered(state: CashOutState, offer: CashOutOffer | null): CashOutState {
  if (state.kind !== 'choosing' && state.kind !== 'changed') return state;
  const part = partOf(offer, state.tenths);
  if (part === null) return { kind: 'failed', reason: offer?.status === 'UNAVAILABLE' ? 'UNAVAILABLE' : 'SUSPENDED' };
  if (part.amountCents < state.seenCents) return { ...state, tenths: part.tenths, kind: 'changed' };
  return { kind: 'choosing', tenths: part.tenths, seenCents: part.amountCents };
}

/** A second press finds the state no longer open, so it sends nothing. */
function confirmed(state: CashOutState, freshId: string, offer: CashOutOffer | null): CashOutStep {
  if (state.kind !== 'choosing' && state.kind !== 'changed') return same(state);
  const part = partOf(offer, state.tenths);
  if (offer === null || part === null) return same(offered(state, offer));
  const request = {
    requestId: freshId,
    betId: offer.betId,
    offerId: offer.id,
    offerVersion: offer.version,
    tenths: part.tenths,
    amountCents: part.amountCents,
  };
  return { state: { kind: 'sending', request, holdMs: offer.holdMs }, effects: [{ type: 'send', request }] };
}

function answered({ request }: Awaiting, answer: CashOutAnswer, offer: CashOutOffer | null): CashOutStep {
  if (answer.kind === 'TAKEN') {
    const { amountCents } = answer;
    return { state: { kind: 'done', amountCents }, effects: [{ type: 'announce', amountCents }] };
  }
  if (answer.refusal !== 'OFFER_CHANGED') return same({ kind: 'failed', reason: answer.refusal });
  const changed = { kind: 'changed', tenths: request.tenths, seenCents: request.amountCents } as const;
  return same(offered(changed, offer));
}

function checking(state: Awaiting): CashOutStep {
  const attempt = state.kind === 'checking' ? state.attempt + 1 : 0;
  const { request } = state;
  const delayMs = CHECK_DELAYS_MS[attempt] ?? 5_000;
  return { state: { kind: 'checking', request, attempt }, effects: [{ type: 'check', request, delayMs }] };
}
