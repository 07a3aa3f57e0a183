import { useCatalogue } from '../../../platform/catalogue/useCatalogue.ts';
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

const MENU = { document: SportsMenuDocument, variables: {} };
const LIVE = { document: LiveEventsCountDocument, variables: {} };
const MENU_POLL_MS = 60_000;
const LIVE_POLL_MS = 15_000;

export interface Menu {
  /** Null until the menu is known. */
  readonly items: readonly MenuItem[] | null;
  /** Null until the count is known. */
  readonly liveCount: number | null;
}

/** The sports menu and how much is live. @param paused Without a connection nobody is asked. @param isDue False: not to be asked for yet. */
export function useMenu(paused: boolean, isDue: boolean): Menu {
  const skip = !isDue;
  const menu = useCatalogue(MENU, { skip, pollMs: paused ? 0 : MENU_POLL_MS });
  const live = useCatalogue(LIVE, { skip, pollMs: paused ? 0 : LIVE_POLL_MS });
  return {
    items: menu.data ? (menu.data.sportsMenu as readonly WireItem[]).map(toItem) : null,
    liveCount: live.data?.liveEventsCount.count ?? null,
  };
}
