import type { ExternalStore } from '../externalStore.ts';
import type { Tabs } from './tabs.ts';

export interface NewsPorts<News extends { readonly key: string }> {
  /** Every piece of news; the same key may come again. */
  readonly subscribe: (onNews: (news: News) => void) => () => void;
  readonly visible: ExternalStore<boolean>;
  /** The keys of what another tab has said. */
  readonly tabs: Tabs<string>;
  readonly show: (news: News) => void;
}

/**
 * Says every piece of news once over the tabs of the player: the tab in front says it at once; where none is, the first that comes to the front.
 * @returns its end.
 */
export function sayOnce<News extends { readonly key: string }>({ subscribe, visible, tabs, show }: NewsPorts<News>): () => void {
  const announced = new Set<string>();
  const waiting = new Map<string, News>();

  function say(): void {
    if (!visible.getSnapshot()) return;
    for (const [key, news] of waiting) {
      announced.add(key);
      tabs.send(key);
      show(news);
    }
    waiting.clear();
  }

  const stops = [
    subscribe((news) => {
      if (announced.has(news.key)) return;
      waiting.set(news.key, news);
      say();
    }),
    visible.subscribe(say),
    tabs.listen((key) => {
      announced.add(key);
      waiting.delete(key);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
