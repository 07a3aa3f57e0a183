import type { Clock, Timers } from '../../../platform/clock.ts';
import type { ServerData } from '../../../platform/data/createServerData.ts';
import { mutation, playerQuery, subscription } from '../../../platform/data/declare.ts';
import { type MoneyRequestPorts, moneyRequest } from '../../../platform/data/moneyRequest.ts';
import { openRequests } from '../../../platform/data/openRequests.ts';
import type { ExternalStore } from '../../../platform/externalStore.ts';
import { runMachine, type Step } from '../../../platform/runMachine.ts';
import type { Owner } from '../../../platform/storage/persistedValue.ts';
import {
  awaitsOutcome,
  type CashOut,
  type CashOutAnswer,
  type CashOutEffect,
  type CashOutEvent,
  type CashOutOffer,
  type CashOutRequest,
  NOTHING_OFFERED,
  nextCashOut,
} from '../logic/cashOut.ts';
import {
  CashOutBetDocument,
  CashOutDocument,
  type CashOutFieldsFragment,
  CashOutOffersUpdatedDocument,
  type OfferFieldsFragment,
  RemoveAutoCashOutDocument,
  SetAutoCashOutDocument,
} from './cashOut.generated.ts';

const offerUpdates = subscription({
  document: CashOutOffersUpdatedDocument,
  map: ({ cashOutOffersUpdated }) => cashOutOffersUpdated.map(offerOf),
});
const cashOutById = playerQuery({
  document: CashOutDocument,
  // Wrapped in an object, because null (the server does not know the request) is a valid answer.
  map: ({ cashOut }) => ({ answer: cashOut && answerOf(cashOut) }),
});
const cashOutBet = mutation({
  document: CashOutBetDocument,
  map: ({ cashOutBet: { cashOut, offer } }) => ({ answer: answerOf(cashOut), offer: offerOf(offer) }),
});
const setAuto = mutation({ document: SetAutoCashOutDocument, map: ({ setAutoCashOut }) => changeOf(setAutoCashOut) });
const removeAuto = mutation({ document: RemoveAutoCashOutDocument, map: ({ removeAutoCashOut }) => changeOf(removeAutoCashOut) });

function offerOf({ parts, autoCashOutAmount, ...offer }: OfferFieldsFragment): CashOutOffer {
  return {
    ...offer,
    parts: parts.map(({ tenths, amount, runningBetAmount, runningPayoutAmount }) => ({
      tenths,
      amountCents: amount,
      runningStakeCents: runningBetAmount,
      runningPayoutCents: runningPayoutAmount,
    })),
    autoCents: autoCashOutAmount?.amount ?? null,
  };
}

function answerOf({ status, refusal, amount }: CashOutFieldsFragment): CashOutAnswer {
  if (status === 'TAKEN') return { kind: 'TAKEN', amountCents: amount?.amount ?? 0 };
  return { kind: 'REFUSED', refusal: refusal ?? 'UNAVAILABLE' };
}

function changeOf({ changed, offer }: { readonly changed: boolean; readonly offer: OfferFieldsFragment }) {
  return { changed, offer: offerOf(offer) };
}

export interface CashOuts {
  readonly views: ExternalStore<CashOutsByBet>;
  /** Follows the offers for these bets until the returned end. */
  follow(betIds: readonly string[]): () => void;
  /** Drops what is known of bets that are not being cashed out. */
  forget(): void;
  raise(betId: string, event: CashOutEvent): void;
  /** Accepts the offer that is shown. */
  confirm(betId: string): Promise<void>;
  /** The amount of every cash out that was paid: its card may be gone from the list by then. Returns the end. */
  onTaken(listener: (amountCents: number) => void): () => void;
  /** @returns whether the server has it. */
  setAuto(betId: string, amountCents: number): Promise<boolean>;
  removeAuto(betId: string): Promise<boolean>;
}

export interface CashOutPorts {
  readonly data: ServerData;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Who is logged in. */
  readonly owner: ExternalStore<Owner>;
  /** The cash outs whose outcome is not known, by bet. */
  readonly stored: MoneyRequestPorts<CashOutRequest, CashOutAnswer>['stored'];
  readonly newId: () => string;
}

type CashOutsByBet = ReadonlyMap<string, CashOut>;

/** An event of one bet; or: the page was left (`left`), another player has it (`ownerChanged`). */
type Event = { readonly betId: string; readonly event: CashOutEvent } | 'left' | 'ownerChanged';

/** The most bets of one subscription. */
const MOST_FOLLOWED = 50;

const NO_CASH_OUTS: CashOutsByBet = new Map();

export const PERSISTED_CASH_OUTS = openRequests('myBets.cashOuts');

function step(
  cashOuts: CashOutsByBet,
  event: Event,
): Step<CashOutsByBet, { readonly betId: string; readonly effect: CashOutEffect }> {
  if (event === 'ownerChanged') return { state: NO_CASH_OUTS, effects: [] };
  if (event === 'left') return { state: new Map([...cashOuts].filter(([, one]) => awaitsOutcome(one))), effects: [] };
  const { betId } = event;
  const before = cashOuts.get(betId) ?? NOTHING_OFFERED;
  const { state, effects } = nextCashOut(before, event.event);
  return {
    state: state === before ? cashOuts : new Map(cashOuts).set(betId, state),
    effects: effects.map((effect) => ({ betId, effect })),
  };
}

/** Holds the cash outs of the bets of a page, with their offers. One whose outcome an earlier page did not learn is asked for. */
export function createCashOuts({ data, clock, timers, owner, stored, newId }: CashOutPorts): CashOuts {
  const listeners = new Set<(amountCents: number) => void>();
  const { send, ...views } = runMachine(NO_CASH_OUTS, step, perform);
  const cashOutOf = (betId: string): CashOut => views.getSnapshot().get(betId) ?? NOTHING_OFFERED;
  const raise = (betId: string, event: CashOutEvent): void => send({ betId, event });
  const onOffer = (offer: CashOutOffer): void => raise(offer.betId, { type: 'offered', offer });
  const requests = moneyRequest<CashOutRequest, CashOutAnswer>({
    stored,
    clock,
    timers,
    raise: (event) => {
      const betId = betOf(event.requestId);
      if (betId !== null) raise(betId, event);
    },
    definition: { keyOf: ({ betId }) => betId, heldMs: ({ holdMs }) => holdMs, send: accept, check, repeats: true },
  });

  /** The bet whose cash out waits for the outcome of this id. */
  function betOf(requestId: string): string | null {
    return [...views.getSnapshot()].find(([, one]) => awaitsOutcome(one, requestId))?.[0] ?? null;
  }

  function perform({ betId, effect }: { readonly betId: string; readonly effect: CashOutEffect }): void {
    switch (effect.type) {
      case 'announce':
        for (const listener of listeners) listener(effect.amountCents);
        return;
      case 'storeAndSend': {
        const { state } = cashOutOf(betId);
        if (state.kind === 'sending') void requests.send(effect, state.request);
        return;
      }
      case 'check':
        timers.after(effect.delayMs, () => {
          if (awaitsOutcome(cashOutOf(betId), effect.requestId)) void requests.check(effect.requestId);
        });
        return;
      case 'forget':
        requests.forget(effect.requestId);
        return;
    }
  }

  async function accept(requestId: string, request: CashOutRequest): Promise<CashOutAnswer | null> {
    const { betId, amountCents: amount, offerId, offerVersion, tenths } = request;
    const outcome = await data.mutate(cashOutBet, { requestId, betId, amount, offerId, offerVersion, tenths });
    if (outcome.ok) {
      onOffer(outcome.value.offer);
      return outcome.value.answer;
    }
    const codes = outcome.error.kind === 'refused' ? outcome.error.codes : [];
    if (codes.includes('REQUEST_ID_REUSED')) return { kind: 'ID_REUSED' };
    // The server has read the request, and cannot take it.
    return codes.includes('BAD_USER_INPUT') ? { kind: 'REFUSED', refusal: 'UNAVAILABLE' } : null;
  }

  async function check(requestId: string): Promise<CashOutAnswer | 'unknown' | null> {
    const found = await data.ask(cashOutById, { requestId });
    return found.ok ? (found.value.answer ?? 'unknown') : null;
  }

  async function restore(): Promise<void> {
    send('ownerChanged');
    await requests.loaded();
    for (const [betId, { requestId }] of Object.entries(requests.open())) raise(betId, { type: 'restored', requestId });
  }
  owner.subscribe(() => void restore());
  void restore();

  return {
    views,
    raise,
    confirm: async (betId) => {
      await requests.loaded();
      const openId = requests.open()[betId]?.requestId ?? null;
      raise(betId, { type: 'confirmed', freshId: newId(), openId });
    },
    onTaken: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (betIds) => {
      const ends = Array.from({ length: Math.ceil(betIds.length / MOST_FOLLOWED) }, (_, index) =>
        data.subscribe(offerUpdates, { betIds: betIds.slice(index * MOST_FOLLOWED, (index + 1) * MOST_FOLLOWED) }, (offers) => {
          for (const offer of offers) onOffer(offer);
        }),
      );
      return () => {
        for (const end of ends) end();
      };
    },
    forget: () => send('left'),
    setAuto: async (betId, amount) => {
      const outcome = await data.mutate(setAuto, { betId, amount });
      if (outcome.ok) onOffer(outcome.value.offer);
      return outcome.ok && outcome.value.changed;
    },
    removeAuto: async (betId) => {
      const outcome = await data.mutate(removeAuto, { betId });
      if (outcome.ok) onOffer(outcome.value.offer);
      return outcome.ok;
    },
  };
}
