import { type Odds, ROUNDED_HALF_UP_FROM_CENTS } from '../../../core/odds.ts';
import { type Rational, rational } from '../../../core/rational.ts';
import { err, ok } from '../../../core/result.ts';
import { combinationsOfSizes, MINIMUM_ROUND_ROBIN_LEGS, roundRobinChoices } from '../../../core/roundRobin.ts';
import { legReturn, returnedStake } from './ticket.ts';
import type { BetTerms, RoundRobinTerms, SectionRules, TicketLeg } from './types.ts';

function sizesOf(terms: BetTerms): RoundRobinTerms['sizes'] {
  if (terms === null || !('sizes' in terms)) throw new Error('A round robin without its sizes');
  return terms.sizes;
}

/** Sums of the products of every combination of each size, at index size: the coefficients of the product of (bottom + top·x). */
function sumsBySize(returns: readonly Rational[]): { readonly sums: readonly bigint[]; readonly bottom: bigint } {
  let sums: bigint[] = [1n];
  let bottom = 1n;
  for (const { numerator, denominator } of returns) {
    sums = [...sums, 0n].map((sum, size) => sum * denominator + (sums[size - 1] ?? 0n) * numerator);
    bottom *= denominator;
  }
  return { sums, bottom };
}

/**
 * The rounded payouts of all combinations of these sizes, each a ticket of its own, summed. A push or void leg is a return of 1. Exact:
 * one pass over the tree of combinations, without reducing fractions, because a round robin of ten legs has 1,013 of them.
 */
function sumOfTickets(ticketCents: number, returns: readonly Rational[], sizes: readonly number[]): number {
  const wanted = new Set(sizes);
  const largest = Math.max(...sizes);
  const halfUp = ticketCents >= ROUNDED_HALF_UP_FROM_CENTS ? 1n : 0n;
  let sum = 0n;
  const visit = (from: number, size: number, top: bigint, bottom: bigint): void => {
    if (wanted.has(size)) sum += (2n * top + halfUp * bottom) / (2n * bottom);
    if (size === largest) return;
    for (let index = from; index < returns.length; index += 1) {
      const leg = returns[index];
      if (leg) visit(index + 1, size + 1, top * leg.numerator, bottom * leg.denominator);
    }
  };
  visit(0, 0, BigInt(ticketCents), 1n);
  return Number(sum);
}

function fullReturns(prices: readonly Odds[]): readonly Rational[] {
  return prices.map(({ numerator, denominator }) => ({
    numerator: BigInt(numerator) + BigInt(denominator),
    denominator: BigInt(denominator),
  }));
}

/** Whether some combination that has not lost waits for a result. */
function isOpen(legs: readonly TicketLeg[], sizes: readonly number[]): boolean {
  const alive = legs.filter(({ grade }) => grade !== 'LOSS');
  return alive.some(({ grade }) => grade === 'PENDING') && sizes.some((size) => size <= alive.length);
}

export const roundRobin: SectionRules = {
  draftIds: (selectionIds) => roundRobinChoices(selectionIds.length).map(({ id }) => id),
  drafts(offers, { maximumRoundRobinLegs }) {
    if (offers.length > maximumRoundRobinLegs) return [];
    const selectionIds = offers.map(({ selectionId }) => selectionId);
    return roundRobinChoices(offers.length).map(({ id, sizes, label }) => {
      return { id, kind: 'ROUND_ROBIN', terms: { sizes }, selectionIds, label };
    });
  },
  legs: ({ maximumRoundRobinLegs }) => ({ minimum: MINIMUM_ROUND_ROBIN_LEGS, maximum: maximumRoundRobinLegs }),
  shape({ draftBetId, legs, combinationSizes = [] }) {
    const sizes = [...new Set(combinationSizes)].sort((a, b) => a - b);
    const fits = sizes.every((size) => Number.isInteger(size) && size >= 2 && size <= legs.length);
    // All legs in one combination are a parlay; among other sizes they are one combination more.
    const isParlay = sizes.length === 1 && sizes[0] === legs.length;
    if (sizes.length === 0 || sizes.length < combinationSizes.length || !fits || isParlay)
      return err({ code: 'COMBINATIONS_INVALID', draftBetId });
    return ok({ kind: 'ROUND_ROBIN', terms: { sizes } });
  },
  combinations: (legs, terms) => combinationsOfSizes(legs, sizesOf(terms)),
  returned(prices, terms) {
    const sizes = sizesOf(terms);
    const { sums, bottom } = sumsBySize(fullReturns(prices));
    const top = sizes.reduce((sum, size) => sum + (sums[size] ?? 0n), 0n);
    return rational(top, bottom * BigInt(combinationsOfSizes(prices.length, sizes)));
  },
  payoutCents(stakeCents, prices, terms) {
    const sizes = sizesOf(terms);
    // A stake that the slip shows as the largest number is no multiple, and an error anyway.
    return sumOfTickets(Math.floor(stakeCents / combinationsOfSizes(prices.length, sizes)), fullReturns(prices), sizes);
  },
  /** Each combination is a ticket (gradeTicket): it is lost with any of its legs, and a leg without a winner is removed from it. */
  grade(stakeCents, legs, terms) {
    const sizes = sizesOf(terms);
    if (isOpen(legs, sizes)) return { outcome: 'PENDING', payoutCents: 0 };
    const alive = legs.filter(({ grade }) => grade !== 'LOSS');
    const paid = sizes.filter((size) => size <= alive.length);
    if (paid.length === 0) return { outcome: 'LOSS', payoutCents: 0 };
    const ticketCents = stakeCents / combinationsOfSizes(legs.length, sizes);
    const returns = alive.map((leg) => (leg.grade === 'WIN' ? legReturn(leg) : rational(1)));
    const payoutCents = sumOfTickets(ticketCents, returns, paid);
    if (alive.some(({ grade }) => grade === 'WIN')) return { outcome: 'WIN', payoutCents };
    return alive.length === legs.length ? returnedStake(stakeCents, legs) : { outcome: 'REFUND', payoutCents };
  },
};
