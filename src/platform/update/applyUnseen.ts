import type { Clock, Timers } from '../clock.ts';
import type { ExternalStore } from '../externalStore.ts';
import type { Unfinished } from '../unfinished/unfinished.ts';
import { browserHoldLock, type HoldLock } from './holdLock.ts';
import type { Update } from './update.ts';

/** How long no tab may have been seen before an update is applied without a question. */
export const UNSEEN_MS = 30 * 60_000;
/** An update that was offered for so long is applied as soon as no tab is seen. */
export const LONG_OFFERED_MS = 7 * 24 * 60 * 60_000;
const CHECK_MS = 60_000;

export interface ApplyUnseenPorts {
  readonly update: Pick<Update, 'apply' | 'getSnapshot' | 'subscribe'>;
  readonly unfinished: Pick<Unfinished, 'getSnapshot'>;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly visible: ExternalStore<boolean>;
  /** Held by every tab that is seen. */
  readonly seen?: Pick<HoldLock, 'hold' | 'isFree'>;
}

/**
 * Applies an update while nobody looks: the page is new when the player comes back, with the slip as it was. Not while this tab
 * waits for its player, who may be in the bank's own app.
 */
export function applyUnseen(ports: ApplyUnseenPorts): void {
  const { update, unfinished, clock, timers, visible, seen = browserHoldLock(navigator.locks, 'slipstream-seen') } = ports;
  let offeredAt: number | null = null;
  let hiddenAt: number | null = null;
  let stop = (): void => undefined;
  let letGo: Promise<() => void> | null = null;

  async function check(): Promise<void> {
    if (hiddenAt === null || offeredAt === null || unfinished.getSnapshot().length > 0) return;
    const patience = clock.now() - offeredAt >= LONG_OFFERED_MS ? CHECK_MS : UNSEEN_MS;
    if (clock.now() - hiddenAt >= patience && (await seen.isFree())) await update.apply();
  }
  function visibilityChanged(): void {
    stop();
    if (visible.getSnapshot()) {
      hiddenAt = null;
      letGo ??= seen.hold();
      return;
    }
    hiddenAt = clock.now();
    void letGo?.then((end) => end());
    letGo = null;
    stop = timers.every(CHECK_MS, () => void check());
  }
  const offersChanged = (): void => {
    if (update.getSnapshot().offers > 0) offeredAt ??= clock.now();
  };
  update.subscribe(offersChanged);
  visible.subscribe(visibilityChanged);
  offersChanged();
  visibilityChanged();
}
