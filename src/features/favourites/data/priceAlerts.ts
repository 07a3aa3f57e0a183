import { type Odds, type OddsFormat, odds } from '../../../../core/money/odds.ts';
import { pointsHundredthsOf, selectionTitle } from '../../../../core/money/points.ts';
import { live, mutation, playerQuery, subscription } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { createStore } from '../../../platform/externalStore.ts';
import type { Services } from '../../../platform/services.ts';
import { sayOnce } from '../../../platform/tabs/sayOnce.ts';
import { openTabs } from '../../../platform/tabs/tabs.ts';
import { pageVisibility } from '../../../platform/visibility.ts';
import { type AlertNews, alertNews, newlyReached, type PriceAlert } from '../logic/priceAlert.ts';
import {
  type PriceAlertPartsFragment,
  PriceAlertsDocument,
  PriceAlertsUpdatedDocument,
  RemovePriceAlertDocument,
  SetPriceAlertDocument,
} from './priceAlerts.generated.ts';

interface WirePrice {
  readonly numeratorLong: number;
  readonly denominatorLong: number;
}

function priceOf({ numeratorLong, denominatorLong }: WirePrice): Odds {
  const price = odds(numeratorLong, denominatorLong);
  if (!price.ok) throw new Error('The server sent no price');
  return price.value;
}

const toAlert = ({ id, selection, points, target, state, endedAt, reached }: PriceAlertPartsFragment): PriceAlert => ({
  id,
  selectionId: selection.id,
  title: selectionTitle(selection.name, selection.marketType, pointsHundredthsOf(points)),
  marketName: selection.marketName,
  eventName: selection.eventName,
  eventPath: selection.eventPath,
  target: priceOf(target),
  state,
  endedAt,
  reached: reached && priceOf(reached),
});

const updates = subscription({
  document: PriceAlertsUpdatedDocument,
  map: ({ priceAlertsUpdated }): readonly PriceAlert[] => priceAlertsUpdated.map(toAlert),
});

/** Those that wait first; every tab hears of each change and of each that ends. */
export const priceAlerts = playerQuery({
  document: PriceAlertsDocument,
  map: ({ priceAlerts: found }): readonly PriceAlert[] => found.map(toAlert),
  live: live(updates, (_before: readonly PriceAlert[], all: readonly PriceAlert[]) => all),
});

export const setPriceAlert = mutation({
  document: SetPriceAlertDocument,
  map: ({ setPriceAlert: { priceAlerts: all, error } }) => ({ all: all.map(toAlert), error }),
  writes: ({ all }, write) => write(priceAlerts, {}, () => all),
});

export const removePriceAlert = mutation({
  document: RemovePriceAlertDocument,
  map: ({ removePriceAlert: all }): readonly PriceAlert[] => all.map(toAlert),
  writes: (all, write) => write(priceAlerts, {}, () => all),
});

export const usePriceAlerts = () => useQuery(priceAlerts, {});

const NONE: ReadonlyMap<string, PriceAlert> = new Map();

/** The alerts of the present player that wait, by selection; none for a visitor. */
export const waitingAlerts = createStore(NONE);

/** Knows the player's alerts on every page, and says each that is reached once over all tabs. @returns its end. */
export function followAlerts(
  { data, oddsFormat }: Pick<Services, 'data' | 'oddsFormat'>,
  show: (news: AlertNews) => void,
): () => void {
  const query = data.query(priceAlerts, {});
  let before: readonly PriceAlert[] = [];
  const follow = (onNews: (news: AlertNews) => void): void => {
    const all = query.getSnapshot().data;
    if (all === null || all === before) return;
    waitingAlerts.set(new Map(all.flatMap((alert) => (alert.state === 'WAITING' ? [[alert.selectionId, alert] as const] : []))));
    const format: OddsFormat = oddsFormat.getSnapshot();
    const news = newlyReached(before, all).map((alert) => alertNews(alert, format));
    before = all;
    for (const one of news) onNews(one);
  };
  const stop = sayOnce<AlertNews>({
    subscribe: (onNews) => {
      const end = query.subscribe(() => follow(onNews));
      follow(onNews);
      return end;
    },
    visible: pageVisibility(document),
    tabs: openTabs('slipstream-price-alerts'),
    show,
  });
  return () => {
    stop();
    waitingAlerts.set(NONE);
  };
}
