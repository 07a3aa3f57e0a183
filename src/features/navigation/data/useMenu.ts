import { publicQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { MenuItem } from '../logic/menu.ts';
import { LiveEventsCountDocument } from './liveEventsCount.generated.ts';
import { SportsMenuDocument, type SportsMenuItemPartsFragment } from './sportsMenu.generated.ts';

type WireItem = SportsMenuItemPartsFragment & { readonly children?: readonly WireItem[] };

function toItem(item: WireItem): MenuItem {
  return {
    id: item.id,
    label: item.label,
    icon: item.icon,
    path: item.deepLink?.webUrl ?? null,
    liveCount: item.live ? item.liveCount : 0,
    type: item.type,
    children: (item.children ?? []).map(toItem),
  };
}

const sportsMenu = publicQuery({
  document: SportsMenuDocument,
  map: (data) => (data.sportsMenu as readonly WireItem[]).map(toItem),
  pollMs: 60_000,
});
const liveCount = publicQuery({
  document: LiveEventsCountDocument,
  map: (data) => data.liveEventsCount.count,
  pollMs: 15_000,
});

export interface Menu {
  /** Null until the menu is known. */
  readonly items: readonly MenuItem[] | null;
  /** Null until the count is known. */
  readonly liveCount: number | null;
}

/** The sports menu and the number of live events. @param isDue false delays the requests. */
export function useMenu(isDue: boolean): Menu {
  const skip = !isDue;
  return { items: useQuery(sportsMenu, {}, { skip }).data, liveCount: useQuery(liveCount, {}, { skip }).data };
}
