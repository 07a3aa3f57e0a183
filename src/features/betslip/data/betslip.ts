import { lazyModule } from '../../../../core/lazyModule.ts';
import type { OddsAcceptance } from '../../../../core/money/odds.ts';
import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import type { AmountField, BetKind } from '../../../../core/wire/contract.ts';
import { afterPaint } from '../../../platform/afterPaint.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ConnectionFacts } from '../../../platform/connection/reconnect.ts';
import { callAll, createStore, derivedStore, type ExternalStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import { runMachine } from '../../../platform/runMachine.ts';
import type { LogoutReason } from '../../../platform/session/types.ts';
import type { PersistedText } from '../../../platform/storage/persistedText.ts';
import { readOwnedPicks } from '../logic/machine/ownedPicks.ts';
import { step } from '../logic/machine/slipMachine.ts';
import {
  FIRST_STATE,
  type SlipEffect,
  type SlipEvent,
  type SlipNotice,
  type SlipState,
  slipOf,
  unsentAmountsOf,
  unsentPicksOf,
} from '../logic/machine/slipState.ts';
import { readUnsent, type UnsentPicks } from '../logic/machine/unsent.ts';
import type { LoginState } from '../logic/placement/betButton.ts';
import type { BetToPlace } from '../logic/placement/placement.ts';
import type { RewardChoice } from '../logic/rewards/betRewards.ts';
import type { Slip } from '../logic/slip.ts';
import type { FeaturedBet } from '../logic/slipLinks.ts';
import { PERSISTED_KEEPS_SELECTIONS, PERSISTED_SLIP } from './persistedDefinitions.ts';
import { UNSENT_NAME } from './persistedPanel.ts';
import { type BetslipNeeds, pickGateOf } from './pickGate.ts';
import type { PerformEffect, Persisted, SlipMachine } from './slipPorts.ts';
import { SMALL_MOVE_BASIS_POINTS } from './slipSettings.ts';

export interface BetslipPorts {
  readonly login: ExternalStore<LoginState>;
  readonly connection: ExternalStore<ConnectionFacts>;
  readonly anonymousToken: ExternalStore<string | null>;
  readonly persistedSlip: Persisted<Slip | null>;
  readonly keepsSelections: Persisted<boolean>;
  /** Stored per tab and written synchronously, because the page may be closed at any moment. */
  readonly unsent: PersistedText;
  /** Stored for all tabs. */
  readonly ownedPicks: PersistedText;
  /** Who is logged in (null: nobody), and whether the last log-out was a fault of ours. */
  readonly visitor: () => { readonly playerAlias: string | null; readonly isFault: boolean };
  readonly clock: Clock;
  readonly report: (scope: string, error: unknown) => void;
  /** Loads the code that performs the effects. */
  readonly loadEffects: () => Promise<(machine: SlipMachine) => PerformEffect>;
  /** Runs once the page has painted. */
  readonly afterPaint: (run: () => void) => void;
}

/** The slip as the panel shows it: one paint behind after a pick, so that the picked price is painted first. */
export interface Betslip extends ExternalStore<SlipState> {
  slip(): Slip;
  /** The slip without that delay. */
  readonly latest: ExternalStore<Slip>;
  toggle(pick: PickedSelection): void;
  remove(selectionId: string): void;
  clear(): void;
  /** Adds a featured bet, or makes it the whole slip. */
  addFeatured(bet: FeaturedBet, replaces: boolean): void;
  /** Adds the selections of a link, or makes them the whole slip; none: says that there are none any more. */
  addLinked(picks: readonly PickedSelection[], replaces?: boolean): void;
  /** Removes the legs that can be teased. */
  clearTeaser(): void;
  /** Chooses the points of the teaser, in hundredths. */
  choosePoints(pointsHundredths: number): void;
  /** @param needs what the tab takes, said where the slip has not enough. */
  chooseTab(tab: BetKind, needs?: string): void;
  /** Takes back the last removal. */
  undoRemoval(): void;
  setAmount(draftBetId: string, field: AmountField, cents: number | null): void;
  /** Uses a reward for a bet; null: none. */
  chooseReward(draftBetId: string, reward: RewardChoice | null): void;
  /** @param selectionIds whose changes; all without them. */
  accept(selectionIds?: readonly string[]): void;
  /** Accepts the changes, then places at exactly the prices shown now; stops if they have moved again. */
  acceptAndPlace(): void;
  place(): void;
  /** Places one bet apart from the slip; nothing is sent while another one is on its way. */
  placeQuickBet(bet: BetToPlace): void;
  /** Which changes of odds are accepted without asking. */
  chooseOddsAcceptance(oddsAcceptance: OddsAcceptance): void;
  /** Asks anew whether bets are taken at the player's location. @param anew the server checks it, and does not only say what it knows. */
  checkLocation(anew: boolean): void;
  /** Adds the picks of the last placement again. */
  keepSame(): void;
  /** The player's preference: placed selections stay in the slip, without their stakes. */
  readonly keepsSelections: Pick<Persisted<boolean>, 'getSnapshot' | 'subscribe' | 'set'>;
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
 * The betslip of a page: its machine at once, the code of its effects on demand. Until then the effects wait in a queue. Notices and
 * unsent picks do not wait: the page may be closed before.
 */
export function createBetslip(ports: BetslipPorts): Betslip {
  const { login, connection, anonymousToken, persistedSlip, unsent, clock } = ports;
  const first: SlipState = { ...FIRST_STATE, smallMoveBasisPoints: SMALL_MOVE_BASIS_POINTS };
  const machine: SlipMachine = runMachine(first, step, carryOut);
  const { send, ...store } = machine;
  const shown = createStore(first);
  let isPickPainting = false;
  store.subscribe(() => {
    if (!isPickPainting) shown.set(store.getSnapshot());
  });
  const listeners = new Set<(notice: SlipNotice) => void>();
  /** Notices before anybody listened: the toasts are drawn a moment after the slip is there. */
  let unheard: SlipNotice[] | null = [];
  let waiting: SlipEffect[] = [];
  let perform: PerformEffect | null = null;
  let isLoading = false;

  function carryOut(effect: SlipEffect): void {
    if (effect.type === 'notify') notify(effect.notice);
    else if (effect.type === 'storeUnsent') void storeUnsent(effect.when);
    else if (effect.type === 'storeOwnedPicks')
      ports.ownedPicks.write(effect.ownedPicks.length === 0 ? null : JSON.stringify(effect.ownedPicks));
    else if (perform !== null && !isPickPainting) perform(effect);
    else {
      waiting.push(effect);
      loadIfNeeded();
    }
  }

  function notify(notice: SlipNotice): void {
    unheard?.push(notice);
    for (const listener of [...listeners]) listener(notice);
  }

  /** The price answers the click with its next paint; the panel's components and the request follow it. */
  function toggle(pick: PickedSelection): void {
    const isFirst = !isPickPainting;
    isPickPainting = true;
    send({ type: 'toggled', pick });
    if (isFirst) ports.afterPaint(paintedPick);
  }

  function paintedPick(): void {
    isPickPainting = false;
    shown.set(store.getSnapshot());
    const run = perform;
    if (run !== null) callAll(waiting.splice(0).map((effect) => () => run(effect)));
    else loadIfNeeded();
  }

  /** Asking for the code takes as long as the rest of a click: that waits for the paint, too. */
  function loadIfNeeded(): void {
    if (perform !== null || isLoading || isPickPainting || waiting.length === 0) return;
    isLoading = true;
    void load();
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
    } finally {
      isLoading = false;
    }
  }

  async function storeUnsent(when: 'now' | 'slipStored'): Promise<void> {
    if (when === 'slipStored') await persistedSlip.stored();
    const state = store.getSnapshot();
    const isPlayer = state.owner === 'unknown' ? (state.earlierUnsent?.isPlayer ?? null) : state.owner === 'loggedIn';
    const playerAlias = state.owner === 'unknown' ? (state.earlierUnsent?.playerAlias ?? null) : state.ownerId;
    const [picks, amounts] = [unsentPicksOf(state), unsentAmountsOf(state)];
    const stored: UnsentPicks = { at: clock.now(), isPlayer, playerAlias, picks, amounts };
    unsent.write(picks.length === 0 && amounts.length === 0 ? null : JSON.stringify(stored));
  }

  function follow<Value>(source: ExternalStore<Value>, eventOf: (value: Value) => SlipEvent): void {
    const read = (): void => send(eventOf(source.getSnapshot()));
    source.subscribe(read);
    read();
  }

  follow(connection, ({ online, live }) => ({ type: 'connectionChanged', online, live }));
  follow(anonymousToken, (token) => ({ type: 'tokenChanged', token }));
  send({ type: 'unsentFound', unsent: readUnsent(unsent.read()) });
  follow(persistedSlip, (slip) => ({ type: 'slipRestored', slip }));
  follow(login, (status) => {
    // Another tab may have changed it since.
    send({ type: 'ownedPicksFound', ownedPicks: readOwnedPicks(ports.ownedPicks.read()) });
    return { type: 'loginChanged', login: status, ...ports.visitor() };
  });

  return {
    getSnapshot: shown.getSnapshot,
    subscribe: shown.subscribe,
    slip: () => slipOf(shown.getSnapshot()),
    latest: derivedStore(store, slipOf),
    toggle,
    remove: (selectionId) => send({ type: 'removed', selectionId }),
    clear: () => send({ type: 'cleared' }),
    addFeatured: (bet, replaces) => send({ type: 'featuredAdded', bet, replaces }),
    addLinked: (picks, replaces = false) => send({ type: 'linkedAdded', picks, replaces }),
    clearTeaser: () => send({ type: 'teaserChanged', pointsHundredths: null }),
    choosePoints: (pointsHundredths) => send({ type: 'teaserChanged', pointsHundredths }),
    chooseTab: (tab, needs) => send({ type: 'tabChosen', tab, needs }),
    undoRemoval: () => send({ type: 'removalUndone' }),
    setAmount: (draftBetId, field, cents) => send({ type: 'stakeTyped', draftBetId, field, cents }),
    chooseReward: (draftBetId, reward) => send({ type: 'rewardChosen', draftBetId, reward }),
    accept: (of) => send({ type: 'changesAccepted', andPlace: false, of }),
    acceptAndPlace: () => send({ type: 'changesAccepted', andPlace: true }),
    chooseOddsAcceptance: (oddsAcceptance) => send({ type: 'oddsAcceptanceChosen', oddsAcceptance }),
    placeQuickBet: (bet) => {
      // It does not wait for the paint of a pick: whether it was sent is read right after.
      paintedPick();
      send({ type: 'quickBetConfirmed', bet });
    },
    place: () => send({ type: 'placeClicked' }),
    checkLocation: (anew) => send({ type: 'locationChecked', anew }),
    keepSame: () => send({ type: 'keepSameClicked' }),
    keepsSelections: ports.keepsSelections,
    onNotice: (listener) => {
      listeners.add(listener);
      const missed = unheard ?? [];
      unheard = null;
      for (const notice of missed) listener(notice);
      return () => listeners.delete(listener);
    },
    now: clock.now,
    // The input that asks for it may be a click, which has to be painted soon.
    preload: () => ports.afterPaint(() => send({ type: 'needed' })),
    login,
    connection,
  };
}

const effects = lazyModule(() => import('./slipEffects.ts'));

const FAULTS: readonly LogoutReason[] = ['maintenance', 'technicalIssue', 'refreshFailed'];

/** The betslip of this page. */
export const betslipOf = onePerPage((services: BetslipNeeds): Betslip => {
  const { session, connection, anonymousToken, clock, report, persist, persistInTab, persistOnDevice } = services;
  const shared = { persistedSlip: persist(PERSISTED_SLIP), keepsSelections: persist(PERSISTED_KEEPS_SELECTIONS) };
  const ports: BetslipPorts = {
    login: { getSnapshot: () => session.getSnapshot().status, subscribe: session.subscribe },
    connection,
    anonymousToken,
    ...shared,
    unsent: persistInTab(UNSENT_NAME),
    ownedPicks: persistOnDevice('betslip.leftPicks.1'),
    visitor: () => {
      const { playerAlias, logoutReason } = session.getSnapshot();
      return { playerAlias, isFault: logoutReason !== null && FAULTS.includes(logoutReason) };
    },
    clock,
    report,
    loadEffects: async () => {
      const { pageEffects } = await effects.load();
      return (machine) => pageEffects(services, shared, machine);
    },
    afterPaint,
  };
  return pickGateOf(services).attach(() => createBetslip(ports));
});
