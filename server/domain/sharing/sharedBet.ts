import { groupBy } from '../../../core/groupBy.ts';
import { type Odds, oddsOfReturn, returnPerUnit, sameOdds } from '../../../core/money/odds.ts';
import { multiply, ONE, type Rational } from '../../../core/money/rational.ts';
import type { BetType } from '../../../core/wire/contract.ts';
import { BET_KINDS } from '../betKinds/betKinds.ts';
import { returnOfEvent } from '../betKinds/parlayPlus.ts';
import { unavailability } from '../betslip/derive.ts';
import type { Offer } from '../betslip/offer.ts';
import type { Price } from '../betslip/slip.ts';

/** A leg as it was shared. `price` null: a teaser moved its line by points of its own, so there is no price to compare with. */
export interface SharedLeg {
  readonly selectionId: string;
  readonly price: Price | null;
}

/** A bet that somebody shares. It says what was bet on, never who did. */
export interface SharedBet {
  readonly id: string;
  readonly brand: string;
  readonly kind: BetType;
  readonly legs: readonly SharedLeg[];
  /** Null unless it was chosen to be shown. */
  readonly stakeCents: number | null;
  readonly expiresAt: Date;
}

export interface SharedLegView {
  readonly offer: Offer;
  readonly shared: Price | null;
  readonly isOpen: boolean;
  readonly hasMoved: boolean;
}

/** Legs of one event that are one pick now. */
export interface SharedSameGamePick {
  readonly legs: readonly SharedLegView[];
  /** Together, at the prices of now; null where one of them takes no bets, or where it does not fit 53 bits. */
  readonly odds: Odds | null;
}

export interface SharedBetView {
  readonly status: 'OPEN' | 'PARTLY_CLOSED' | 'CLOSED';
  /** Without the legs that are no longer in the catalogue. */
  readonly legs: readonly SharedLegView[];
  /** Stake included, per unit, of all legs as shared; null where the bet has no one price. */
  readonly sharedReturn: Rational | null;
  /** The same of the legs that take bets, at the prices of now. */
  readonly returnNow: Rational | null;
}

/** What a friend sees of a shared bet now. `joinsEvents`: several legs of one event can be one pick. */
export function viewSharedBet(
  { kind, legs }: SharedBet,
  offers: ReadonlyMap<string, Offer>,
  { now, joinsEvents }: { readonly now: Date; readonly joinsEvents: boolean },
): SharedBetView {
  const returnOf = (priced: readonly PricedLeg[]): Rational | null =>
    hasOnePrice(kind, priced) ? productOf(priced, joinsEvents) : null;
  const views = legs.flatMap(({ selectionId, price }): readonly SharedLegView[] => {
    const offer = offers.get(selectionId);
    return offer ? [{ offer, shared: price, isOpen: unavailability(offer, now) === null, hasMoved: hasMoved(offer, price) }] : [];
  });
  const open = views.filter(({ isOpen }) => isOpen);
  const shared = views.flatMap(({ offer, shared: price }) =>
    price === null ? [] : [{ offer: { ...offer, pointsHundredths: price.pointsHundredths }, odds: price.odds }],
  );
  const status = open.length === 0 ? 'CLOSED' : open.length < legs.length ? 'PARTLY_CLOSED' : 'OPEN';
  return {
    status,
    legs: views,
    sharedReturn: shared.length === legs.length ? returnOf(shared) : null,
    returnNow: returnOf(open.map(({ offer }) => ({ offer, odds: offer.odds }))),
  };
}

/** The picks of several legs. A server without parlay-plus has none. */
export function sharedSameGamePicks(kind: BetType, legs: readonly SharedLegView[]): readonly SharedSameGamePick[] {
  if (BET_KINDS[kind].joinsEvents !== true) return [];
  return groupBy(legs, ({ offer }) => offer.eventId).flatMap((game) => {
    if (game.length === 1) return [];
    const offers = game.map(({ offer }) => offer);
    const returned = returnOfEvent(
      offers,
      offers.map(({ odds }) => odds),
    );
    return returned === null ? [] : [{ legs: game, odds: game.every(({ isOpen }) => isOpen) ? oddsOfReturn(returned) : null }];
  });
}

function hasMoved(offer: Offer, shared: Price | null): boolean {
  return shared !== null && (!sameOdds(offer.odds, shared.odds) || offer.pointsHundredths !== shared.pointsHundredths);
}

interface PricedLeg {
  readonly offer: Offer;
  readonly odds: Odds;
}

/** Several straight bets, a round robin and a teaser have none. */
function hasOnePrice(kind: BetType, { length }: readonly PricedLeg[]): boolean {
  return length > 0 && (kind === 'PARLAY' || kind === 'PARLAY_PLUS' || (kind === 'STRAIGHT' && length === 1));
}

/** Null where legs of one event are no pick. */
function productOf(legs: readonly PricedLeg[], joinsEvents: boolean): Rational | null {
  const returns = groupBy(legs, ({ offer }) => offer.eventId).map((game) => {
    if (game.length === 1) return returnPerUnit(game[0].odds);
    if (!joinsEvents) return null;
    return returnOfEvent(
      game.map(({ offer }) => offer),
      game.map(({ odds }) => odds),
    );
  });
  return returns.reduce((product, returned) => product && returned && multiply(product, returned), ONE);
}
