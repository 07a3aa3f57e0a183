import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import type { Found } from '../../../platform/data/loadable.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import { actionOf, type Offer, type Promotion } from '../logic/promotions.ts';
import {
  PromotionDocument,
  PromotionEnrollmentDocument,
  type PromotionOfferFieldsFragment,
  PromotionsDocument,
  PromotionZoneDocument,
} from './promotions.generated.ts';

/** The promotions of the brand: no part of the catalogue, whose answers are the same for all brands. */
export const promotions = playerQuery({
  audience: 'anyone',
  document: PromotionsDocument,
  map: ({ promotions: offers }): readonly Offer[] => offers.map(offerOf),
  freshMs: 60_000,
});

export const promotion = playerQuery({
  audience: 'anyone',
  document: PromotionDocument,
  map: ({ promotion: found }): Found<Promotion> => {
    if (found === null) return { found: null };
    return { found: { ...offerOf(found), paragraphs: found.description.split('\n'), startsAt: found.startsAt } };
  },
  // A player's progress changes with every bet.
  freshMs: 5_000,
});

const zone = playerQuery({ document: PromotionZoneDocument, map: ({ betHistory }) => betHistory.timeZone });

export const usePromotions = (): Queried<readonly Offer[]> => useQuery(promotions, {});

export const usePromotion = (id: string): Queried<Found<Promotion>> => useQuery(promotion, { id });

/** The zone of the player's days; undefined: a visitor, or not known yet. */
export const usePlayerZone = (isPlayer: boolean): string | undefined => useQuery(zone, {}, { skip: !isPlayer }).data ?? undefined;

/** Why nothing was enrolled: the server's words. */
export interface Enrolled {
  readonly offer: Offer | null;
  readonly problem: string | null;
}

export const enrol = mutation({
  document: PromotionEnrollmentDocument,
  map: ({ promotionEnrollment: { success, promotion: now, errors } }): Enrolled => ({
    offer: now && offerOf(now),
    // Another tab, or a press whose answer was lost, has done it.
    problem: success || errors.some(({ code }) => code === 'ALREADY_ENROLLED') ? null : (errors[0]?.message ?? ''),
  }),
  writes: ({ offer }, write) => {
    if (offer === null) return;
    write(promotions, {}, (list) => list.map((one) => (one.id === offer.id ? offer : one)));
    write(promotion, { id: offer.id }, ({ found }) => ({ found: found && { ...found, ...offer } }));
  },
});

export function offerOf(fields: PromotionOfferFieldsFragment): Offer {
  const { primaryCta, primaryCtaLink, primaryCtaDeepLink, enrollmentStatus: enrollment, ...same } = fields;
  const { id, title, shortDescription, tag, imageUrl, deepLink, state, requirement, award, costs, progress, endsAt } = same;
  return {
    id,
    title,
    shortDescription,
    tag,
    imageUrl,
    deepLink,
    state,
    requirement,
    award,
    costs,
    progress,
    endsAt,
    enrollment,
    action: actionOf(primaryCta, primaryCtaLink, primaryCtaDeepLink),
  };
}
