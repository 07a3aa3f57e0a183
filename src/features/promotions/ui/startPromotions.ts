import { createElement } from 'react';
import type { SharedServices } from '../../../platform/services.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

/** About as high as its cards, so that what stands below it does not move when they come. */
export const PromoPlace = () => createElement('div', { style: { height: 355 } });

/** Promotions for the pages that have a place for them. */
export const startPromotions = (): Pick<SharedServices, 'promoCarousel' | 'promoAside'> => ({
  promoCarousel: lazyPart(() => import('./PromoCarousel.tsx').then((module) => module.PromoCarousel), { place: PromoPlace }),
  promoAside: lazyPart(() => import('./PromoAside.tsx').then((module) => module.PromoAside)),
});
