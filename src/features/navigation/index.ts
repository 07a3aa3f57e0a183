import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** The sports menu: a column, a rail or a drawer by the width of the window. */
export const feature = {
  name: 'navigation',
  slots: {
    headerStart: lazyPart(() => import('./ui/MenuButton.tsx').then((module) => module.MenuButton)),
    menu: lazyPart(() => import('./ui/LeftMenu.tsx').then((module) => module.LeftMenu)),
  },
} satisfies Feature;
