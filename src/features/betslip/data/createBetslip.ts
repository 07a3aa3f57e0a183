import type { AnalyticsEvents } from '../../../../core/analyticsEvents.ts';
import type { AmountField, BetKind } from '../../../../core/contract.ts';
import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import type { Clock, Timers } from '../../../platform/clock.ts';
import type { ConnectionFacts } from '../../../platform/connection/reconnect.ts';
import { type ExternalStore, whenStore } from '../../../platform/externalStore.ts';
import type { PersistedText } from '../../../platform/storage/persistedText.ts';
import type { LoginState } from '../logic/betButton.ts';
import type { BetToPlace } from '../logic/placement.ts';
import type { Slip, SlipLeg } from '../logic/slip.ts';
import { betsToPlace } from '../logic/slipView.ts';
import { FIRST_TAB, type TabState } from '../logic/tabs.ts';
import { amountSender } from './amountSender.ts';
import type { BetslipApi } from './betslipApi.ts';
import { reportErrors } from './errorReports.ts';
import { type PlacementSlot, placementRunner } from './placementRunner.ts';
import { serialQueue } from './serialQueue.ts';
import { slipChanges } from './slipChanges.ts';
import type { BetslipState, SlipState } from './slipState.ts';
import { slipSync } from './slipSync.ts';
import { unsentPicks } from './unsentPicks.ts';

/** A value persisted per brand and user: the part of the platform's PersistedValue that the betslip uses. */
export interface Persisted<Value> {
  getSnapshot(): Value;
  subscribe(listener: () => void): () => void;
  set(value: Value): void;
  /** Settles when the value is stored. */
  stored(): Promise<void>;
}

export interface BetslipPorts {
  readonly api: BetslipApi;
  readonly login: ExternalStore<LoginState>;
  readonly connection: ExternalStore<ConnectionFacts>;
  readonly anonymousToken: ExternalStore<string | null>;
  readonly persistedTab: Persisted<TabState | null>;
  readonly persistedSlip: Persisted<Slip | null>;
  readonly unsent: PersistedText;
  readonly slot: PlacementSlot & { loaded(): Promise<void> };
  readonly clock: Clock;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly report: (scope: string, error: unknown) => void;
  /** Tracks an error of the slip as an analytics event. */
  readonly trackError: (error: AnalyticsEvents['BETSLIP_ERROR']) => void;
  readonly onPlaced: (balanceCents: number | null) => void;
  /** App updates wait while the slip has selections or a bet is in flight. */
  readonly hold: (held: boolean) => void;
}

export interface SlipNotice {
  readonly type: 'danger' | 'info';
  readonly body: string;
}

export const BET_IN_FLIGHT = 'Your bet is being placed. You can change your betslip right after.';

export interface Betslip extends ExternalStore<BetslipState> {
  slip(): Slip;
  toggle(pick: PickedSelection): void;
  remove(selectionId: string): void;
  clear(): void;
  chooseTab(tab: BetKind): void;
  setAmount(draftBetId: string, field: AmountField, cents: number | null): void;
  accept(): void;
  /** Accepts the changes, then places at exactly the prices shown now; stops if they have moved again. */
  acceptAndPlace(): void;
  place(): void;
  /** Adds the picks of the last placement again. */
  keepSame(): void;
  /** Messages to show as toasts. */
  onNotice(listener: (notice: SlipNotice) => void): () => void;
  /** Epoch milliseconds of the betslip's clock. */
  now(): number;
  readonly login: ExternalStore<LoginState>;
  readonly connection: ExternalStore<ConnectionFacts>;
  stop(): void;
}

/** The logic of the betslip: one per page, on the state that the page already shows. */
export function createBetslip(ports: BetslipPorts, state: SlipState): Betslip {
  const queue = serialQueue();
  const isInFlight = (): boolean => {
    const { kind } = state.getSnapshot().placement;
    return kind === 'sending' || kind === 'checking';
  };
  const canChange = (): boolean => ports.connection.getSnapshot().online && !isInFlight();
  const listeners = new Set<(notice: SlipNotice) => void>();
  const notify = (notice: SlipNotice): void => {
    for (const listener of listeners) listener(notice);
  };
  const warn = (body: string): void => notify({ type: 'danger', body });
  const changes = slipChanges({ ...ports, state, queue, canChange, owned, warn });
  const amounts = amountSender(ports.api, state, queue, ports.timers);
  const runner = placementRunner({ ...ports, state });
  const stops: (() => void)[] = [];

  let lastPlaced: readonly PickedSelection[] = [];

  stops.push(restore(ports, state), state.subscribe(persistChanges(ports, state)), reportErrors(state, ports.trackError));
  stops.push(ports.login.subscribe(() => void followLogin()));
  const unsent = unsentPicks({ ...ports, state, slipStored: ports.persistedSlip.stored, add: (pick) => void changes.add(pick) });
  stops.push(unsent.stop);
  const sync = slipSync({
    ...ports,
    state,
    queue,
    onRead: () => {
      amounts.resend();
      unsent.resend();
    },
  });
  void followLogin();

  async function followLogin(): Promise<void> {
    if (ports.login.getSnapshot() === 'loggedOut') runner.loggedOut();
    if (ports.login.getSnapshot() !== 'loggedIn') return;
    await ports.slot.loaded();
    runner.resume();
  }

  function toPlace(): readonly BetToPlace[] {
    const { drafts, tab } = state.getSnapshot();
    return betsToPlace(state.slip(), drafts, tab.tab);
  }

  function place(bets: readonly BetToPlace[]): void {
    const placing = bets.flatMap((bet) => bet.legs.map((leg) => leg.selectionId));
    lastPlaced = state
      .slip()
      .legs.filter((leg) => placing.includes(leg.selectionId))
      .map(pickOf);
    runner.place(bets);
  }

  async function owned(): Promise<void> {
    const login = await whenStore(ports.login, (now) => now !== 'unknown');
    if (login === 'loggedOut') await whenStore(ports.anonymousToken, (token) => token !== null);
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    slip: state.slip,
    toggle: (pick) => {
      if (isInFlight()) {
        notify({ type: 'info', body: BET_IN_FLIGHT });
        return;
      }
      runner.edited();
      void changes.toggle(pick);
    },
    remove: (selectionId) => {
      runner.edited();
      void changes.remove(selectionId);
    },
    clear: () => {
      runner.edited();
      void changes.clear();
    },
    chooseTab: (tab) => {
      runner.edited();
      state.tab({ type: 'chosen', tab });
    },
    setAmount: (draftBetId, field, cents) => {
      runner.edited();
      amounts.type(draftBetId, field, cents);
    },
    accept: () => void changes.acceptChanges(),
    acceptAndPlace: () => {
      const bets = toPlace();
      void changes.acceptChanges().then((accepted) => {
        if (accepted) place(bets);
      });
    },
    place: () => place(toPlace()),
    keepSame: () => {
      runner.edited();
      const inSlip = state.slip().legs.map((leg) => leg.selectionId);
      for (const pick of lastPlaced) if (!inSlip.includes(pick.selectionId)) void changes.toggle(pick);
    },
    onNotice: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: ports.clock.now,
    login: ports.login,
    connection: ports.connection,
    stop: () => {
      sync.stop();
      for (const stop of stops) stop();
    },
  };
}

/**
 * Restores the tab of the last visit, and the picks until the server has answered. At start the owner becomes known in steps, so a
 * persisted value applies until the server's slip is known.
 */
function restore(ports: BetslipPorts, state: SlipState): () => void {
  const isEarly = (): boolean => state.getSnapshot().server === null || state.getSnapshot().provisional;
  const takeTab = (): void => {
    const persisted = ports.persistedTab.getSnapshot();
    const { server, tab, tabChosen } = state.getSnapshot();
    if (persisted === null || tabChosen || !(isEarly() || tab === FIRST_TAB)) return;
    state.tab({ type: 'restored', state: persisted });
    if (server !== null) state.tab({ type: 'loaded', legs: server.legs.length });
  };
  const slip = (): void => {
    const persisted = ports.persistedSlip.getSnapshot();
    if (isEarly()) state.patch({ server: persisted, provisional: persisted !== null });
  };
  takeTab();
  slip();
  const stops = [ports.persistedTab.subscribe(takeTab), ports.persistedSlip.subscribe(slip)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Persists tab and slip when this page changes them. Price changes are not stored: they are frequent and soon outdated. */
function persistChanges(ports: BetslipPorts, state: SlipState): () => void {
  let storageKey = '';
  let lastTab = state.getSnapshot().tab;
  return () => {
    const { server, provisional, placement, tab } = state.getSnapshot();
    const isKnown = server !== null && !provisional;
    if (isKnown && tab !== lastTab) {
      lastTab = tab;
      const persisted = ports.persistedTab.getSnapshot();
      if (persisted?.tab !== tab.tab || persisted.isNew !== tab.isNew) ports.persistedTab.set(tab);
    }
    if (isKnown && keyOf(server) !== storageKey) {
      storageKey = keyOf(server);
      // An empty slip is stored as null: there is nothing to restore, and other tabs need not load the betslip's logic.
      ports.persistedSlip.set(server.legs.length === 0 ? null : server);
    }
    const inFlight = placement.kind === 'sending' || placement.kind === 'checking';
    ports.hold(inFlight || state.slip().legs.length > 0);
  };
}

function keyOf(slip: Slip): string {
  const bets = [...slip.straight.draftBets, ...slip.parlay.draftBets].map((bet) => `${bet.id}=${bet.stakeCents}`);
  return [slip.id, ...bets].join(' ');
}

function pickOf(leg: SlipLeg): PickedSelection {
  const { accepted: _accepted, current, ...known } = leg;
  return { ...known, ...current };
}
