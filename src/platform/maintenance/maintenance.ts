import {
  type AnswerFacts,
  type MaintenanceNotice,
  maintenanceAfter,
  maintenanceAfterProbe,
  maintenanceRefreshMs,
} from '../../../core/wire/maintenance.ts';
import type { Timers } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';

export interface MaintenancePorts {
  readonly timers: Timers;
  /** Asks start-up. True: it has answered, so the maintenance is over. */
  readonly isOver: () => Promise<boolean>;
  /** Tells the worker, and through it the other tabs, that it is over. */
  readonly tellOver: () => void;
}

/** Null: no maintenance. */
export interface Maintenance extends ExternalStore<MaintenanceNotice | null> {
  /** Called with every response to this page. */
  answered(response: AnswerFacts): void;
  /** Called with every answer to a probe of this page. */
  probed(response: Pick<AnswerFacts, 'headers'>): void;
  /** Start-up has answered. */
  over(): void;
  /** Asks start-up now instead of at the next interval; nothing outside of a maintenance. */
  check(): Promise<void>;
  /** A notice that the worker found, in any tab. */
  receive(notice: MaintenanceNotice): void;
}

/** The maintenance state: any response may begin it, only start-up's ends it. During maintenance the page asks start-up at the notice's interval. */
export function createMaintenance(ports: MaintenancePorts): Maintenance {
  const store = createStore<MaintenanceNotice | null>(null);
  let cancelNext = (): void => undefined;

  const scheduleCheck = (): void => {
    cancelNext();
    const notice = store.getSnapshot();
    if (notice !== null) cancelNext = ports.timers.after(maintenanceRefreshMs(notice), () => void check());
  };
  const check = async (): Promise<void> => {
    if (store.getSnapshot() === null) return;
    cancelNext();
    const isOver = await ports.isOver().catch(() => false);
    if (isOver) over();
    else scheduleCheck();
  };
  const set = (notice: MaintenanceNotice | null): void => {
    if (notice === store.getSnapshot()) return;
    store.set(notice);
    scheduleCheck();
  };
  const over = (): void => {
    if (store.getSnapshot() === null) return;
    set(null);
    ports.tellOver();
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    answered: (response) => set(maintenanceAfter(store.getSnapshot(), response)),
    probed: (response) => {
      const isNew = store.getSnapshot() === null;
      set(maintenanceAfterProbe(store.getSnapshot(), response));
      // No probe passes the worker; start-up's refusal does, and the worker tells the other tabs.
      if (isNew) void check();
    },
    over,
    check,
    receive: (notice) => {
      if (!notice.enabled) set(null);
      else if (store.getSnapshot() === null) set(notice);
    },
  };
}
