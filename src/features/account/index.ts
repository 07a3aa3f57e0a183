import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const start = lazyModule(() => import('./data/startAccount.ts').then((module) => module.startAccount));

const menuPage = lazyPart(() => import('./ui/AccountMenuPage.tsx').then((module) => module.AccountMenuPage));
const inAccount = { page: menuPage, layout: 'account', guard: { player: true } } as const;

/** The panel and the pages of the account, its notices and preferences. */
export const feature = {
  name: 'account',
  routes: [
    { path: 'account/:menuLabel', title: 'Account', ...inAccount },
    { path: 'me/awards', title: 'Rewards', ...inAccount },
    { path: 'me/account_summary', title: 'Account', ...inAccount },
    {
      ...inAccount,
      path: 'account/settings',
      title: 'Settings',
      page: lazyPart(() => import('./ui/SettingsPage.tsx').then((module) => module.SettingsPage)),
    },
  ],
  slots: { header: lazyPart(() => import('./ui/HeaderMenu.tsx').then((module) => module.HeaderMenu)) },
  start,
} satisfies Feature;
