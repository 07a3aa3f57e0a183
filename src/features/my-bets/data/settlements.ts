import type { Timers } from '../../../platform/clock.ts';
import type { Services } from '../../../platform/services.ts';
import { type NewsPorts, sayOnce } from '../../../platform/tabs/sayOnce.ts';
import { openTabs } from '../../../platform/tabs/tabs.ts';
import { pageVisibility } from '../../../platform/visibility.ts';
import type { Bet } from '../logic/bet.ts';
import { type SettlementNews, settlementNews, settlementToast } from '../logic/settlement.ts';
import { betUpdates } from './myBets.ts';

export interface SettlementPorts extends Omit<NewsPorts<SettlementNews>, 'subscribe' | 'show'> {
  /** Every change of a bet of the player. */
  readonly subscribe: (onBet: (bet: Bet) => void) => () => void;
  readonly timers: Timers;
  readonly show: (toast: NonNullable<ReturnType<typeof settlementToast>>) => void;
}

/** The bets on a game are settled one after the other within this time of its result. */
const BATCH_MS = 1000;

/** Says the settlements of a batch together, each once over the tabs of the player. @returns its end. */
export function saySettlements({ subscribe, timers, show, ...ports }: SettlementPorts): () => void {
  let batch: SettlementNews[] = [];
  let cancel = (): void => undefined;
  function say(): void {
    const toast = settlementToast(batch);
    batch = [];
    if (toast !== null) show(toast);
  }
  const stop = sayOnce<SettlementNews>({
    ...ports,
    show: (news) => {
      batch.push(news);
      if (batch.length === 1) cancel = timers.after(BATCH_MS, say);
    },
    subscribe: (onNews) =>
      subscribe((bet) => {
        const news = settlementNews(bet);
        if (news !== null) onNews(news);
      }),
  });
  return () => {
    stop();
    cancel();
  };
}

/** The same for this page. */
export function sayPagesSettlements(
  { data, timers }: Pick<Services, 'data' | 'timers'>,
  show: SettlementPorts['show'],
): () => void {
  return saySettlements({
    subscribe: (onBet) => data.subscribe(betUpdates, {}, onBet),
    timers,
    visible: pageVisibility(document),
    tabs: openTabs('slipstream-settlements'),
    show,
  });
}
