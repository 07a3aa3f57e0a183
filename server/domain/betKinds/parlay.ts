import { ok } from '../../../core/result.ts';
import type { Offer } from '../betslip/offer.ts';
import { parlayPlusTerms } from './parlayPlus.ts';
import { ONE_TICKET } from './ticket.ts';
import type { BetShape, LegLimits, SectionRules } from './types.ts';

export const PARLAY_ID = 'parlay';

const MINIMUM_LEGS = 2;

/** A parlay whose legs of one event can be one bet is a parlay-plus; others of one event are refused as related. */
function shapeOf(offers: readonly Offer[], parlayPlus: LegLimits['parlayPlus']): BetShape {
  const terms = parlayPlusTerms(offers, parlayPlus);
  return terms === null ? { kind: 'PARLAY', terms } : { kind: 'PARLAY_PLUS', terms };
}

export const parlay: SectionRules = {
  ...ONE_TICKET,
  joinsEvents: true,
  draftIds: (selectionIds) => (selectionIds.length < MINIMUM_LEGS ? [] : [PARLAY_ID]),
  drafts(offers, { parlayPlus }) {
    if (offers.length < MINIMUM_LEGS) return [];
    const selectionIds = offers.map(({ selectionId }) => selectionId);
    return [{ ...shapeOf(offers, parlayPlus), id: PARLAY_ID, selectionIds, label: null }];
  },
  legs: ({ maximumParlayLegs }) => ({ minimum: MINIMUM_LEGS, maximum: maximumParlayLegs }),
  needsOffers: true,
  // An unknown selection is refused when it is placed, whatever the bet.
  shape: ({ legs }, offers, { parlayPlus }) =>
    ok(offers.length < legs.length ? { kind: 'PARLAY', terms: null } : shapeOf(offers, parlayPlus)),
};
