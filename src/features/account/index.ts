import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const start = lazyModule(() => import('./data/startAccount.ts').then((module) => module.startAccount));

const menuPage = lazyPart(() => import('./ui/AccountMenuPage.tsx').then((module) => module.AccountMenuPage));
/** One chunk: the pages lead to each other. */
const pages = lazyModule(() => import('./ui/pages.ts'));
const inAccount = { layout: 'account', guard: { player: true }, saved: 'own' } as const;
const menu = { ...inAccount, page: menuPage } as const;

/** The panel and the pages of the account, its notices and preferences. */
export const feature = {
  name: 'account',
  routes: [
    { path: 'account/:menuLabel', title: 'Account', ...menu },
    { path: 'me/awards', title: 'Rewards', ...menu },
    { path: 'me/account_summary', title: 'Account', ...menu },
    {
      ...inAccount,
      path: 'account/settings',
      title: 'Settings',
      page: lazyPart(() => pages.load().then((module) => module.SettingsPage)),
    },
    {
      ...inAccount,
      path: 'account/settings/content',
      title: 'Content settings',
      page: lazyPart(() => pages.load().then((module) => module.ContentSettingsPage)),
    },
    {
      ...inAccount,
      path: 'account/settings/notifications',
      title: 'Notifications',
      page: lazyPart(() => pages.load().then((module) => module.NotificationsPage)),
    },
  ],
  slots: { header: lazyPart(() => import('./ui/HeaderMenu.tsx').then((module) => module.HeaderMenu)) },
  start,
} satisfies Feature;
