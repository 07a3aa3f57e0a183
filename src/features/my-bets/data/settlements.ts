import type { Services } from '../../../platform/services.ts';
import { type NewsPorts, sayOnce } from '../../../platform/tabs/sayOnce.ts';
import { openTabs } from '../../../platform/tabs/tabs.ts';
import { pageVisibility } from '../../../platform/visibility.ts';
import type { Bet } from '../logic/bet.ts';
import { type SettlementNews, settlementNews } from '../logic/settlement.ts';
import { betUpdates } from './myBets.ts';

export interface SettlementPorts extends Omit<NewsPorts<SettlementNews>, 'subscribe'> {
  /** Every change of a bet of the player. */
  readonly subscribe: (onBet: (bet: Bet) => void) => () => void;
}

/** Says every settlement once over the tabs of the player. @returns its end. */
export function saySettlements({ subscribe, ...ports }: SettlementPorts): () => void {
  return sayOnce({
    ...ports,
    subscribe: (onNews) =>
      subscribe((bet) => {
        const news = settlementNews(bet);
        if (news !== null) onNews(news);
      }),
  });
}

/** The same for this page. */
export function sayPagesSettlements({ data }: Pick<Services, 'data'>, show: SettlementPorts['show']): () => void {
  return saySettlements({
    subscribe: (onBet) => data.subscribe(betUpdates, {}, onBet),
    visible: pageVisibility(document),
    tabs: openTabs('slipstream-settlements'),
    show,
  });
}
