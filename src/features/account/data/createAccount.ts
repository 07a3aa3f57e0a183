import type { OddsFormat } from '../../../../core/odds.ts';
import type { Timers } from '../../../platform/clock.ts';
import { createStore, type ExternalStore } from '../../../platform/externalStore.ts';
import type { Account, Balances, MenuItem } from '../logic/account.ts';
import type { AccountApi, Me } from './accountApi.ts';

const MENU_POLL_MS = 5_000;

/** loading: nothing known yet; error: asked and not answered, asked again with the next poll. */
export interface AccountState {
  readonly status: 'none' | 'loading' | 'error' | 'loaded';
  readonly account: Account | null;
  /** Null until known: a balance of zero is never shown for one that is not known. */
  readonly balances: Balances | null;
  readonly creditsCents: number | null;
  readonly menu: readonly MenuItem[];
}

export interface AccountPorts {
  readonly api: AccountApi;
  readonly login: ExternalStore<'unknown' | 'loggedOut' | 'loggedIn'>;
  readonly online: ExternalStore<boolean>;
  readonly timers: Timers;
  /** The format of this device, for visitors and for the time until the account is known. */
  readonly keptFormat: ExternalStore<OddsFormat> & { set(format: OddsFormat): void };
}

export interface PlayerAccount extends ExternalStore<AccountState> {
  readonly oddsFormat: ExternalStore<OddsFormat>;
  /** Null while not known. */
  readonly playableCents: ExternalStore<number | null>;
  /** Reads account and menu anew: before a log-in is shown, after a bet was placed, after an error. */
  refresh(): Promise<void>;
  /** Bets were placed: the balance that the answer told holds until the rest is read. */
  placedBets(playableCents: number | null): Promise<void>;
  setOddsFormat(format: OddsFormat): void;
  /** A visitor has opened the menu: it is read, unless it is known. A player's is read in any case. */
  visitorMenu(): void;
  stop(): void;
}

const NOBODY: AccountState = { status: 'none', account: null, balances: null, creditsCents: null, menu: [] };

/** Who is logged in, and what they have: read after log-in, pushed while the socket is up, polled in any case, gone at log-out. */
export function createAccount(ports: AccountPorts): PlayerAccount {
  const { api, login, online, timers, keptFormat } = ports;
  const state = createStore<AccountState>(NOBODY);
  const oddsFormat = createStore<OddsFormat>(keptFormat.getSnapshot());
  const playableCents = createStore<number | null>(null);
  let stopFollowing = (): void => undefined;
  let owner = 0;
  let isReadingForVisitor = false;

  function patch(change: Partial<AccountState>): void {
    state.set({ ...state.getSnapshot(), ...change });
    playableCents.set(state.getSnapshot().balances?.playableCents ?? null);
  }

  function know({ account, balances }: Me): void {
    patch({ status: 'loaded', account, balances });
    oddsFormat.set(account.oddsFormat);
    keptFormat.set(account.oddsFormat);
  }

  async function readMenu(mine: number): Promise<void> {
    const menu = await api.menu(login.getSnapshot() === 'loggedOut');
    if (menu === null || mine !== owner) return;
    patch({ menu: menu.items, creditsCents: menu.creditsCents, ...(menu.balances && { balances: menu.balances }) });
  }

  async function refresh(): Promise<void> {
    const mine = owner;
    if (state.getSnapshot().account === null) patch({ status: 'loading' });
    const [me] = await Promise.all([api.me(), readMenu(mine)]);
    if (mine !== owner) return;
    if (me !== null) know(me);
    else if (state.getSnapshot().account === null) patch({ status: 'error' });
  }

  async function placedBets(cents: number | null): Promise<void> {
    const { balances } = state.getSnapshot();
    if (cents !== null && balances !== null) patch({ balances: { ...balances, playableCents: cents } });
    await refresh();
  }

  function followLogin(): void {
    const now = login.getSnapshot();
    if (now === 'unknown') return;
    stopFollowing();
    if (now === 'loggedIn') {
      stopFollowing = api.watchBalance((balances) => patch({ balances }));
      if (state.getSnapshot().status !== 'loaded') void refresh();
      return;
    }
    owner += 1;
    state.set(NOBODY);
    playableCents.set(null);
    stopFollowing = () => undefined;
  }

  async function visitorMenu(): Promise<void> {
    if (isReadingForVisitor || login.getSnapshot() !== 'loggedOut' || state.getSnapshot().menu.length > 0) return;
    isReadingForVisitor = true;
    await readMenu(owner);
    isReadingForVisitor = false;
  }

  function poll(): void {
    if (!online.getSnapshot() || login.getSnapshot() !== 'loggedIn') return;
    if (state.getSnapshot().status === 'error') void refresh();
    else void readMenu(owner);
  }

  const stops = [
    login.subscribe(followLogin),
    online.subscribe(() => {
      if (online.getSnapshot() && login.getSnapshot() === 'loggedIn') void refresh();
    }),
    keptFormat.subscribe(() => {
      if (state.getSnapshot().account === null) oddsFormat.set(keptFormat.getSnapshot());
    }),
    timers.every(MENU_POLL_MS, poll),
  ];
  followLogin();

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    oddsFormat,
    playableCents,
    refresh,
    placedBets,
    setOddsFormat: (format) => {
      oddsFormat.set(format);
      keptFormat.set(format);
      if (login.getSnapshot() !== 'loggedIn') return;
      const mine = owner;
      void api.setOddsFormat(format).then((me) => {
        // A choice made since then stands.
        if (me !== null && mine === owner && oddsFormat.getSnapshot() === format) know(me);
      });
    },
    visitorMenu: () => void visitorMenu(),
    stop: () => {
      stopFollowing();
      for (const stop of stops) stop();
    },
  };
}
