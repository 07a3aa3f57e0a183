import type { Feature, Guard } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const guard: Guard = { player: true, flags: ['account-linking'], accountLinking: true };

/** Links accounts of other providers. */
export const feature = {
  name: 'account-linking',
  routes: [
    {
      path: 'account/linked-accounts',
      title: 'Linked accounts',
      layout: 'account',
      saved: 'never',
      guard,
      page: lazyPart(() => import('./ui/LinkedAccountsPage.tsx').then((module) => module.LinkedAccountsPage)),
    },
    {
      path: 'account_linking/callback',
      title: 'Account linking',
      layout: 'centred',
      saved: 'never',
      guard,
      page: lazyPart(() => import('./ui/CallbackPage.tsx').then((module) => module.CallbackPage)),
    },
  ],
} satisfies Feature;
