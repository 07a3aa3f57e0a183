import type { BetKind } from '../../../core/contract.ts';
import { parlay } from './parlay.ts';
import { roundRobin } from './roundRobin.ts';
import { straight } from './straight.ts';
import { teaser } from './teaser.ts';
import type { BetGrade, BetKindRules, BetShape, PlacedLine, TicketLeg } from './types.ts';

/** Every kind of bet that can be placed. A new one is an entry here. */
export const BET_KINDS: Record<BetKind, BetKindRules> = {
  STRAIGHT: straight,
  PARLAY: parlay,
  ROUND_ROBIN: roundRobin,
  TEASER: teaser,
};

export function rulesOf({ kind }: { readonly kind: BetKind }): BetKindRules {
  return BET_KINDS[kind];
}

/** The outcome of a bet by the grades of its legs. */
export function gradeBet(bet: BetShape & { readonly stakeCents: number }, legs: readonly TicketLeg[]): BetGrade {
  return rulesOf(bet).grade(bet.stakeCents, legs, bet.terms);
}

/** The legs with the lines that they are graded on. */
export function withLines<Leg extends PlacedLine>(bet: BetShape, legs: readonly Leg[]): readonly Leg[] {
  const { line } = rulesOf(bet);
  return line ? legs.map((leg, index) => ({ ...leg, pointsHundredths: line(leg, index, bet.terms) })) : legs;
}
