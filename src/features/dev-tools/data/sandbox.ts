import { err, ok, type Result } from '../../../../core/result.ts';
import { SANDBOX_TOKEN_HEADER } from '../../../../core/wire/headers.ts';
import { createStore, type ExternalStore } from '../../../platform/externalStore.ts';
import { observedFetch } from '../../../platform/http/observedFetch.ts';
import { type RestRequest, restClient } from '../../../platform/http/restClient.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { SandboxState } from '../logic/sandboxState.ts';

/** `closed`: there is no sandbox here, as in production. `locked`: it needs its token. */
export type SandboxAccess = 'unknown' | 'open' | 'locked' | 'closed' | 'unreachable';

export interface Sandbox {
  readonly access: ExternalStore<SandboxAccess>;
  /** What is set at the server; null until it is known. */
  readonly state: ExternalStore<SandboxState | null>;
  /** Reads access and state. */
  refresh(): Promise<void>;
  /** The token of a protected sandbox, for this page only. */
  unlock(token: string): Promise<void>;
  read<Value>(path: string): Promise<Result<Value, string>>;
  /** Changes something, then reads the state. */
  change(method: 'POST' | 'DELETE', path: string, body?: Readonly<Record<string, unknown>>): Promise<Result<unknown, string>>;
  /** Changes something, and something else after a time, even if this page shows another screen by then. */
  changeFor(
    seconds: number,
    path: string,
    body: Readonly<Record<string, unknown>>,
    after: Readonly<Record<string, unknown>>,
  ): Promise<Result<unknown, string>>;
}

type Needs = Pick<PlatformServices, 'timers' | 'connection'>;

/** The client of the sandbox's control API. Its requests are no evidence for connection or maintenance: both are set through it. */
export const sandboxOf = onePerPage(({ timers, connection }: Needs): Sandbox => {
  const rest = restClient({
    fetchWithin: (timeoutMs) => observedFetch(fetch.bind(globalThis), [], timeoutMs),
    isOnline: () => connection.getSnapshot().online,
  });
  const access = createStore<SandboxAccess>('unknown');
  const state = createStore<SandboxState | null>(null);
  let token = '';

  async function send(request: RestRequest): Promise<Result<unknown, string>> {
    const headers: Record<string, string> = token === '' ? {} : { [SANDBOX_TOKEN_HEADER]: token };
    const answer = await rest({ ...request, path: `/sandbox${request.path}`, headers, credentials: 'omit' });
    const given = answer.ok ? answer.value : answer.error.answer;
    if (given === null) return err('The server does not answer');
    if (given.status < 300) return ok(given.body);
    const { error } = (given.body ?? {}) as { readonly error?: string };
    return err(error ?? `The server answered ${given.status}`);
  }

  async function refresh(): Promise<void> {
    const headers: Record<string, string> = token === '' ? {} : { [SANDBOX_TOKEN_HEADER]: token };
    const answer = await rest({ method: 'GET', path: '/sandbox/state', headers, credentials: 'omit' });
    const given = answer.ok ? answer.value : answer.error.answer;
    if (given?.status === 200) state.set(given.body as SandboxState);
    access.set(accessOf(given?.status ?? null));
  }

  async function change(
    method: 'POST' | 'DELETE',
    path: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<Result<unknown, string>> {
    const outcome = await send({ method, path, ...(body ? { body } : {}) });
    await refresh();
    return outcome;
  }

  return {
    access,
    state,
    refresh,
    unlock: (given) => {
      token = given;
      return refresh();
    },
    read: async <Value>(path: string) => (await send({ method: 'GET', path })) as Result<Value, string>,
    change,
    changeFor: async (seconds, path, body, after) => {
      const outcome = await change('POST', path, body);
      if (outcome.ok) timers.after(seconds * 1_000, () => void change('POST', path, after));
      return outcome;
    },
  };
});

function accessOf(status: number | null): SandboxAccess {
  if (status === null) return 'unreachable';
  if (status === 200) return 'open';
  return status === 401 ? 'locked' : 'closed';
}
