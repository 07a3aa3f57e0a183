import { useEffect } from 'react';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValue, PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { Bet } from '../logic/bet.ts';
import { settlementNews } from '../logic/settlement.ts';
import { betUpdates } from './myBets.ts';

/** Ids of bets that have a result which the player has not seen in My Bets. */
const NEWS: PersistedValueDefinition<readonly string[]> = {
  name: 'bets-with-news',
  scope: 'user',
  initial: [],
  decode: (stored) => (Array.isArray(stored) && stored.every((id) => typeof id === 'string') ? stored : null),
};

const newsOf = onePerPage(({ persist }: Pick<PlatformServices, 'persist'>) => persist(NEWS));

/** The number on the installed app's icon. Not in every browser, and refused where the app is not installed. */
function showOnIcon(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => undefined);
}

export interface BadgePorts {
  readonly news: Pick<PersistedValue<readonly string[]>, 'getSnapshot' | 'subscribe' | 'update'>;
  /** Every change of a bet of the player. */
  readonly subscribe: (onBet: (bet: Bet) => void) => () => void;
  readonly show: (count: number) => void;
}

/** Shows the number of bets with news. @returns its end, which takes the number away. */
export function countNews({ news, subscribe, show }: BadgePorts): () => void {
  const showCount = (): void => show(news.getSnapshot().length);
  const ends = [
    news.subscribe(showCount),
    subscribe((bet) => {
      if (settlementNews(bet) !== null) news.update((known) => [...new Set([...known, bet.id])]);
    }),
  ];
  showCount();
  return () => {
    for (const end of ends) end();
    show(0);
  };
}

/** The same for this page, on the app's icon. */
export function followBadge(services: Pick<PlatformServices, 'data' | 'persist'>): () => void {
  return countNews({
    news: newsOf(services),
    subscribe: (onBet) => services.data.subscribe(betUpdates, {}, onBet),
    show: showOnIcon,
  });
}

/** My Bets is on screen: there is no news any more. */
export function useSeenNews(): void {
  const services = useServices();
  useEffect(() => {
    const news = newsOf(services);
    const see = (): void => {
      if (!document.hidden && news.getSnapshot().length > 0) news.set([]);
    };
    const end = news.subscribe(see);
    document.addEventListener('visibilitychange', see);
    see();
    return () => {
      end();
      document.removeEventListener('visibilitychange', see);
    };
  }, [services]);
}
