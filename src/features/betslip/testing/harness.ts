import type { AnalyticsEvents } from '../../../../core/wire/analyticsEvents.ts';
import type { ConnectionFacts } from '../../../platform/connection/reconnect.ts';
import { createStore, type WritableStore } from '../../../platform/externalStore.ts';
import { type FakeTime, fakeTime } from '../../../platform/testing/fakeTime.ts';
import { type Betslip, type BetslipPorts, createBetslip } from '../data/betslip.ts';
import { PLACEMENT_KEY } from '../data/persistedDefinitions.ts';
import { slipEffects } from '../data/slipEffects.ts';
import type { EffectsPorts, Persisted } from '../data/slipPorts.ts';
import type { TabState } from '../logic/machine/tabs.ts';
import type { LoginState } from '../logic/placement/betButton.ts';
import type { Slip } from '../logic/slip.ts';
import { type FakeApi, fakeApi } from './fakeApi.ts';
import { bills, oilers, slipOf } from './fixtures.ts';

/** A betslip with fake ports, for tests. */
export interface Harness {
  readonly betslip: Betslip;
  /** Its ports, to create another betslip. */
  readonly ports: BetslipPorts;
  readonly api: FakeApi;
  readonly time: FakeTime;
  readonly login: WritableStore<LoginState>;
  /** Changes who is logged in. */
  setPlayer(playerAlias: string | null, isFault?: boolean): void;
  readonly connection: WritableStore<ConnectionFacts>;
  readonly anonymousToken: WritableStore<string | null>;
  readonly isAcknowledgementDue: WritableStore<boolean>;
  readonly balanceCents: WritableStore<number | null>;
  readonly warnings: string[];
  /** The type of each warning. */
  readonly warningTypes: string[];
  /** Notices of removals. */
  readonly undoable: string[];
  /** Notices of a changed tab. */
  readonly moved: string[];
  readonly reports: string[];
  readonly tracked: readonly AnalyticsEvents['BETSLIP_ERROR'][];
  readonly stored: {
    placement: { readonly placementId: string; readonly storedAt: number } | null;
    slip: Slip | null;
    tab: TabState | null;
    unsent: string | null;
    ownedPicks: string | null;
    keepsSelections: boolean;
  };
  readonly log: string[];
  readonly placed: (number | null)[];
  held(): boolean;
  /** Delays all storing until the returned function is called. */
  holdStoring(): () => void;
  /** Simulates that the persisted tab has been read only now. */
  readTabLater(tab: TabState): void;
}

export interface HarnessSetup {
  readonly slip?: Slip;
  readonly login?: LoginState;
  readonly stored?: Partial<Harness['stored']>;
}

export const staked = slipOf([bills, oilers], { 'straight:s-bills': 3000, 'straight:s-oilers': 1000, parlay: 1000 });

export function harness({ slip = slipOf([]), login: loginState = 'loggedIn', stored: initial = {} }: HarnessSetup = {}): Harness {
  const api = fakeApi(slip);
  const time = fakeTime();
  const login = createStore<LoginState>(loginState);
  login.subscribe(() => {
    api.owner += 1;
  });
  const connection = createStore<ConnectionFacts>({ online: true, live: true });
  const anonymousToken = createStore<string | null>('anonymous-token');
  const isAcknowledgementDue = createStore(false);
  const balanceCents = createStore<number | null>(null);
  const stored: Harness['stored'] = {
    placement: null,
    slip: null,
    tab: null,
    unsent: null,
    ownedPicks: null,
    keepsSelections: false,
    ...initial,
  };
  const warnings: string[] = [];
  const warningTypes: string[] = [];
  const undoable: string[] = [];
  const moved: string[] = [];
  const reports: string[] = [];
  const tracked: AnalyticsEvents['BETSLIP_ERROR'][] = [];
  const log: string[] = [];
  const placed: (number | null)[] = [];
  let held = false;
  let storing: Promise<void> = Promise.resolve();
  let ids = 0;
  let visitor: ReturnType<BetslipPorts['visitor']> = { playerAlias: null, isFault: false };

  function persisted<Key extends 'slip' | 'tab' | 'keepsSelections'>(key: Key): Persisted<Harness['stored'][Key]> {
    const store = createStore<Harness['stored'][Key]>(stored[key]);
    return {
      ...store,
      set: (value) => {
        stored[key] = value;
        store.set(value);
      },
      stored: () => storing,
    };
  }

  const persistedTab = persisted('tab');
  const persistedSlip = persisted('slip');
  const keepsSelections = persisted('keepsSelections');
  const report = (scope: string, error: unknown): void => void reports.push(`${scope}: ${String(error)}`);
  const effectsPorts: EffectsPorts = {
    api: {
      ...api,
      place: (request, keeps) => {
        log.push(`place ${request.placementId}`);
        return api.place(request, keeps);
      },
    },
    persistedTab,
    persistedSlip,
    keepsSelections,
    openPlacements: {
      getSnapshot: () => {
        const { placementId: requestId, storedAt } = stored.placement ?? { placementId: null, storedAt: 0 };
        return requestId === null ? {} : { [PLACEMENT_KEY]: { requestId, storedAt } };
      },
      set: ({ [PLACEMENT_KEY]: open }) => {
        stored.placement = open === undefined ? null : { placementId: open.requestId, storedAt: open.storedAt };
        log.push(open === undefined ? 'forget' : `store ${open.requestId}`);
      },
      stored: async () => undefined,
      loaded: async () => undefined,
    },
    clock: time.clock,
    timers: time.timers,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    report,
    trackError: (error) => tracked.push(error),
    onPlaced: (balanceCents) => placed.push(balanceCents),
    isAcknowledgementDue,
    balanceCents,
    onRefused: (errors) => log.push(`refused ${errors.map(({ displayType }) => displayType).join(' ')}`),
    hold: (isHeld) => {
      held = isHeld;
    },
  };
  const ports: BetslipPorts = {
    login,
    connection,
    anonymousToken,
    persistedSlip,
    keepsSelections,
    unsent: {
      read: () => stored.unsent,
      write: (text) => {
        stored.unsent = text;
      },
    },
    ownedPicks: {
      read: () => stored.ownedPicks,
      write: (text) => {
        stored.ownedPicks = text;
      },
    },
    visitor: () => visitor,
    clock: time.clock,
    report,
    loadEffects: async () => (machine) => slipEffects(effectsPorts, machine),
    afterPaint: (run) => run(),
  };
  const betslip = createBetslip(ports);
  betslip.preload();
  betslip.onNotice(({ type, body, action }) => {
    if (action !== undefined) (action === 'undo' ? undoable : moved).push(body);
    else {
      warnings.push(body);
      warningTypes.push(type);
    }
  });
  return {
    betslip,
    ports,
    api,
    time,
    login,
    setPlayer: (playerAlias, isFault = false) => {
      visitor = { playerAlias, isFault };
      login.set(playerAlias === null ? 'loggedOut' : 'loggedIn');
    },
    connection,
    anonymousToken,
    isAcknowledgementDue,
    balanceCents,
    warnings,
    warningTypes,
    undoable,
    moved,
    reports,
    tracked,
    stored,
    log,
    placed,
    held: () => held,
    holdStoring: () => {
      let release = (): void => undefined;
      storing = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    readTabLater: persistedTab.set,
  };
}

export function legIds(betslip: Betslip): readonly string[] {
  return betslip.slip().legs.map((leg) => leg.selectionId);
}
