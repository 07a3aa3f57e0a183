import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const start = lazyModule(() => import('./ui/startPromotions.ts').then((module) => module.startPromotions));

/** What the brand advertises: a carousel on home, and a page each. */
export const feature = {
  name: 'promotions',
  routes: [
    {
      path: 'promotions',
      title: 'Promotions',
      saved: 'own',
      page: lazyPart(() => import('./ui/PromotionsPage.tsx').then((module) => module.PromotionsPage)),
    },
    {
      path: 'promotions/:promotionId',
      title: 'Promotion',
      saved: 'own',
      page: lazyPart(() => import('./ui/PromotionPage.tsx').then((module) => module.PromotionPage)),
    },
    { path: 'promotion', redirectTo: '/promotions' },
    {
      path: 'welcome-promo',
      title: 'Welcome offer',
      saved: 'never',
      layout: 'centred',
      guard: { player: true },
      page: lazyPart(() => import('./ui/onboarding/WelcomePromoPage.tsx').then((module) => module.WelcomePromoPage)),
    },
  ],
  start,
} satisfies Feature;
