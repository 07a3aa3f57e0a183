import { lazy, Suspense } from 'react';
import { useNextTask } from '../../../ui/useNextTask.ts';
import { useMenu } from '../data/useMenu.ts';
import { MenuList } from './MenuList.tsx';
import { MenuRail } from './MenuRail.tsx';
import * as styles from './menuStyles.ts';

const MenuDrawer = lazy(() => import('./MenuDrawer.tsx').then((module) => ({ default: module.MenuDrawer })));

export interface LeftMenuProps {
  readonly drawerOpen: boolean;
  readonly onOpenDrawer: () => void;
  readonly onCloseDrawer: () => void;
}

/** The column is a menu or a rail by the width of the window, in styles alone; the drawer is fetched when it is first opened. */
export function LeftMenu({ drawerOpen, onOpenDrawer, onCloseDrawer }: LeftMenuProps) {
  // The page's own lines are asked for first; to begin all of it in one task would keep a click waiting.
  const menu = useMenu(useNextTask());
  return (
    <nav className={styles.column} aria-label="Main menu">
      <div className={styles.full}>
        <MenuList menu={menu} />
      </div>
      <div className={styles.rail}>
        <MenuRail menu={menu} onOpenDrawer={onOpenDrawer} />
      </div>
      {drawerOpen && (
        <Suspense fallback={null}>
          <MenuDrawer menu={menu} onClose={onCloseDrawer} />
        </Suspense>
      )}
    </nav>
  );
}
