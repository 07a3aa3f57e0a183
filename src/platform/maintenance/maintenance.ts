import { type AnswerFacts, type MaintenanceNotice, maintenanceAfter, maintenanceRefreshMs } from '../../../core/maintenance.ts';
import type { Settings } from '../../../core/settings.ts';
import type { Timers } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';

export interface MaintenancePorts {
  readonly timers: Timers;
  /** Which answers begin a maintenance. */
  readonly reading: Settings['maintenanceReading'];
  /** Sends a small request to the application; its response is passed to `answered`. */
  readonly probe: () => Promise<void>;
}

/** Null: no maintenance. */
export interface Maintenance extends ExternalStore<MaintenanceNotice | null> {
  /** Called with every response to this page. */
  answered(pathname: string, response: AnswerFacts): void;
  /** A notice that the worker found, in any tab. */
  receive(notice: MaintenanceNotice): void;
}

/** The maintenance state, from the headers of every response. During maintenance the page checks at the notice's interval. */
export function createMaintenance(ports: MaintenancePorts): Maintenance {
  const store = createStore<MaintenanceNotice | null>(null);
  let cancelNext = (): void => undefined;

  const scheduleCheck = (): void => {
    cancelNext();
    const notice = store.getSnapshot();
    if (notice === null) return;
    cancelNext = ports.timers.after(maintenanceRefreshMs(notice), () => {
      void ports.probe().finally(scheduleCheck);
    });
  };
  const set = (notice: MaintenanceNotice | null): void => {
    if (notice === store.getSnapshot()) return;
    store.set(notice);
    scheduleCheck();
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    answered: (pathname, response) => set(maintenanceAfter(store.getSnapshot(), pathname, response, ports.reading)),
    receive: (notice) => {
      if (!notice.enabled) set(null);
      else if (store.getSnapshot() === null) set(notice);
    },
  };
}
