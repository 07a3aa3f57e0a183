import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../../../core/result.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { SandboxState } from '../logic/sandboxState.ts';
import { type Sandbox, type SandboxAccess, sandboxOf } from './sandbox.ts';

const REFRESH_MS = 2_000;

export function useSandbox(): Sandbox {
  return sandboxOf(useServices());
}

/** Whether there is a sandbox, and its state, refreshed while a component shows it. */
export function useSandboxState(): { readonly access: SandboxAccess; readonly state: SandboxState | null } {
  const { timers } = useServices();
  const sandbox = useSandbox();
  useEffect(() => {
    void sandbox.refresh();
    return timers.every(REFRESH_MS, () => void sandbox.refresh());
  }, [sandbox, timers]);
  return { access: useStore(sandbox.access), state: useStore(sandbox.state) };
}

/** A list of the sandbox; `failure` is a sentence. */
export interface SandboxList<Value> {
  readonly data: Value | null;
  readonly failure: string | null;
  readonly reload: () => void;
}

/** Reads a path when the component appears, and on demand. */
export function useSandboxRead<Value>(path: string): SandboxList<Value> {
  const sandbox = useSandbox();
  const [outcome, setOutcome] = useState<Result<Value, string> | null>(null);
  const reload = useCallback(() => void sandbox.read<Value>(path).then(setOutcome), [sandbox, path]);
  useEffect(reload, [reload]);
  return {
    data: outcome?.ok ? outcome.value : null,
    failure: outcome === null || outcome.ok ? null : outcome.error,
    reload,
  };
}
