import type { Clock, Timers } from '../../../platform/clock.ts';
import { ANSWER_TIMEOUT_MS } from '../logic/constants.ts';
import {
  awaits,
  type BetToPlace,
  heldMsOf,
  nextPlacement,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementRequest,
  type SentRequest,
} from '../logic/placement.ts';
import type { BetslipApi } from './betslipApi.ts';
import type { SlipState } from './slipState.ts';

/** An unsettled placement, stored for this user of this brand before it is sent. */
export interface StoredPlacement {
  readonly placementId: string;
  /** Epoch milliseconds. */
  readonly storedAt: number;
}

/** The storage of a user's one unsettled placement. `write` settles when it is stored. */
export interface PlacementSlot {
  read(): StoredPlacement | null;
  write(placement: StoredPlacement | null): Promise<void>;
}

export interface RunnerPorts {
  readonly api: BetslipApi;
  readonly state: SlipState;
  readonly slot: PlacementSlot;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly onPlaced: (balanceCents: number | null) => void;
  readonly report: (scope: string, error: unknown) => void;
}

export interface PlacementRunner {
  place(bets: readonly BetToPlace[]): void;
  /** Checks a placement that an earlier page left unsettled. */
  resume(): void;
  edited(): void;
  loggedOut(): void;
}

/** Runs the effects of the placement state machine. */
export function placementRunner(ports: RunnerPorts): PlacementRunner {
  const { api, state, slot, clock, timers } = ports;
  /** Requests of this page without an answer. Does not contain ids of earlier pages or other tabs. */
  const sent = new Map<string, SentRequest['fate']>();
  let cancelCheck = (): void => undefined;

  function dispatch(event: PlacementEvent): void {
    const before = state.getSnapshot().placement;
    const step = nextPlacement(before, event);
    const isOut = step.state.kind === 'sending' || step.state.kind === 'checking';
    const placing = step.state.kind === 'sending' && before.kind === 'idle' ? state.slip() : state.getSnapshot().placing;
    if (step.state !== before) state.patch({ placement: step.state, placing: isOut ? placing : null });
    if (step.state.kind === 'placed' && before.kind !== 'placed') ports.onPlaced(step.state.receipt.balanceCents);
    for (const effect of step.effects) carryOut(effect);
  }

  function carryOut(effect: PlacementEffect): void {
    switch (effect.type) {
      case 'storeAndSend':
        void storeAndSend(effect.request, effect.answerWithinMs);
        return;
      case 'check':
        cancelCheck();
        cancelCheck = timers.after(effect.delayMs, () => void check(effect.placementId));
        return;
      case 'forget':
        if (slot.read()?.placementId === effect.placementId) void slot.write(null);
        return;
      case 'revertAfter':
        timers.after(effect.delayMs, () => dispatch({ type: 'revert', placementId: effect.placementId }));
        return;
    }
  }

  async function storeAndSend(request: PlacementRequest, answerWithinMs: number): Promise<void> {
    const { placementId } = request;
    await slot.write({ placementId, storedAt: clock.now() });
    const stop = timers.after(answerWithinMs, () => dispatch({ type: 'noAnswer', placementId }));
    const sentAt = clock.now();
    sent.set(placementId, 'out');
    const outcome = await api.place(request);
    stop();
    if (!outcome.ok) {
      // A connection that breaks at once has lost the request. After a stall the request may still reach the server. If the server
      // holds the bets for a delay, a broken connection does not stop the placement.
      const isBroken = heldMsOf(request.bets) === 0 && clock.now() - sentAt < ANSWER_TIMEOUT_MS;
      sent.set(placementId, isBroken ? 'broken' : 'lost');
      if (outcome.error !== 'OTHER_OWNER') ports.report('betslip.place', outcome.error);
      dispatch({ type: 'noAnswer', placementId });
      return;
    }
    sent.delete(placementId);
    state.accept(outcome.value.slip);
    dispatch({ type: 'answered', placementId, answer: outcome.value.answer });
  }

  async function check(placementId: string): Promise<void> {
    const before = state.getSnapshot().placement;
    if (before.kind === 'sending' || !awaits(before, placementId)) return;
    const outcome = await api.placement(placementId);
    if (!outcome.ok) {
      dispatch({ type: 'checkFailed', placementId });
      return;
    }
    if (outcome.value === null) {
      dispatch({ type: 'unknown', placementId, sent: { fate: sent.get(placementId) ?? 'lost', ageMs: ageMs(placementId) } });
      return;
    }
    dispatch({ type: 'checked', placementId, answer: outcome.value });
    const slip = await api.fetch();
    if (slip.ok) state.accept(slip.value);
  }

  /** Infinity if the placement is no longer stored, because it was settled or given up. */
  function ageMs(placementId: string): number {
    const open = slot.read();
    return open?.placementId === placementId ? clock.now() - open.storedAt : Number.POSITIVE_INFINITY;
  }

  return {
    // An unsettled placement, also of another tab, is checked first: it may contain the same bets.
    place: (bets) => {
      const current = state.getSnapshot().placement;
      const reuseId = current.kind === 'idle' ? current.reuseId : null;
      const openId = slot.read()?.placementId ?? null;
      const unsettled = openId === reuseId ? null : (openId ?? reuseId);
      if (unsettled !== null && bets.length > 0) dispatch({ type: 'restored', placementId: unsettled });
      else dispatch({ type: 'submit', freshId: ports.newId(), bets });
    },
    resume: () => {
      const open = slot.read();
      if (open !== null) dispatch({ type: 'restored', placementId: open.placementId });
    },
    edited: () => dispatch({ type: 'edited' }),
    loggedOut: () => dispatch({ type: 'loggedOut' }),
  };
}
