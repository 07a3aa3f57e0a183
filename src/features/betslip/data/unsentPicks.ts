import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ExternalStore } from '../../../platform/externalStore.ts';
import type { PersistedText } from '../../../platform/storage/persistedText.ts';
import type { LoginState } from '../logic/betButton.ts';

import { leftUnsent, readUnsent, type UnsentPicks } from '../logic/unsent.ts';
import type { SlipState } from './slipState.ts';

export interface UnsentPorts {
  readonly state: SlipState;
  /** Stored per tab and written synchronously, because the page may be closed at any moment. */
  readonly unsent: PersistedText;
  readonly login: ExternalStore<LoginState>;
  readonly clock: Clock;
  /** Settles when this device has stored the server's newest slip. */
  readonly slipStored: () => Promise<void>;
  readonly add: (pick: PickedSelection) => void;
}

/**
 * A pick is shown before the server has it. This tab stores the pick until the server has it and this device has stored the slip with it.
 * After a reload in between, the tab fetches the slip and sends the pick again.
 */
export function unsentPicks({ state, unsent, login, clock, slipStored, add }: UnsentPorts): { resend(): void; stop(): void } {
  const before = readUnsent(unsent.read());
  let left: readonly PickedSelection[] = before?.picks ?? [];
  let underWay: readonly PickedSelection[] = [];

  function write(): void {
    const picks = [...left, ...underWay];
    const stored: UnsentPicks = { at: clock.now(), isPlayer: login.getSnapshot() === 'loggedIn', picks };
    unsent.write(picks.length === 0 ? null : JSON.stringify(stored));
  }

  async function writeOnceStored(): Promise<void> {
    await slipStored();
    write();
  }

  function note(): void {
    const now = state.getSnapshot().pending.flatMap((change) => (change.kind === 'add' ? [change.pick] : []));
    if (now.length === underWay.length && now.every((pick, index) => pick === underWay[index])) return;
    const isMore = now.length > underWay.length;
    underWay = now;
    if (isMore) write();
    else void writeOnceStored();
  }

  return {
    resend: () => {
      if (left.length === 0) return;
      left = [];
      const inSlip = state.slip().legs.map((leg) => leg.selectionId);
      const wanted = leftUnsent(before, login.getSnapshot() === 'loggedIn', clock.now());
      for (const pick of wanted) if (!inSlip.includes(pick.selectionId)) add(pick);
      void writeOnceStored();
    },
    stop: state.subscribe(note),
  };
}
