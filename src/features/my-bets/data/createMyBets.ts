import type { Timers } from '../../../platform/clock.ts';
import { createStore, type ExternalStore } from '../../../platform/externalStore.ts';
import type { BetsFilter } from '../logic/bet.ts';
import { type BetList, NO_BETS_YET, withFailure, withPage, withUpdate } from '../logic/betList.ts';
import type { MyBetsApi } from './myBetsApi.ts';

const PAGE_SIZE = 20;

export interface MyBetsState {
  readonly OPEN: BetList;
  readonly SETTLED: BetList;
}

export interface MyBets extends ExternalStore<MyBetsState> {
  /** Reads both tabs and listens for news until the answer is called. */
  open(): () => void;
  loadMore(filter: BetsFilter): void;
  reload(): void;
  /** An event of an undecided leg is over: its grade follows without a word while the rest of its bet goes on. */
  eventOver(eventId: string): void;
}

export interface MyBetsPorts {
  readonly api: MyBetsApi;
  readonly connection: ExternalStore<{ readonly online: boolean; readonly live: boolean }>;
  readonly timers: Timers;
}

/** When the grades of an event that is over are looked for: at once, and once more for a house that is slow to grade. */
const GRADE_DELAYS_MS = [0, 2_000] as const;

/** Both tabs of My Bets, read when the page opens, kept live by pushed news, read anew after every time without a connection. */
export function createMyBets({ api, connection, timers }: MyBetsPorts): MyBets {
  const state = createStore<MyBetsState>({ OPEN: NO_BETS_YET, SETTLED: NO_BETS_YET });
  const over = new Set<string>();
  let reading = 0;
  let isOpen = false;

  function change(filter: BetsFilter, next: (list: BetList) => BetList): void {
    const before = state.getSnapshot();
    const list = next(before[filter]);
    if (list !== before[filter]) state.set({ ...before, [filter]: list });
  }

  async function readFirst(filter: BetsFilter, mine: number): Promise<void> {
    const page = await api.page(filter, PAGE_SIZE, null);
    if (mine !== reading) return;
    change(filter, (list) => (page === null ? withFailure(list) : withPage(list, page, true)));
  }

  function reload(): void {
    reading += 1;
    for (const filter of ['OPEN', 'SETTLED'] as const) {
      change(filter, (list) => (list.status === 'error' ? { ...list, status: 'loading' } : list));
      void readFirst(filter, reading);
    }
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    reload,
    eventOver: (eventId) => {
      if (over.has(eventId)) return;
      over.add(eventId);
      for (const delayMs of GRADE_DELAYS_MS)
        timers.after(delayMs, () => {
          if (isOpen && connection.getSnapshot().online) reload();
        });
    },
    open: () => {
      isOpen = true;
      over.clear();
      state.set({ OPEN: NO_BETS_YET, SETTLED: NO_BETS_YET });
      reload();
      const stopWatching = api.watch((bet) => {
        for (const filter of ['OPEN', 'SETTLED'] as const) change(filter, (list) => withUpdate(list, bet, filter));
      });
      let before = connection.getSnapshot();
      const stopFollowing = connection.subscribe(() => {
        const now = connection.getSnapshot();
        const isBack = (now.online && !before.online) || (now.live && !before.live);
        before = now;
        if (isBack && now.online) reload();
      });
      return () => {
        isOpen = false;
        reading += 1;
        stopWatching();
        stopFollowing();
      };
    },
    loadMore: (filter) => {
      const list = state.getSnapshot()[filter];
      if (!list.hasNext || list.loadingMore) return;
      const mine = reading;
      change(filter, (known) => ({ ...known, loadingMore: true }));
      void api.page(filter, PAGE_SIZE, list.endCursor).then((page) => {
        if (mine !== reading) return;
        change(filter, (known) => (page === null ? withFailure(known) : withPage(known, page, false)));
      });
    },
  };
}
