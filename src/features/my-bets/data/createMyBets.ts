import { createStore, type ExternalStore } from '../../../platform/externalStore.ts';
import type { BetsFilter } from '../logic/bet.ts';
import { type BetList, NO_BETS_YET, withFailure, withPage, withUpdate } from '../logic/betList.ts';
import type { MyBetsApi } from './myBetsApi.ts';

export const PAGE_SIZE = 20;

export interface MyBetsState {
  readonly OPEN: BetList;
  readonly SETTLED: BetList;
}

export interface MyBets extends ExternalStore<MyBetsState> {
  /** Reads both tabs and listens for news until the answer is called. */
  open(): () => void;
  loadMore(filter: BetsFilter): void;
  reload(): void;
}

export interface MyBetsPorts {
  readonly api: MyBetsApi;
  readonly connection: ExternalStore<{ readonly online: boolean; readonly live: boolean }>;
}

/** Both tabs of My Bets, read when the page opens, kept live by pushed news, read anew after every time without a connection. */
export function createMyBets({ api, connection }: MyBetsPorts): MyBets {
  const state = createStore<MyBetsState>({ OPEN: NO_BETS_YET, SETTLED: NO_BETS_YET });
  let reading = 0;

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
    open: () => {
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
