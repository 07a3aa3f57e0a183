import type { AmountField, BetKind } from '../../../../core/contract.ts';
import { lazyModule } from '../../../../core/lazyModule.ts';
import type { OddsAcceptance } from '../../../../core/odds.ts';
import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ConnectionFacts } from '../../../platform/connection/reconnect.ts';
import { createStore, type ExternalStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { Picks, PlatformServices, SharedServices } from '../../../platform/services.ts';
import type { PersistedText } from '../../../platform/storage/persistedText.ts';
import type { LoginState } from '../logic/betButton.ts';
import type { Slip } from '../logic/slip.ts';
import { step } from '../logic/slipMachine.ts';
import {
  FIRST_STATE,
  type SlipEffect,
  type SlipEvent,
  type SlipNotice,
  type SlipState,
  slipOf,
  unsentPicksOf,
} from '../logic/slipState.ts';
import { readUnsent, type UnsentPicks } from '../logic/unsent.ts';
import { PERSISTED_SLIP } from './persistedDefinitions.ts';
import type { EffectsNeeds } from './slipEffects.ts';
import type { PerformEffect, Persisted, SlipMachine } from './slipPorts.ts';

export interface BetslipPorts {
  readonly login: ExternalStore<LoginState>;
  readonly connection: ExternalStore<ConnectionFacts>;
  readonly anonymousToken: ExternalStore<string | null>;
  readonly persistedSlip: Persisted<Slip | null>;
  /** Stored per tab and written synchronously, because the page may be closed at any moment. */
  readonly unsent: PersistedText;
  readonly clock: Clock;
  readonly report: (scope: string, error: unknown) => void;
  /** Loads the code that performs the effects. */
  readonly loadEffects: () => Promise<(machine: SlipMachine) => PerformEffect>;
}

export interface Betslip extends ExternalStore<SlipState> {
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
  /** Which changes of odds are accepted without asking. */
  chooseOddsAcceptance(oddsAcceptance: OddsAcceptance): void;
  /** Adds the picks of the last placement again. */
  keepSame(): void;
  /** Messages to show as toasts. */
  onNotice(listener: (notice: SlipNotice) => void): () => void;
  /** Epoch milliseconds of the betslip's clock. */
  now(): number;
  /** Call when the user may soon use the betslip. */
  preload(): void;
  readonly login: ExternalStore<LoginState>;
  readonly connection: ExternalStore<ConnectionFacts>;
}

/**
 * The betslip of a page: its machine from the start, the code of its effects on demand, so a first-time visitor without picks does not
 * load it. Until then the effects wait in a queue. Notices and unsent picks do not wait: the page may be closed before.
 */
export function createBetslip(ports: BetslipPorts): Betslip {
  const { login, connection, anonymousToken, persistedSlip, unsent, clock } = ports;
  const store = createStore(FIRST_STATE);
  const listeners = new Set<(notice: SlipNotice) => void>();
  const events: SlipEvent[] = [];
  let isStepping = false;
  let waiting: SlipEffect[] = [];
  let perform: PerformEffect | null = null;

  const machine: SlipMachine = { getSnapshot: store.getSnapshot, subscribe: store.subscribe, send };

  /** One event after the other, also those that effects raise. */
  function send(event: SlipEvent): void {
    events.push(event);
    if (isStepping) return;
    isStepping = true;
    try {
      for (let next = events.shift(); next !== undefined; next = events.shift()) {
        const { state, effects } = step(store.getSnapshot(), next);
        store.set(state);
        for (const effect of effects) carryOut(effect);
      }
    } finally {
      isStepping = false;
    }
  }

  function carryOut(effect: SlipEffect): void {
    if (effect.type === 'notify') for (const listener of [...listeners]) listener(effect.notice);
    else if (effect.type === 'storeUnsent') void storeUnsent(effect.when);
    else if (perform !== null) perform(effect);
    else {
      waiting.push(effect);
      if (waiting.length === 1) void load();
    }
  }

  async function load(): Promise<void> {
    try {
      perform = (await ports.loadEffects())(machine);
      for (const effect of waiting.splice(0)) perform(effect);
      send({ type: 'loaded' });
    } catch (error) {
      ports.report('betslip.load', error);
      // What taking back asks for is dropped with the rest.
      send({ type: 'loadFailed' });
      waiting = [];
    }
  }

  async function storeUnsent(when: 'now' | 'slipStored'): Promise<void> {
    if (when === 'slipStored') await persistedSlip.stored();
    const state = store.getSnapshot();
    const isPlayer = state.owner === 'unknown' ? (state.left?.isPlayer ?? null) : state.owner === 'loggedIn';
    const picks = unsentPicksOf(state);
    const stored: UnsentPicks = { at: clock.now(), isPlayer, picks };
    unsent.write(picks.length === 0 ? null : JSON.stringify(stored));
  }

  function follow<Value>(source: ExternalStore<Value>, eventOf: (value: Value) => SlipEvent): void {
    const read = (): void => send(eventOf(source.getSnapshot()));
    source.subscribe(read);
    read();
  }

  follow(connection, ({ online, live }) => ({ type: 'connectionChanged', online, live }));
  follow(anonymousToken, (token) => ({ type: 'tokenChanged', token }));
  send({ type: 'leftFound', left: readUnsent(unsent.read()) });
  follow(persistedSlip, (slip) => ({ type: 'slipRestored', slip }));
  follow(login, (now) => ({ type: 'loginChanged', login: now }));

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    slip: () => slipOf(store.getSnapshot()),
    toggle: (pick) => send({ type: 'toggled', pick }),
    remove: (selectionId) => send({ type: 'removed', selectionId }),
    clear: () => send({ type: 'cleared' }),
    chooseTab: (tab) => send({ type: 'tabChosen', tab }),
    setAmount: (draftBetId, field, cents) => send({ type: 'stakeTyped', draftBetId, field, cents }),
    accept: () => send({ type: 'changesAccepted', andPlace: false }),
    acceptAndPlace: () => send({ type: 'changesAccepted', andPlace: true }),
    chooseOddsAcceptance: (oddsAcceptance) => send({ type: 'oddsAcceptanceChosen', oddsAcceptance }),
    place: () => send({ type: 'placeClicked' }),
    keepSame: () => send({ type: 'keepSameClicked' }),
    onNotice: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: clock.now,
    preload: () => send({ type: 'needed' }),
    login,
    connection,
  };
}

export type BetslipNeeds = EffectsNeeds & Pick<PlatformServices, 'session' | 'connection' | 'anonymousToken' | 'persistInTab'>;

const effects = lazyModule(() => import('./slipEffects.ts'));

/** The betslip of this page. */
export const betslipOf = onePerPage((services: BetslipNeeds): Betslip => {
  const { session, connection, anonymousToken, clock, report, persist, persistInTab } = services;
  const persistedSlip = persist(PERSISTED_SLIP);
  return createBetslip({
    login: { getSnapshot: () => session.getSnapshot().status, subscribe: session.subscribe },
    connection,
    anonymousToken,
    persistedSlip,
    unsent: persistInTab('betslip.unsent.1'),
    clock,
    report,
    loadEffects: async () => {
      const { pageEffects } = await effects.load();
      return (machine) => pageEffects(services, persistedSlip, machine);
    },
  });
});

/** The slip's interface for other features. */
export function picksOf(betslip: Betslip): Picks {
  const listeners = new Set<() => void>();
  let picked: ReadonlySet<string> = new Set();

  function read(): void {
    const legs = betslip.slip().legs;
    if (legs.length === picked.size && legs.every((leg) => picked.has(leg.selectionId))) return;
    picked = new Set(legs.map((leg) => leg.selectionId));
    for (const listener of [...listeners]) listener();
  }

  betslip.subscribe(read);
  read();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (selectionId) => picked.has(selectionId),
    count: () => picked.size,
    toggle: betslip.toggle,
  };
}

const NO_PICKS: Picks = {
  subscribe: () => () => undefined,
  has: () => false,
  count: () => 0,
  toggle: () => undefined,
};

/** A standalone casino has no betslip: nothing is stored and nothing requested. */
export function startBetslip(services: BetslipNeeds & Pick<PlatformServices, 'brandKind'>): Pick<SharedServices, 'picks'> {
  if (services.brandKind === 'casino') return { picks: NO_PICKS };
  return { picks: picksOf(betslipOf(services)) };
}
