import type { Clock, Timers } from '../../../platform/clock.ts';
import { ANSWER_TIMEOUT_MS } from '../logic/constants.ts';
import {
  type BetToPlace,
  nextPlacement,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementRequest,
} from '../logic/placement.ts';
import type { BetslipApi } from './betslipApi.ts';
import type { SlipState } from './slipState.ts';

/** The placement whose fate is not yet known, as stored for this user of this brand before it is sent. */
export interface StoredPlacement {
  readonly placementId: string;
  /** Epoch milliseconds. */
  readonly storedAt: number;
}

/** Where the one unsettled placement of a user is kept. `write` settles when it is stored. */
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
  /** Looks for a placement left unsettled by an earlier page. */
  resume(): void;
  edited(): void;
  loggedOut(): void;
}

/** Carries out what the placement machine decides: stores, sends, asks, forgets. */
export function placementRunner(ports: RunnerPorts): PlacementRunner {
  const { api, state, slot, clock, timers } = ports;

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
        timers.after(effect.delayMs, () => void check(effect.placementId));
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
    const outcome = await api.place(request);
    stop();
    if (!outcome.ok) {
      ports.report('betslip.place', outcome.error);
      dispatch({ type: 'noAnswer', placementId });
      return;
    }
    state.accept(outcome.value.slip);
    dispatch({ type: 'answered', placementId, answer: outcome.value.answer });
  }

  async function check(placementId: string): Promise<void> {
    const now = state.getSnapshot().placement;
    if (now.kind !== 'checking' || now.placementId !== placementId) return;
    const outcome = await api.placement(placementId);
    const stillOnItsWay = now.afterReload && clock.now() - (slot.read()?.storedAt ?? 0) < ANSWER_TIMEOUT_MS;
    if (!outcome.ok || (outcome.value === null && stillOnItsWay)) {
      dispatch({ type: 'checkFailed', placementId });
      return;
    }
    dispatch({ type: 'checked', placementId, answer: outcome.value });
    if (outcome.value === null) return;
    const slip = await api.fetch();
    if (slip.ok) state.accept(slip.value);
  }

  return {
    // Another tab's placement that is not settled comes first: it may well be of these same bets.
    place: (bets) => {
      const open = slot.read();
      const current = state.getSnapshot().placement;
      const ours = current.kind === 'idle' && current.reuseId === open?.placementId;
      if (open !== null && !ours && bets.length > 0) dispatch({ type: 'restored', placementId: open.placementId });
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
