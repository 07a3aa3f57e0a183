import { useCallback, useEffect, useState } from 'react';
import { ok, type Result } from '../../../../core/result.ts';

export interface WorkerState {
  readonly hasControl: boolean;
  /** `active`, `waiting`, `installing`, `none` or `not supported`. */
  readonly worker: string;
  readonly caches: readonly { readonly name: string; readonly entries: number }[];
  /** Null: the browser does not say. */
  readonly usageKb: number | null;
}

async function readCaches(): Promise<WorkerState['caches']> {
  if (typeof caches === 'undefined') return [];
  const names = await caches.keys();
  return Promise.all(names.map(async (name) => ({ name, entries: (await (await caches.open(name)).keys()).length })));
}

async function readWorkerState(): Promise<WorkerState> {
  const { serviceWorker, storage } = navigator;
  const registration = await serviceWorker?.getRegistration();
  const state = registration?.waiting
    ? 'waiting'
    : registration?.installing
      ? 'installing'
      : registration?.active
        ? 'active'
        : 'none';
  const usage = (await storage?.estimate())?.usage;
  return {
    hasControl: serviceWorker?.controller != null,
    worker: serviceWorker === undefined ? 'not supported' : state,
    caches: await readCaches(),
    usageKb: usage === undefined ? null : Math.round(usage / 1_000),
  };
}

/** Pages then work without a worker until they register one again, with the next load. */
async function removeWorker(): Promise<Result<void, string>> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (typeof caches !== 'undefined') await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  return ok(undefined);
}

export function useWorkerState(): {
  readonly state: WorkerState | null;
  readonly reload: () => void;
  readonly removeWorker: () => Promise<Result<void, string>>;
} {
  const [state, setState] = useState<WorkerState | null>(null);
  const reload = useCallback(() => void readWorkerState().then(setState), []);
  useEffect(reload, [reload]);
  const remove = useCallback(async () => {
    const outcome = await removeWorker();
    reload();
    return outcome;
  }, [reload]);
  return { state, reload, removeWorker: remove };
}
