import type { Timers } from '../../../platform/clock.ts';
import { type ConnectionFacts, onReconnect } from '../../../platform/connection/reconnect.ts';
import type { ExternalStore } from '../../../platform/externalStore.ts';
import type { LoginState } from '../logic/betButton.ts';
import { SLIP_POLL_MS } from '../logic/constants.ts';
import type { Slip } from '../logic/slip.ts';
import { onLoginChange, onPromoted } from '../logic/transfer.ts';
import type { BetslipApi } from './betslipApi.ts';
import type { SerialQueue } from './serialQueue.ts';
import type { SlipState } from './slipState.ts';

export interface SyncPorts {
  readonly api: BetslipApi;
  readonly state: SlipState;
  readonly queue: SerialQueue;
  readonly login: ExternalStore<LoginState>;
  readonly connection: ExternalStore<ConnectionFacts>;
  /** Owner of the anonymous slip; null while there is none yet. */
  readonly anonymousToken: ExternalStore<string | null>;
  readonly timers: Timers;
  readonly report: (scope: string, error: unknown) => void;
  /** Called when the current owner's slip has been fetched. */
  readonly onRead: () => void;
}

/**
 * Synchronizes the slip with the server: fetches it at start, on a change of login and after a reconnect; subscribes to pushed updates,
 * and polls while the socket is down.
 */
export function slipSync(ports: SyncPorts): { stop(): void } {
  const { api, state, queue, login, connection, anonymousToken, timers } = ports;
  let known: LoginState = 'unknown';
  let stopWatching = (): void => undefined;
  let reads = 0;
  const stops: (() => void)[] = [];

  const hasOwner = (): boolean => known === 'loggedIn' || (known === 'loggedOut' && anonymousToken.getSnapshot() !== null);

  /** No reads during the promotion of the anonymous slip, because they would show the player's previous slip. */
  const canRead = (): boolean => hasOwner() && connection.getSnapshot().online && state.getSnapshot().transfer !== 'LOADING';

  async function read(): Promise<void> {
    if (!canRead()) return;
    reads += 1;
    const mine = reads;
    const acceptedBefore = state.accepted();
    const outcome = await api.fetch();
    if (mine !== reads) return;
    if (outcome.ok) {
      // No other answer came during the fetch, so this slip is current even if revisions restarted.
      state.accept(outcome.value, state.accepted() === acceptedBefore);
      state.patch({ loading: false });
      ports.onRead();
    } else if (outcome.error !== 'UNAUTHENTICATED' && outcome.error !== 'OTHER_OWNER') {
      ports.report('betslip.fetch', outcome.error);
    }
  }

  function watch(): void {
    stopWatching();
    if (!canRead()) return;
    stopWatching = api.watch((slip) => {
      state.accept(slip);
      state.patch({ loading: false });
    });
  }

  async function promote(): Promise<void> {
    const token = anonymousToken.getSnapshot();
    const { straight, parlay } = state.slip();
    const draftBets = [...straight.draftBets, ...parlay.draftBets];
    stopWatching();
    state.patch({ transfer: 'LOADING', loading: true });
    const outcome = token === null ? null : await queue.run(() => api.promote(token, draftBets));
    if (outcome?.ok === false && outcome.error === 'OTHER_OWNER') return;
    if (outcome?.ok) state.accept(outcome.value.slip, true);
    else if (outcome !== null) ports.report('betslip.promote', outcome.error);
    state.patch({ transfer: onPromoted(outcome?.ok ?? false), loading: !(outcome?.ok ?? false) });
    await read();
    watch();
  }

  /** Keeps the picks at log-out: drops the player's slip and adds its picks to the anonymous slip. */
  async function demote(slip: Slip): Promise<void> {
    state.patch({ transfer: 'DEMOTED', server: null, pending: [], loading: true });
    await read();
    watch();
    if (state.slip().legs.length > 0) return;
    for (const leg of slip.legs) {
      const { accepted: _a, current, ...rest } = leg;
      if (known !== 'loggedOut') return;
      const outcome = await queue.run(() => api.add({ ...rest, ...current }));
      if (outcome.ok) state.accept(outcome.value.slip);
    }
  }

  function followLogin(): void {
    const now = login.getSnapshot();
    const step = onLoginChange(state.getSnapshot().transfer, known, now);
    known = now === 'unknown' ? known : now;
    if (step.task === 'promote') void promote();
    else if (step.task === 'demote') void demote(state.slip());
    else if (step.task === 'fetch') {
      void read();
      watch();
    }
  }

  function stopWhileOffline(): void {
    if (!connection.getSnapshot().online) stopWatching();
  }

  stops.push(login.subscribe(followLogin));
  stops.push(connection.subscribe(stopWhileOffline));
  stops.push(
    onReconnect(connection, (what) => {
      if (what === 'online') {
        state.patch({ loading: true });
        watch();
      }
      void read();
    }),
  );
  stops.push(
    anonymousToken.subscribe(() => {
      if (known !== 'loggedOut') return;
      void read();
      watch();
    }),
  );
  stops.push(
    timers.every(SLIP_POLL_MS, () => {
      const { online, live } = connection.getSnapshot();
      if (online && (!live || state.getSnapshot().loading)) void read();
    }),
  );
  followLogin();
  return {
    stop: () => {
      stopWatching();
      for (const stop of stops) stop();
    },
  };
}
