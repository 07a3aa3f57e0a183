import { createStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';

/** The menu as a drawer over the page: opened by the bar's button, drawn by the menu. */
export interface Drawer {
  readonly isOpen: boolean;
  readonly open: () => void;
}

export const drawerOf = onePerPage((_services: object) => createStore<Drawer>({ isOpen: false, open: () => undefined }));
