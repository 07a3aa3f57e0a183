import { useEffect } from 'react';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useNextTask } from '../../../ui/useNextTask.ts';
import { useOpen } from '../../../ui/useOpen.ts';
import { drawerOf } from '../data/drawer.ts';
import { MenuList } from './MenuList.tsx';
import { MenuRail } from './MenuRail.tsx';
import * as styles from './menuStyles.ts';
import { standaloneMenu, standaloneRail } from './standaloneMenuPart.ts';
import { useMenu } from './useMenu.ts';

const menuDrawer = lazyPart(() => import('./MenuDrawer.tsx').then((module) => module.MenuDrawer));

/** Styles alone choose menu or rail by the width of the window. The drawer is loaded when it is first opened. */
export function LeftMenu() {
  const drawer = drawerOf(useServices());
  const { isOpen, open, close } = useOpen(menuDrawer);
  useEffect(() => drawer.set({ isOpen, open }), [drawer, isOpen, open]);
  // The page's own queries start first. Starting all in one task would delay a click.
  const menu = useMenu(useNextTask());
  return (
    <nav className={styles.column} aria-label="Main menu">
      <div className={styles.full}>
        <MenuList menu={menu} />
        {menu.items === null && <standaloneMenu.Component />}
      </div>
      <div className={styles.rail}>
        <MenuRail menu={menu} onOpenDrawer={open} />
        {menu.items === null && <standaloneRail.Component onOpenDrawer={open} />}
      </div>
      {isOpen && <menuDrawer.Component menu={menu} onClose={close} />}
    </nav>
  );
}
