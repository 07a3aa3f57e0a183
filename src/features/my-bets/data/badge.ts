import { useEffect } from 'react';
import type { Timers } from '../../../platform/clock.ts';
import type { ExternalStore } from '../../../platform/externalStore.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { closeNotifications } from '../../../platform/worker/notifications.ts';
import type { Bet } from '../logic/bet.ts';
import { settlementNews } from '../logic/settlement.ts';
import { betUpdates, settledBetsSeen, unseenSettledBets } from './myBets.ts';

/** Where notifications of settled bets lead (server/domain/push/messages.ts). */
const SETTLED_PATH = '/my-bets/settled';
/** The bets on a game are settled one after the other: one request reads their number. */
const BATCH_MS = 1000;

/** The number on the installed app's icon. Not in every browser, and refused where the app is not installed. */
function showOnIcon(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => undefined);
}

/** The server's number of settled bets that the player has not seen; null: not known yet. */
interface Unseen {
  readonly count: () => number | null;
  readonly subscribe: ExternalStore<unknown>['subscribe'];
  readonly read: () => void;
}

export interface BadgePorts {
  readonly unseen: Unseen;
  /** Every change of a bet of the player. */
  readonly subscribe: (onBet: (bet: Bet) => void) => () => void;
  readonly timers: Timers;
  readonly show: (count: number) => void;
}

function unseenOf({ data }: Pick<PlatformServices, 'data'>): Unseen {
  const handle = data.query(unseenSettledBets, {});
  return {
    count: () => handle.getSnapshot().data,
    subscribe: handle.subscribe,
    read: () => void handle.refetch(),
  };
}

/** Shows the number, also after each settlement. @returns its end, which takes the number away. */
export function showUnseen({ unseen, subscribe, timers, show }: BadgePorts): () => void {
  let cancel: (() => void) | null = null;
  const showCount = (): void => {
    const count = unseen.count();
    if (count !== null) show(count);
  };
  const ends = [
    unseen.subscribe(showCount),
    subscribe((bet) => {
      if (settlementNews(bet) === null || cancel !== null) return;
      cancel = timers.after(BATCH_MS, () => {
        cancel = null;
        unseen.read();
      });
    }),
  ];
  showCount();
  return () => {
    for (const end of ends) end();
    cancel?.();
    show(0);
  };
}

/** The same for this page, on the app's icon. */
export function followBadge(services: Pick<PlatformServices, 'data' | 'timers'>): () => void {
  return showUnseen({
    unseen: unseenOf(services),
    subscribe: (onBet) => services.data.subscribe(betUpdates, {}, onBet),
    timers: services.timers,
    show: showOnIcon,
  });
}

/** With the settled tab on screen the player has seen all that is settled, and what tells of it is closed. */
export function useSeenSettled(isShown: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (!isShown) return;
    const unseen = unseenOf(services);
    const see = (): void => {
      if (document.hidden) return;
      void closeNotifications(SETTLED_PATH).catch(() => undefined);
      if ((unseen.count() ?? 0) > 0) void services.data.mutate(settledBetsSeen, {});
    };
    const end = unseen.subscribe(see);
    document.addEventListener('visibilitychange', see);
    see();
    return () => {
      end();
      document.removeEventListener('visibilitychange', see);
    };
  }, [services, isShown]);
}
