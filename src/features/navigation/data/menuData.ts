import { useEffect } from 'react';
import { playerQuery, publicQuery, subscription } from '../../../platform/data/declare.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useServices, useShowsPlayer } from '../../../platform/usePlatform.ts';
import type { MenuItem } from '../logic/menu.ts';
import type { Product } from '../logic/products.ts';
import { CasinoMenuDocument, type CasinoMenuItemPartsFragment } from './casinoMenu.generated.ts';
import { LiveEventsCountDocument } from './liveEventsCount.generated.ts';
import { OpenBetCountDocument, OpenBetsChangedDocument } from './openBets.generated.ts';
import { SportsMenuDocument, type SportsMenuItemPartsFragment } from './sportsMenu.generated.ts';

type SportsItem = SportsMenuItemPartsFragment & { readonly children?: readonly SportsItem[] };
type CasinoItem = CasinoMenuItemPartsFragment & { readonly children?: readonly CasinoItem[] };

/** An item of either menu. Live events themselves have no count. */
function toItem(item: SportsItem | CasinoItem): MenuItem {
  const { id, label, icon, deepLink, children = [] } = item;
  const liveCount = 'liveCount' in item && item.live ? item.liveCount : 0;
  return { id, label, icon, path: deepLink?.webUrl ?? null, liveCount, children: children.map(toItem) };
}

export const sportsMenu = publicQuery({
  document: SportsMenuDocument,
  map: (data) => (data.sportsMenu as readonly SportsItem[]).map(toItem),
  pollMs: 60_000,
});
export const casinoMenu = publicQuery({
  document: CasinoMenuDocument,
  map: (data) => (data.casinoMenu as readonly CasinoItem[]).map(toItem),
  freshMs: 60_000,
});
export const liveCount = publicQuery({
  document: LiveEventsCountDocument,
  map: (data) => data.liveEventsCount.count,
  pollMs: 15_000,
});

/** Read anew with every bet that is placed or settled. */
export const openBetCount = playerQuery({
  document: OpenBetCountDocument,
  isSaved: true,
  map: ({ myBets }) => myBets.totalCount,
});
const openBetsChanged = subscription({ document: OpenBetsChangedDocument, map: ({ betUpdated }) => betUpdated.id });

/** How many bets of the player are open; null for a visitor, and until it is known. */
function useOpenBetCount(isDue: boolean): number | null {
  const { data } = useServices();
  const isPlayer = useShowsPlayer();
  const skip = !isDue || !isPlayer;
  const { data: count, refetch } = useQuery(openBetCount, {}, { skip });
  useEffect(() => (skip ? undefined : data.subscribe(openBetsChanged, {}, () => void refetch())), [data, refetch, skip]);
  return isPlayer ? count : null;
}

export interface MenuData {
  /** Below the fixed items; null where there are none. */
  readonly items: Queried<readonly MenuItem[]> | null;
  /** Null until the count is known, and while its flag is off. */
  readonly liveCount: number | null;
  /** Null for a visitor, and until it is known. */
  readonly openBets: number | null;
}

/** The items of one product, and the number of live events. @param product null: no items. @param isDue false delays the requests. */
export function useMenuData(product: Product | null, isDue: boolean): MenuData {
  const sports = useQuery(sportsMenu, {}, { skip: !isDue || product !== 'sportsbook' });
  const casino = useQuery(casinoMenu, {}, { skip: !isDue || product !== 'casino' });
  const isCounted = useFlag('live-event-counter');
  const { data: count } = useQuery(liveCount, {}, { skip: !isDue || !isCounted || product !== 'sportsbook' });
  return {
    items: product && (product === 'sportsbook' ? sports : casino),
    liveCount: count,
    openBets: useOpenBetCount(isDue && product === 'sportsbook'),
  };
}
