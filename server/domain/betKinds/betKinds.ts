import type { BetKind, BetType } from '../../../core/contract.ts';
import { parlay } from './parlay.ts';
import { parlayPlus } from './parlayPlus.ts';
import { roundRobin } from './roundRobin.ts';
import { straight } from './straight.ts';
import { teaser } from './teaser.ts';
import type { BetGrade, BetKindRules, BetShape, PlacedLine, SectionRules, TicketLeg } from './types.ts';

/** The kinds that have a section of the slip. */
export const SECTIONS: Record<BetKind, SectionRules> = {
  STRAIGHT: straight,
  PARLAY: parlay,
  TEASER: teaser,
  ROUND_ROBIN: roundRobin,
};

/** Every kind of bet that can be placed. A new one is an entry here. */
export const BET_KINDS: Record<BetType, BetKindRules> = { ...SECTIONS, PARLAY_PLUS: parlayPlus };

export function rulesOf({ kind }: { readonly kind: BetType }): BetKindRules {
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
