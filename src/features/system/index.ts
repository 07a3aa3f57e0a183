import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** One chunk of the account area: about and help. */
const pages = lazyModule(() => import('./ui/pages.ts'));
const inAccount = { layout: 'account', guard: { player: true }, saved: 'public' } as const;

/** Pages about the app itself. */
export const feature = {
  name: 'system',
  routes: [
    {
      path: 'info/:slug',
      title: 'Information',
      saved: 'public',
      page: lazyPart(() => import('./ui/InfoPage.tsx').then((module) => module.InfoPage)),
    },
    {
      path: 'info/house-rules',
      title: 'House rules',
      saved: 'public',
      page: lazyPart(() => import('./ui/HouseRulesPage.tsx').then((module) => module.HouseRulesPage)),
    },
    {
      ...inAccount,
      path: 'account/about',
      title: 'About',
      page: lazyPart(() => pages.load().then((module) => module.AboutPage)),
    },
    {
      ...inAccount,
      path: 'account/help',
      title: 'Help',
      page: lazyPart(() => pages.load().then((module) => module.HelpPage)),
    },
    {
      ...inAccount,
      path: 'account/help/:articleId',
      title: 'Help article',
      page: lazyPart(() => pages.load().then((module) => module.HelpArticlePage)),
    },
    {
      path: '*',
      title: 'This page is out of bounds',
      saved: 'public',
      page: lazyPart(() => import('./ui/NotFoundPage.tsx').then((module) => module.NotFoundPage)),
    },
  ],
  slots: { drawer: lazyPart(() => import('./ui/WaitingRoomGate.tsx').then((module) => module.WaitingRoomGate)) },
} satisfies Feature;
