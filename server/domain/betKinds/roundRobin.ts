import { type Odds, ROUNDED_HALF_UP_FROM_CENTS, returnPerUnit } from '../../../core/money/odds.ts';
import { type Rational, rational } from '../../../core/money/rational.ts';
import { combinationsOfSizes, MINIMUM_ROUND_ROBIN_LEGS, roundRobinChoices } from '../../../core/money/roundRobin.ts';
import { err, ok } from '../../../core/result.ts';
import type { Grade } from '../settlement/gradeLeg.ts';
import { gradePicks, joinedTerms, parlayPlusTerms, returnsOfPicks } from './parlayPlus.ts';
import { isDecided, legReturn, returnedStake } from './ticket.ts';
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
 * The rounded payouts of all combinations of these sizes, each a ticket of its own, summed. A push or void pick is a return of 1. Exact:
 * one pass over the tree of combinations, without reducing fractions, because a round robin of ten picks has 1,013 of them.
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
      const pick = returns[index];
      if (pick) visit(index + 1, size + 1, top * pick.numerator, bottom * pick.denominator);
    }
  };
  visit(0, 0, BigInt(ticketCents), 1n);
  return Number(sum);
}

interface GradedPick {
  readonly grade: Grade;
  /** 1, unless it has won or lost, or half of it. */
  readonly returned: Rational;
}

/** How many picks so many legs are. */
function picksIn(legs: number, terms: BetTerms): number {
  return joinedTerms(terms)?.events.length ?? legs;
}

/** What each pick returns if every leg wins. */
function fullReturns(prices: readonly Odds[], terms: BetTerms): readonly Rational[] {
  const joined = joinedTerms(terms);
  if (joined !== null) return returnsOfPicks(prices.map(returnPerUnit), joined);
  return prices.map(({ numerator, denominator }) => ({
    numerator: BigInt(numerator) + BigInt(denominator),
    denominator: BigInt(denominator),
  }));
}

function gradedPicks(legs: readonly TicketLeg[], terms: BetTerms): readonly GradedPick[] {
  const joined = joinedTerms(terms);
  if (joined !== null) return gradePicks(legs, joined);
  return legs.map((leg) => ({ grade: leg.grade, returned: legReturn(leg) }));
}

/** Whether some combination that has not lost waits for a result. @param alive the picks that have not lost */
function isOpen(alive: readonly GradedPick[], sizes: readonly number[]): boolean {
  return alive.some(({ grade }) => grade === 'PENDING') && sizes.some((size) => size <= alive.length);
}

/** Legs of one event that can be one bet are one pick. Others of one event are refused as related, each leg counted as a pick. */
export const roundRobin: SectionRules = {
  joinsEvents: true,
  draftIds: (selectionIds) => roundRobinChoices(selectionIds.length).map(({ id }) => id),
  drafts(offers, { maximumRoundRobinLegs, parlayPlus }) {
    if (offers.length > maximumRoundRobinLegs) return [];
    const selectionIds = offers.map(({ selectionId }) => selectionId);
    const joined = parlayPlusTerms(offers, parlayPlus);
    return roundRobinChoices(joined?.events.length ?? offers.length).map(({ id, sizes, label }) => {
      return { id, kind: 'ROUND_ROBIN', terms: { sizes, ...joined }, selectionIds, label };
    });
  },
  legs: ({ maximumRoundRobinLegs }) => ({ minimum: MINIMUM_ROUND_ROBIN_LEGS, maximum: maximumRoundRobinLegs }),
  needsOffers: true,
  shape({ draftBetId, legs, combinationSizes = [] }, offers, { parlayPlus }) {
    // An unknown selection is refused when it is placed, whatever the bet.
    const joined = offers.length < legs.length ? null : parlayPlusTerms(offers, parlayPlus);
    const picks = joined?.events.length ?? legs.length;
    const sizes = [...new Set(combinationSizes)].sort((a, b) => a - b);
    const fits = sizes.every((size) => Number.isInteger(size) && size >= 2 && size <= picks);
    // All picks in one combination are a parlay; among other sizes they are one combination more.
    const isParlay = sizes.length === 1 && sizes[0] === picks;
    if (sizes.length === 0 || sizes.length < combinationSizes.length || !fits || isParlay)
      return err({ code: 'COMBINATIONS_INVALID', draftBetId });
    return ok({ kind: 'ROUND_ROBIN', terms: { sizes, ...joined } });
  },
  combinations: (legs, terms) => combinationsOfSizes(picksIn(legs, terms), sizesOf(terms)),
  returned(prices, terms) {
    const sizes = sizesOf(terms);
    const { sums, bottom } = sumsBySize(fullReturns(prices, terms));
    const top = sizes.reduce((sum, size) => sum + (sums[size] ?? 0n), 0n);
    return rational(top, bottom * BigInt(roundRobin.combinations(prices.length, terms)));
  },
  payoutCents(stakeCents, prices, terms) {
    // A stake that the slip shows as the largest number is no multiple, and an error anyway.
    const ticketCents = Math.floor(stakeCents / roundRobin.combinations(prices.length, terms));
    return sumOfTickets(ticketCents, fullReturns(prices, terms), sizesOf(terms));
  },
  /** Each combination is a ticket (gradeTicket): it is lost with any of its picks, and a pick without a winner is removed from it. */
  grade(stakeCents, legs, terms) {
    const sizes = sizesOf(terms);
    const picks = gradedPicks(legs, terms);
    const alive = picks.filter(({ grade }) => grade !== 'LOSS');
    if (isOpen(alive, sizes)) return { outcome: 'PENDING', payoutCents: 0 };
    const paid = sizes.filter((size) => size <= alive.length);
    if (paid.length === 0) return { outcome: 'LOSS', payoutCents: 0 };
    const ticketCents = stakeCents / combinationsOfSizes(picks.length, sizes);
    const payoutCents = sumOfTickets(
      ticketCents,
      alive.map(({ returned }) => returned),
      paid,
    );
    if (alive.some(({ grade }) => grade === 'WIN' || grade === 'HALF_WIN') && payoutCents > 0)
      return { outcome: 'WIN', payoutCents };
    if (alive.some(isDecided)) return { outcome: 'LOSS', payoutCents };
    return alive.length === picks.length ? returnedStake(stakeCents, legs) : { outcome: 'REFUND', payoutCents };
  },
};
