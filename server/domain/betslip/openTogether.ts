import { combinedReturn } from '../../../core/money/odds.ts';
import type { Rational } from '../../../core/money/rational.ts';
import { rulesOf, SECTIONS } from '../betKinds/betKinds.ts';
import { parlayPlusTerms } from '../betKinds/parlayPlus.ts';
import type { BetLimits } from '../betKinds/types.ts';
import { unavailability } from './derive.ts';
import type { Offer } from './offer.ts';

/** The offers of these selections where all of them can be bet on now; null: one cannot. */
export function openOffers(selectionIds: readonly string[], found: ReadonlyMap<string, Offer>, now: Date): readonly Offer[] | null {
  const offers = selectionIds.flatMap((id) => found.get(id) ?? []);
  return offers.length === selectionIds.length && offers.every((offer) => unavailability(offer, now) === null) ? offers : null;
}

/** Whether they can be one bet: in play legs of one game are none. */
export function isOneBet(offers: readonly Offer[], limits: Pick<BetLimits, 'parlayPlus'>): boolean {
  const events = new Set(offers.map(({ eventId }) => eventId));
  return events.size === offers.length || parlayPlusTerms(offers, limits.parlayPlus) !== null;
}

/** What they return together per unit, stake included: the price that the slip computes, and that they are placed at. */
export function returnTogether(offers: readonly Offer[], limits: BetLimits): Rational {
  const prices = offers.map(({ odds }) => odds);
  const [draft] = SECTIONS.PARLAY.drafts(offers, limits, {});
  return draft ? rulesOf(draft).returned(prices, draft.terms) : combinedReturn(prices);
}
