import { playerQuery } from '../../../platform/data/declare.ts';
import type { Found } from '../../../platform/data/loadable.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import { actionOf, type Promotion, type PromotionCard } from '../logic/promotions.ts';
import { PromotionDocument, PromotionsDocument } from './promotions.generated.ts';

/** Of the brand, so it is no part of the catalogue, whose answers are the same for all brands. */
export const promotions = playerQuery({
  audience: 'anyone',
  document: PromotionsDocument,
  map: ({ promotions: cards }): readonly PromotionCard[] => cards,
  freshMs: 60_000,
});

export const promotion = playerQuery({
  audience: 'anyone',
  document: PromotionDocument,
  map: ({ promotion: found }): Found<Promotion> => {
    if (found === null) return { found: null };
    const { description, primaryCta, primaryCtaLink, ...rest } = found;
    return { found: { ...rest, paragraphs: description.split('\n'), action: actionOf(primaryCta, primaryCtaLink) } };
  },
  freshMs: 60_000,
});

export const usePromotions = (): Queried<readonly PromotionCard[]> => useQuery(promotions, {});

export const usePromotion = (id: string): Queried<Found<Promotion>> => useQuery(promotion, { id });
