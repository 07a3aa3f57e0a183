import type { SharedServices } from '../../../platform/services.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

/** The carousel for the pages that have a place for it. */
export const startPromotions = (): Pick<SharedServices, 'promoCarousel'> => ({
  promoCarousel: lazyPart(() => import('./PromoCarousel.tsx').then((module) => module.PromoCarousel)),
});
