import { createElement } from 'react';
import type { SharedServices } from '../../../platform/services.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

/** About as high as its cards, so that what stands below it does not move when they come. */
export const PromoPlace = () => createElement('div', { style: { height: 355 } });

/** The carousel for the pages that have a place for it. */
export const startPromotions = (): Pick<SharedServices, 'promoCarousel'> => ({
  promoCarousel: lazyPart(() => import('./PromoCarousel.tsx').then((module) => module.PromoCarousel), { place: PromoPlace }),
});
