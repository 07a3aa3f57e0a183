import { combinedReturn, payoutCents, returnPerUnit, roundReturn } from '../../../core/money/odds.ts';
import { add, compare, multiply, ONE, type Rational, rational } from '../../../core/money/rational.ts';
import { deadHeatShare } from '../pricing/deadHeat.ts';
import type { BetGrade, BetKindRules, TicketLeg } from './types.ts';

/**
 * One combination: a straight (one leg) or a parlay. One lost leg loses it at once, whatever the other legs' results. A push or void leg
 * is removed: with one leg left the parlay is a straight, with none the stake is returned (bookmaker.help 360031917232). A half win counts
 * (1 + price) / 2 and a half loss 1/2 (pinnacle 1000115200). Exact, rounded once.
 */
export function gradeTicket(stakeCents: number, legs: readonly TicketLeg[]): BetGrade {
  if (legs.some((leg) => leg.grade === 'LOSS')) return { outcome: 'LOSS', payoutCents: 0 };
  if (legs.some((leg) => leg.grade === 'PENDING')) return { outcome: 'PENDING', payoutCents: 0 };
  return legs.some(isDecided) ? paidTicket(stakeCents, wonReturn(legs)) : returnedStake(stakeCents, legs);
}

/** Whether some of its stake was won or lost. */
export function isDecided({ grade }: Pick<TicketLeg, 'grade'>): boolean {
  return grade !== 'PUSH' && grade !== 'VOIDED' && grade !== 'PENDING';
}

/** A ticket that pays less than its stake is lost, though it pays. @param returned stake included, per unit. */
export function paidTicket(stakeCents: number, returned: Rational): BetGrade {
  const paidCents = roundReturn(stakeCents, multiply(rational(stakeCents), returned));
  return { outcome: compare(returned, ONE) < 0 ? 'LOSS' : 'WIN', payoutCents: paidCents };
}

/** The product of what the legs return. */
function wonReturn(legs: readonly TicketLeg[]): Rational {
  return legs.map(legReturn).reduce(multiply, ONE);
}

/** The stake goes back: a push if every leg pushed, void if every leg is void, else a refund. */
export function returnedStake(stakeCents: number, legs: readonly TicketLeg[]): BetGrade {
  if (legs.every((leg) => leg.grade === 'PUSH')) return { outcome: 'PUSH', payoutCents: stakeCents };
  return { outcome: legs.every((leg) => leg.grade === 'VOIDED') ? 'VOIDED' : 'REFUND', payoutCents: stakeCents };
}

const HALF = rational(1, 2);

/** Stake included, per unit; 1 of a leg that is removed, or open. */
export function legReturn({ odds, grade, deadHeat }: TicketLeg): Rational {
  const full = returnPerUnit(odds);
  switch (grade) {
    case 'WIN':
      return deadHeat === undefined ? full : multiply(full, deadHeatShare(deadHeat));
    case 'HALF_WIN':
      return multiply(add(ONE, full), HALF);
    case 'HALF_LOSS':
      return HALF;
    case 'LOSS':
      return rational(0);
    default:
      return ONE;
  }
}

/** Rules that a straight and a parlay share: they are one ticket. */
export const ONE_TICKET: Pick<BetKindRules, 'combinations' | 'returned' | 'payoutCents' | 'grade' | 'wonReturn'> = {
  combinations: () => 1,
  returned: combinedReturn,
  payoutCents: (stakeCents, prices) => payoutCents(stakeCents, prices),
  grade: gradeTicket,
  wonReturn,
};
