import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const accountInfo = lazyPart(() => import('./ui/AccountInfoPage.tsx').then((module) => module.AccountInfoPage));

/** Pages about the app itself. */
export const feature = {
  name: 'system',
  routes: [
    {
      path: 'info/:slug',
      title: 'Information',
      page: lazyPart(() => import('./ui/InfoPage.tsx').then((module) => module.InfoPage)),
    },
    {
      path: 'info/house-rules',
      title: 'House rules',
      page: lazyPart(() => import('./ui/HouseRulesPage.tsx').then((module) => module.HouseRulesPage)),
    },
    { path: 'account/about', title: 'About', layout: 'account', guard: { player: true }, page: accountInfo },
    { path: 'account/help', title: 'Help', layout: 'account', guard: { player: true }, page: accountInfo },
    {
      path: 'account/responsible-gaming',
      title: 'Responsible gaming',
      layout: 'account',
      guard: { player: true },
      page: accountInfo,
    },
    {
      path: '*',
      title: 'This page is out of bounds',
      page: lazyPart(() => import('./ui/NotFoundPage.tsx').then((module) => module.NotFoundPage)),
    },
  ],
  slots: { drawer: lazyPart(() => import('./ui/WaitingRoomGate.tsx').then((module) => module.WaitingRoomGate)) },
} satisfies Feature;
