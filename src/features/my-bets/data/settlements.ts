import type { ExternalStore } from '../../../platform/externalStore.ts';
import type { Services } from '../../../platform/services.ts';
import { openTabs, type Tabs } from '../../../platform/tabs/tabs.ts';
import { pageVisibility } from '../../../platform/visibility.ts';
import type { Bet } from '../logic/bet.ts';
import { type SettlementNews, settlementNews } from '../logic/settlement.ts';
import { betUpdates } from './myBets.ts';

export interface SettlementPorts {
  /** Every change of a bet of the player. */
  readonly subscribe: (onBet: (bet: Bet) => void) => () => void;
  readonly visible: ExternalStore<boolean>;
  /** The keys of what another tab has said. */
  readonly tabs: Tabs<string>;
  readonly show: (news: SettlementNews) => void;
}

/**
 * Says every settlement once over the tabs of the player: the tab in front says it at once; where none is, the first that comes to the front.
 * @returns its end.
 */
export function saySettlements({ subscribe, visible, tabs, show }: SettlementPorts): () => void {
  const said = new Set<string>();
  const waiting = new Map<string, SettlementNews>();

  function say(): void {
    if (!visible.getSnapshot()) return;
    for (const [key, news] of waiting) {
      said.add(key);
      tabs.send(key);
      show(news);
    }
    waiting.clear();
  }

  const stops = [
    subscribe((bet) => {
      const news = settlementNews(bet);
      if (news === null || said.has(news.key)) return;
      waiting.set(news.key, news);
      say();
    }),
    visible.subscribe(say),
    tabs.listen((key) => {
      said.add(key);
      waiting.delete(key);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
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
