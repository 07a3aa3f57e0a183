import { type AnswerFacts, type MaintenanceNotice, maintenanceAfter, maintenanceRefreshMs } from '../../../core/maintenance.ts';
import type { Timers } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';

export interface MaintenancePorts {
  readonly timers: Timers;
  /** Asks the application for next to nothing; what it answers comes back through `answered`. */
  readonly probe: () => Promise<void>;
}

/** Null: no maintenance. */
export interface Maintenance extends ExternalStore<MaintenanceNotice | null> {
  /** Any response that this page has got. */
  answered(pathname: string, response: AnswerFacts): void;
  /** The worker has seen one, for any tab. */
  receive(notice: MaintenanceNotice): void;
}

/** Whether the service is in maintenance, by the headers of any response; while it is, the page asks at the pace it was told and comes back by itself. */
export function createMaintenance(ports: MaintenancePorts): Maintenance {
  const store = createStore<MaintenanceNotice | null>(null);
  let cancelNext = (): void => undefined;

  const later = (): void => {
    cancelNext();
    const notice = store.getSnapshot();
    if (notice === null) return;
    cancelNext = ports.timers.after(maintenanceRefreshMs(notice), () => {
      void ports.probe().finally(later);
    });
  };
  const set = (notice: MaintenanceNotice | null): void => {
    if (notice === store.getSnapshot()) return;
    store.set(notice);
    later();
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    answered: (pathname, response) => set(maintenanceAfter(store.getSnapshot(), pathname, response)),
    receive: (notice) => {
      if (!notice.enabled) set(null);
      else if (store.getSnapshot() === null) set(notice);
    },
  };
}
