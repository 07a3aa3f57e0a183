import { roundReturn } from '../../../core/money/odds.ts';
import { compare, multiply, type Rational, rational, roundHalfUp } from '../../../core/money/rational.ts';
import type { BetLimits } from '../betKinds/types.ts';
import type { Offer } from '../betslip/offer.ts';
import { isOneBet, openOffers, returnTogether } from '../betslip/openTogether.ts';

/** Legs that several players have bet on together. */
export interface CountedParlay {
  readonly selectionIds: readonly string[];
  readonly players: number;
  readonly lastPlacedAt: Date;
}

export interface PopularParlay {
  readonly players: number;
  readonly lastPlacedAt: Date;
  /** In the order of their starts. */
  readonly offers: readonly Offer[];
  /** Stake included, per unit, as it would be placed now. */
  readonly returned: Rational;
}

export type LoungeOrder = 'POPULAR' | 'NEWEST' | 'LIKELIEST' | 'STARTING_SOON';

export const LOUNGE_SIZE = 24;
/** The stake of the example beside each price. */
export const EXAMPLE_STAKE_CENTS = 1_000;

/** Those that can be placed now as they are, with every leg open. @param offers of all their selections, by id */
export function placeableNow(
  parlays: readonly CountedParlay[],
  offers: ReadonlyMap<string, Offer>,
  { now, limits }: { readonly now: Date; readonly limits: BetLimits },
): readonly PopularParlay[] {
  return parlays.flatMap(({ selectionIds, players, lastPlacedAt }) => {
    const open = openOffers(selectionIds, offers, now);
    if (open === null || open.length < 2 || open.length > limits.maximumParlayLegs || !isOneBet(open, limits)) return [];
    const sorted = [...open].sort(
      (a, b) => a.eventStartsAt.getTime() - b.eventStartsAt.getTime() || a.eventId.localeCompare(b.eventId),
    );
    return [{ players, lastPlacedAt, offers: sorted, returned: returnTogether(sorted, limits) }];
  });
}

const startOf = ({ offers }: PopularParlay): number => offers[0]?.eventStartsAt.getTime() ?? 0;

const ORDERS: Readonly<Record<LoungeOrder, (a: PopularParlay, b: PopularParlay) => number>> = {
  POPULAR: (a, b) => b.players - a.players,
  NEWEST: (a, b) => b.lastPlacedAt.getTime() - a.lastPlacedAt.getTime(),
  LIKELIEST: (a, b) => compare(a.returned, b.returned),
  STARTING_SOON: (a, b) => startOf(a) - startOf(b),
};

/** The first ones in that order; equal ones stay as they came. */
export function inOrder(parlays: readonly PopularParlay[], order: LoungeOrder): readonly PopularParlay[] {
  return [...parlays].sort(ORDERS[order]).slice(0, LOUNGE_SIZE);
}

/** The chance that a price alone says, in percent with one decimal: +576 is 14.8. The true chance is smaller by the book's margin. */
export function impliedPercent({ numerator, denominator }: Rational): number {
  return Number(roundHalfUp(rational(denominator * 1_000n, numerator))) / 10;
}

export function examplePayoutCents(returned: Rational): number {
  return roundReturn(EXAMPLE_STAKE_CENTS, multiply(rational(EXAMPLE_STAKE_CENTS), returned));
}
