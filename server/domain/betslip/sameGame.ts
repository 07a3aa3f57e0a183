import type { Offer } from './offer.ts';
import { samePrice } from './reduce.ts';
import type { Price } from './slip.ts';

/**
 * The prices that can be accepted: those of an event's same-game legs together or not at all. The player was shown one price for them; once
 * one of them has moved again, that price is another one.
 * @param together the same-game legs, of any number of events; all of them have a price.
 */
export function withWholeGroups(
  prices: ReadonlyMap<string, Price>,
  together: readonly string[],
  offers: ReadonlyMap<string, Offer>,
): ReadonlyMap<string, Price> {
  const isAsShown = (selectionId: string): boolean => {
    const [price, offer] = [prices.get(selectionId), offers.get(selectionId)];
    return price !== undefined && offer !== undefined && samePrice(price, offer);
  };
  const movedEvents = new Set(together.filter((id) => !isAsShown(id)).map((id) => offers.get(id)?.eventId));
  const dropped = new Set(together.filter((id) => movedEvents.has(offers.get(id)?.eventId)));
  return new Map([...prices].filter(([selectionId]) => !dropped.has(selectionId)));
}
