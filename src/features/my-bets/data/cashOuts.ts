import type { Timers } from '../../../platform/clock.ts';
import type { MutationFailure, ServerData } from '../../../platform/data/createServerData.ts';
import { mutation, playerQuery, subscription } from '../../../platform/data/declare.ts';
import { createStore, type ExternalStore } from '../../../platform/externalStore.ts';
import {
  type CashOutAnswer,
  type CashOutEffect,
  type CashOutEvent,
  type CashOutOffer,
  type CashOutRequest,
  type CashOutState,
  NO_CASH_OUT,
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
const knownCashOut = playerQuery({
  document: CashOutDocument,
  // Wrapped in an object, because null (the server does not know the request) is a valid answer.
  map: ({ cashOut }) => ({ answer: cashOut && answerOf(cashOut) }),
});
const cashOutBet = mutation({
  document: CashOutBetDocument,
  once: 'requestId',
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

/** What a card shows of the cash out of its bet. */
export interface CashOutView {
  /** Null before the first one. */
  readonly offer: CashOutOffer | null;
  readonly state: CashOutState;
}

export interface CashOuts {
  readonly views: ExternalStore<ReadonlyMap<string, CashOutView>>;
  /** Follows the offers for these bets until the returned end. */
  follow(betIds: readonly string[]): () => void;
  /** Drops what is known of bets that are not being cashed out. */
  forget(): void;
  raise(betId: string, event: CashOutEvent): void;
  /** Accepts the offer that is shown. */
  confirm(betId: string): void;
  /** The amount of every cash out that was paid: its card may be gone from the list by then. Returns the end. */
  onTaken(listener: (amountCents: number) => void): () => void;
  /** @returns whether the server has it. */
  setAuto(betId: string, amountCents: number): Promise<boolean>;
  removeAuto(betId: string): Promise<boolean>;
}

export interface CashOutPorts {
  readonly data: ServerData;
  readonly timers: Timers;
  readonly newId: () => string;
}

/** The most bets of one subscription. */
const MOST_FOLLOWED = 50;

const NOTHING: CashOutView = { offer: null, state: NO_CASH_OUT };

/** Performs the effects of the bets' cash outs, and holds their offers. */
export function createCashOuts({ data, timers, newId }: CashOutPorts): CashOuts {
  const listeners = new Set<(amountCents: number) => void>();
  const views = createStore<ReadonlyMap<string, CashOutView>>(new Map());
  const viewOf = (betId: string): CashOutView => views.getSnapshot().get(betId) ?? NOTHING;

  function put(betId: string, view: CashOutView): void {
    views.set(new Map(views.getSnapshot()).set(betId, view));
  }

  function raise(betId: string, event: CashOutEvent): void {
    const { offer, state } = viewOf(betId);
    const step = nextCashOut(state, event, offer);
    if (step.state !== state) put(betId, { offer, state: step.state });
    for (const effect of step.effects) perform(effect);
  }

  /** An answer may be overtaken by an update that knows more. */
  function onOffer(offer: CashOutOffer): void {
    const { offer: known, state } = viewOf(offer.betId);
    if (known !== null && offer.version < known.version) return;
    put(offer.betId, { offer, state });
    raise(offer.betId, { type: 'offered' });
  }

  function perform(effect: CashOutEffect): void {
    switch (effect.type) {
      case 'announce':
        for (const listener of listeners) listener(effect.amountCents);
        return;
      case 'send':
        void send(effect.request);
        return;
      case 'check':
        timers.after(effect.delayMs, () => void check(effect.request));
        return;
    }
  }

  async function send(request: CashOutRequest): Promise<void> {
    const { requestId, betId, amountCents, ...rest } = request;
    const outcome = await data.mutate(cashOutBet, { requestId, betId, amount: amountCents, ...rest });
    if (outcome.ok) {
      onOffer(outcome.value.offer);
      raise(betId, { type: 'answered', requestId, answer: outcome.value.answer });
    } else if (isRefusal(outcome.error))
      raise(betId, { type: 'answered', requestId, answer: { kind: 'REFUSED', refusal: 'UNAVAILABLE' } });
    else raise(betId, { type: 'noAnswer', requestId });
  }

  async function check(request: CashOutRequest): Promise<void> {
    const { requestId, betId } = request;
    const found = await data.ask(knownCashOut, { requestId });
    if (!found.ok) raise(betId, { type: 'noAnswer', requestId });
    else if (found.value.answer) raise(betId, { type: 'answered', requestId, answer: found.value.answer });
    else await send(request);
  }

  /** The server has read the request and nothing was decided under its id. */
  function isRefusal(failure: MutationFailure): boolean {
    return failure.kind === 'refused' && failure.codes.includes('BAD_USER_INPUT');
  }

  function forget(): void {
    const underWay = [...views.getSnapshot()].filter(([, { state }]) => state.kind === 'sending' || state.kind === 'checking');
    views.set(new Map(underWay));
  }

  return {
    views,
    raise,
    confirm: (betId) => raise(betId, { type: 'confirmed', freshId: newId() }),
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
    forget,
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
