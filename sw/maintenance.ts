import {
  type AnswerFacts,
  endsMaintenance,
  type MaintenanceNotice,
  maintenanceAfter,
  maintenanceAfterProbe,
  NO_MAINTENANCE,
} from '../core/wire/maintenance.ts';
import type { WorkerToPage } from '../core/wire/messages.ts';
import type { StateStore } from './stateStore.ts';

export interface MaintenanceRelay {
  /** Called with every response to the worker. */
  answered(url: URL, response: AnswerFacts): Promise<void>;
  /** Called with every answer to the worker's probe. */
  probed(response: Pick<AnswerFacts, 'headers'>): Promise<void>;
  /** A page has learned that it is over. */
  over(): Promise<void>;
  /** A page requests the current notice. */
  requested(): Promise<void>;
}

const KEY = 'maintenance';

function isNotice(value: unknown): value is MaintenanceNotice {
  return typeof value === 'object' && value !== null && 'enabled' in value && value.enabled === true && 'title' in value;
}

/** Sends changes of the maintenance headers to every open page. The notice survives a restart of the worker. */
export function maintenanceRelay(store: StateStore, broadcast: (message: WorkerToPage) => Promise<void>): MaintenanceRelay {
  let memory: MaintenanceNotice | null | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const load = async (): Promise<MaintenanceNotice | null> => {
    if (memory !== undefined) return memory;
    const stored = await store.read(KEY);
    memory = isNotice(stored) ? stored : null;
    return memory;
  };
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const mine = queue.then(work);
    queue = mine.catch(() => undefined);
    return mine;
  };
  const become = async (after: MaintenanceNotice | null): Promise<void> => {
    if (after === (await load())) return;
    memory = after;
    await store.write(KEY, after);
    await broadcast({ type: 'maintenance/changed', notice: after ?? NO_MAINTENANCE });
  };
  return {
    answered: (url, response) =>
      inTurn(async () => {
        const isOver = endsMaintenance(url, response);
        await become(isOver ? null : maintenanceAfter(await load(), response));
      }),
    probed: (response) => inTurn(async () => become(maintenanceAfterProbe(await load(), response))),
    over: () => inTurn(() => become(null)),
    requested: () =>
      inTurn(async () => {
        await broadcast({ type: 'maintenance/changed', notice: (await load()) ?? NO_MAINTENANCE });
      }),
  };
}
