import { lazyModule } from '../../../../core/lazyModule.ts';
import type { ConnectionFacts } from '../../../platform/connection/reconnect.ts';
import type { ExternalStore } from '../../../platform/externalStore.ts';
import type { PersistedText } from '../../../platform/storage/persistedText.ts';
import type { LoginState } from '../logic/betButton.ts';
import type { Slip } from '../logic/slip.ts';
import type { Betslip, SlipNotice } from './createBetslip.ts';
import type { SlipState } from './slipState.ts';

export const LOAD_FAILED = 'Something went wrong while opening your betslip. Please try again.';

export interface LazyPorts {
  readonly state: SlipState;
  readonly login: ExternalStore<LoginState>;
  readonly connection: ExternalStore<ConnectionFacts>;
  /** The slip stored on this device, by any tab. */
  readonly persistedSlip: ExternalStore<Slip | null>;
  /** Stored picks of this tab that the server may not have yet. */
  readonly unsent: PersistedText;
  readonly now: () => number;
  readonly report: (scope: string, error: unknown) => void;
  /** Loads the betslip's logic and starts it on `state`. */
  readonly load: () => Promise<Betslip>;
}

export interface LazyBetslip extends Betslip {
  /** Call when the user may soon use the betslip. */
  preload(): void;
}

/**
 * A betslip with its state from the start, whose logic is loaded on demand: a first-time visitor without picks does not load it. Actions
 * called before the logic is loaded run in order after it is loaded.
 */
export function lazyBetslip(ports: LazyPorts): LazyBetslip {
  const { state, login, connection, persistedSlip, unsent, report } = ports;
  const listeners = new Set<(notice: SlipNotice) => void>();
  const stops: (() => void)[] = [];
  let betslip: Betslip | null = null;
  let isOver = false;

  const notify = (notice: SlipNotice): void => {
    for (const listener of listeners) listener(notice);
  };

  async function begin(): Promise<Betslip> {
    const loaded = await ports.load();
    betslip = loaded;
    loaded.onNotice(notify);
    for (const stop of stops.splice(0)) stop();
    if (isOver) loaded.stop();
    return loaded;
  }

  /** After a failure, the next call loads again. */
  const { load } = lazyModule(() =>
    begin().catch((error: unknown) => {
      report('betslip.load', error);
      throw error;
    }),
  );

  const preload = (): void => void load().catch(() => undefined);

  function ask(act: (betslip: Betslip) => void): void {
    if (betslip) act(betslip);
    else void load().then(act, () => notify({ type: 'danger', body: LOAD_FAILED }));
  }

  // A player may have a slip on the server. A visitor's slip is also stored on this device, by any tab.
  const preloadIfUsed = (): void => {
    const isLeft = persistedSlip.getSnapshot() !== null || unsent.read() !== null;
    if (isLeft || login.getSnapshot() === 'loggedIn') preload();
  };
  stops.push(login.subscribe(preloadIfUsed), persistedSlip.subscribe(preloadIfUsed), connection.subscribe(preloadIfUsed));
  preloadIfUsed();

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    slip: state.slip,
    toggle: (pick) => ask((betslip) => betslip.toggle(pick)),
    remove: (selectionId) => ask((betslip) => betslip.remove(selectionId)),
    clear: () => ask((betslip) => betslip.clear()),
    chooseTab: (tab) => ask((betslip) => betslip.chooseTab(tab)),
    setAmount: (draftBetId, field, cents) => ask((betslip) => betslip.setAmount(draftBetId, field, cents)),
    accept: () => ask((betslip) => betslip.accept()),
    acceptAndPlace: () => ask((betslip) => betslip.acceptAndPlace()),
    place: () => ask((betslip) => betslip.place()),
    keepSame: () => ask((betslip) => betslip.keepSame()),
    onNotice: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: ports.now,
    login,
    connection,
    preload,
    stop: () => {
      isOver = true;
      for (const stop of stops.splice(0)) stop();
      betslip?.stop();
    },
  };
}
