import { pointsOf } from '../../../../core/money/points.ts';
import type { Offer } from '../../../domain/betslip/offer.ts';
import type { LinkedSelection } from '../generated/resolvers.ts';

export function toLinked(offer: Offer): LinkedSelection {
  return {
    id: offer.selectionId,
    name: offer.selectionName,
    numeratorLong: offer.odds.numerator,
    denominatorLong: offer.odds.denominator,
    points: pointsOf(offer.pointsHundredths),
    marketId: offer.marketId,
    marketName: offer.marketName,
    marketType: offer.marketType,
    marketStatus: offer.marketStatus,
    marketStartAt: offer.eventStartsAt.toISOString(),
    eventId: offer.eventId,
    eventName: offer.eventName,
    eventStatus: offer.eventStatus,
    eventPath: offer.eventPath,
  };
}
