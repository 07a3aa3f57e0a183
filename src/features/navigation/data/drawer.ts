import { createStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';

/** The menu as a drawer over the page: the header's button opens it, the menu renders it. */
export interface Drawer {
  readonly isOpen: boolean;
  readonly open: () => void;
}

export const drawerOf = onePerPage((_services: object) => createStore<Drawer>({ isOpen: false, open: () => undefined }));
