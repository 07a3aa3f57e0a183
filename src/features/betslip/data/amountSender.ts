import type { AmountField } from '../../../../core/contract.ts';
import type { Timers } from '../../../platform/clock.ts';
import { AMOUNT_DEBOUNCE_MS } from '../logic/constants.ts';
import type { BetslipApi } from './betslipApi.ts';
import type { SerialQueue } from './serialQueue.ts';
import type { SlipState } from './slipState.ts';

export interface AmountSender {
  type(draftBetId: string, field: AmountField, cents: number | null): void;
  /** Sends unconfirmed amounts again, after the slip was fetched. */
  resend(): void;
}

/**
 * Sends the last amount of each bet once typing pauses. An amount without an answer stays on the screen and is sent again later. A
 * placement does not depend on it, because it has its own amounts.
 */
export function amountSender(api: BetslipApi, state: SlipState, queue: SerialQueue, timers: Timers): AmountSender {
  const waiting = new Map<string, () => void>();

  function later(draftBetId: string): void {
    waiting.get(draftBetId)?.();
    waiting.set(
      draftBetId,
      timers.after(AMOUNT_DEBOUNCE_MS, () => {
        waiting.delete(draftBetId);
        void queue.run(() => send(draftBetId));
      }),
    );
  }

  async function send(draftBetId: string): Promise<void> {
    const draft = state.getSnapshot().drafts[draftBetId];
    if (!draft) return;
    const outcome = await api.setAmount(draftBetId, draft.field, draft.cents ?? 0);
    if (!outcome.ok) return;
    state.accept(outcome.value.slip);
    state.amount({ type: 'confirmed', draftBetId, edit: draft.edit });
  }

  return {
    type: (draftBetId, field, cents) => {
      state.amount({ type: 'typed', draftBetId, field, cents });
      later(draftBetId);
    },
    resend: () => {
      for (const draftBetId of Object.keys(state.getSnapshot().drafts)) later(draftBetId);
    },
  };
}
