import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { useCasinoMenu } from '../data/useCasinoMenu.ts';
import { MenuList } from './MenuList.tsx';
import { MenuRail } from './MenuRail.tsx';
import { SessionBox } from './SessionBox.tsx';
import type { Menu } from './useMenu.ts';

const railGames = cls({ display: 'grid', gap: 4 });

const GAMES_ALONE: Omit<Menu, 'items'> = {
  product: 'casino',
  toggle: 'hidden',
  primary: [],
  areas: [],
  liveCount: null,
  openBets: null,
};

/** Below the menu of a standalone casino, which has Home and Promos only (docs/adr/0114): its games, and a player's session. */
export function StandaloneMenu() {
  const { status } = useStore(useServices().session);
  const items = useCasinoMenu();
  return (
    <>
      <nav aria-label="Games">
        <MenuList menu={{ ...GAMES_ALONE, items }} />
      </nav>
      {status === 'loggedIn' && <SessionBox />}
    </>
  );
}

/** The games in the narrow menu. */
export function StandaloneRail({ onOpenDrawer }: { readonly onOpenDrawer: () => void }) {
  const items = useCasinoMenu();
  return (
    <nav aria-label="Games" className={railGames}>
      <MenuRail menu={{ ...GAMES_ALONE, items }} onOpenDrawer={onOpenDrawer} />
    </nav>
  );
}
