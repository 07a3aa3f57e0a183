import { lazyModule } from '../../../../core/lazyModule.ts';
import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import { afterPaint } from '../../../platform/afterPaint.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createStore, type ExternalStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { Picks, PlatformServices, SharedServices } from '../../../platform/services.ts';
import type { PersistedText } from '../../../platform/storage/persistedText.ts';
import { readUnsent, stillUnsent, type UnsentPicks } from '../logic/machine/unsent.ts';
import type { Slip } from '../logic/slip.ts';
import { STORED_SLIP_EXISTS, UNSENT_NAME } from './persistedPanel.ts';
import type { EffectsNeeds } from './slipEffects.ts';

export type BetslipNeeds = EffectsNeeds & Pick<PlatformServices, 'session' | 'connection' | 'anonymousToken' | 'persistOnDevice'>;

/** The part of the slip that the price buttons use. */
export interface PickedSlip {
  /** One paint behind after a pick. */
  readonly subscribe: (listener: () => void) => () => void;
  slip(): Slip;
  readonly latest: ExternalStore<Slip>;
  toggle(pick: PickedSelection): void;
}

export interface PickGatePorts {
  /** Loads the slip's code and attaches its slip. */
  readonly load: () => Promise<unknown>;
  /** The picks of this tab that the server does not have: the slip's own. */
  readonly unsent: PersistedText;
  readonly visitor: () => { readonly isPlayer: boolean | null; readonly playerAlias: string | null };
  readonly clock: Clock;
  readonly afterPaint: (run: () => void) => void;
  readonly report: (scope: string, error: unknown) => void;
}

/**
 * What is picked, for the price buttons, before and after the slip's code is loaded. A press before that is painted at once, stored in the
 * tab, and given to the slip when it is there.
 */
export interface PickGate extends Picks {
  /** The number of picks that the panel shows: one paint behind the prices. */
  readonly shownCount: ExternalStore<number>;
  /** The slip's code is loaded. */
  readonly isOpen: ExternalStore<boolean>;
  /** Loads the slip's code. What was pressed stays pressed while that fails; the next call tries again. */
  need(): void;
  /** Creates the page's slip, and gives it what was pressed before, in a task of its own: a component may be the first to ask for the slip. */
  attach<Attached extends PickedSlip>(create: () => Attached): Attached;
}

export function createPickGate({ load, unsent, visitor, clock, afterPaint: painted, report }: PickGatePorts): PickGate {
  const listeners = new Set<() => void>();
  const ofSelection = new Map<string, Set<() => void>>();
  let picked: ReadonlySet<string> = new Set();
  let slip: PickedSlip | null = null;
  /** Pressed before there is a slip, by selection, in the order of the presses. */
  const waiting = new Map<string, PickedSelection>();
  /** The text that an earlier page of this tab has left, once a press has been stored with it. */
  let earlier: { readonly text: string | null } | null = null;
  const shownCount = createStore(0);
  const isOpen = createStore(false);

  function show(selectionIds: readonly string[]): void {
    if (selectionIds.length === picked.size && selectionIds.every((id) => picked.has(id))) return;
    const before = picked;
    picked = new Set(selectionIds);
    for (const selectionId of new Set([...before, ...picked]))
      if (before.has(selectionId) !== picked.has(selectionId))
        for (const listener of [...(ofSelection.get(selectionId) ?? [])]) listener();
    for (const listener of [...listeners]) listener();
  }

  function storeWaiting(): void {
    earlier ??= { text: unsent.read() };
    const [who, at] = [visitor(), clock.now()];
    const { picks, ...left } = stillUnsent(readUnsent(earlier.text), { ...who, isPlayer: who.isPlayer === true }, at);
    const stored: UnsentPicks = { ...left, ...who, at, picks: [...picks, ...waiting.values()] };
    unsent.write(waiting.size === 0 ? earlier.text : JSON.stringify(stored));
  }

  function need(): void {
    if (slip === null) load().catch((error: unknown) => report('betslip.load', error));
  }

  function follow(attached: PickedSlip): void {
    const isPicked = (selectionId: string): boolean =>
      attached.latest.getSnapshot().legs.some((leg) => leg.selectionId === selectionId);
    for (const pick of waiting.values()) if (!isPicked(pick.selectionId)) attached.toggle(pick);
    waiting.clear();
    const read = (): void => show(attached.latest.getSnapshot().legs.map((leg) => leg.selectionId));
    const readShown = (): void => shownCount.set(attached.slip().legs.length);
    attached.latest.subscribe(read);
    attached.subscribe(readShown);
    read();
    // The picks that the slip has just been given are shown already.
    if (picked.size !== shownCount.getSnapshot()) readShown();
    isOpen.set(true);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSelection: (selectionId, listener) => {
      const own = ofSelection.get(selectionId) ?? new Set();
      ofSelection.set(selectionId, own);
      own.add(listener);
      return () => {
        own.delete(listener);
        if (own.size === 0 && ofSelection.get(selectionId) === own) ofSelection.delete(selectionId);
      };
    },
    has: (selectionId) => picked.has(selectionId),
    count: () => picked.size,
    toggle: (pick) => {
      if (slip !== null) return slip.toggle(pick);
      if (!waiting.delete(pick.selectionId)) waiting.set(pick.selectionId, pick);
      show([...waiting.keys()]);
      storeWaiting();
      painted(() => {
        if (slip === null) shownCount.set(waiting.size);
        need();
      });
    },
    shownCount,
    isOpen,
    need,
    attach: (create) => {
      // The slip reads what an earlier page has left, and stores what it is given anew.
      if (earlier !== null) unsent.write(earlier.text);
      const attached = create();
      slip = attached;
      queueMicrotask(() => follow(attached));
      return attached;
    },
  };
}

const slipCode = lazyModule(() => import('./betslip.ts'));

/** The gate of this page. */
export const pickGateOf = onePerPage((services: BetslipNeeds): PickGate => {
  const { session, persistInTab, clock, report } = services;
  return createPickGate({
    load: async () => (await slipCode.load()).betslipOf(services),
    unsent: persistInTab(UNSENT_NAME),
    visitor: () => {
      const { status, playerAlias } = session.getSnapshot();
      return { isPlayer: status === 'unknown' ? null : status === 'loggedIn', playerAlias };
    },
    clock,
    afterPaint,
    report,
  });
});

/** Runs once, when a pointer or the focus first reaches a price. */
function onPriceReached(run: () => void): void {
  const ending = new AbortController();
  const listener = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest('[data-odds]') === null) return;
    ending.abort();
    run();
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, listener, { passive: true, signal: ending.signal });
}

/**
 * The slip's code is loaded at once for a player, and for a visitor with picks; for another visitor when a price is reached. Then a press
 * mostly finds the slip there.
 */
export function startBetslip(services: BetslipNeeds): Pick<SharedServices, 'picks'> {
  const gate = pickGateOf(services);
  const { session, connection, persist, persistInTab } = services;
  const hasStored = persist(STORED_SLIP_EXISTS);
  const read = (): void => {
    if (session.getSnapshot().status !== 'loggedOut' || hasStored.getSnapshot()) gate.need();
  };
  session.subscribe(read);
  hasStored.subscribe(read);
  read();
  if (persistInTab(UNSENT_NAME).read() !== null) gate.need();
  // What failed without a connection fails for good in some browsers: then this asks for the reload that brings the picks back.
  connection.subscribe(() => {
    if (connection.getSnapshot().online && gate.count() > 0) gate.need();
  });
  onPriceReached(() => afterPaint(gate.need));
  return { picks: gate };
}
