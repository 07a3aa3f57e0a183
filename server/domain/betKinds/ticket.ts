import { combinedReturn, payoutCents, returnPerUnit, roundReturn } from '../../../core/odds.ts';
import { multiply, ONE, type Rational, rational } from '../../../core/rational.ts';
import { deadHeatShare } from '../pricing/deadHeat.ts';
import type { BetGrade, BetKindRules, TicketLeg } from './types.ts';

/**
 * One combination: a straight (one leg) or a parlay. One lost leg loses it at once, whatever the other legs' results. A push or void leg
 * is removed: with one leg left the parlay is a straight, with none the stake is returned (bookmaker.help 360031917232). Exact, rounded once.
 */
export function gradeTicket(stakeCents: number, legs: readonly TicketLeg[]): BetGrade {
  if (legs.some((leg) => leg.grade === 'LOSS')) return { outcome: 'LOSS', payoutCents: 0 };
  if (legs.some((leg) => leg.grade === 'PENDING')) return { outcome: 'PENDING', payoutCents: 0 };
  if (legs.every((leg) => leg.grade !== 'WIN')) return returnedStake(stakeCents, legs);
  return { outcome: 'WIN', payoutCents: roundReturn(stakeCents, multiply(rational(stakeCents), wonReturn(legs))) };
}

/** The product of the legs that won. */
function wonReturn(legs: readonly TicketLeg[]): Rational {
  return legs
    .filter((leg) => leg.grade === 'WIN')
    .map(legReturn)
    .reduce(multiply, ONE);
}

/** The stake goes back: a push if every leg pushed, void if every leg is void, else a refund. */
export function returnedStake(stakeCents: number, legs: readonly TicketLeg[]): BetGrade {
  if (legs.every((leg) => leg.grade === 'PUSH')) return { outcome: 'PUSH', payoutCents: stakeCents };
  return { outcome: legs.every((leg) => leg.grade === 'VOIDED') ? 'VOIDED' : 'REFUND', payoutCents: stakeCents };
}

/** Stake included, per unit, of a leg that won. */
export function legReturn({ odds, deadHeat }: TicketLeg): ReturnType<typeof returnPerUnit> {
  const full = returnPerUnit(odds);
  return deadHeat === undefined ? full : multiply(full, deadHeatShare(deadHeat));
}

/** What a straight and a parlay have in common: they are one ticket. */
export const ONE_TICKET: Pick<BetKindRules, 'combinations' | 'returned' | 'payoutCents' | 'grade' | 'wonReturn'> = {
  combinations: () => 1,
  returned: combinedReturn,
  payoutCents: (stakeCents, prices) => payoutCents(stakeCents, prices),
  grade: gradeTicket,
  wonReturn,
};
