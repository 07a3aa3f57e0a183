import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const start = lazyModule(() => import('./data/startAccount.ts').then(({ startAccount }) => startAccount));

/** The player, their balances and preferences. */
export const feature = {
  name: 'account',
  routes: [
    {
      path: 'account/settings',
      title: 'Settings',
      layout: 'account',
      guard: { player: true },
      page: lazyPart(() => import('./ui/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage)),
    },
  ],
  slots: { header: lazyPart(() => import('./ui/HeaderMenu.tsx').then(({ HeaderMenu }) => HeaderMenu)) },
  start,
} satisfies Feature;
