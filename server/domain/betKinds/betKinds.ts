import type { BetType, SectionKind } from '../../../core/wire/contract.ts';
import { withReward } from '../rewards/payout.ts';
import type { BetReward } from '../rewards/reward.ts';
import { parlay } from './parlay.ts';
import { parlayPlus } from './parlayPlus.ts';
import { roundRobin } from './roundRobin.ts';
import { straight } from './straight.ts';
import { teaser } from './teaser.ts';
import type { BetGrade, BetKindRules, BetShape, PlacedLine, SectionRules, TicketLeg } from './types.ts';

/** The kinds that have a section of the slip. */
export const SECTIONS: Record<SectionKind, SectionRules> = {
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

/** The outcome of a bet by the grades of its legs, and what it pays with its reward. */
export function gradeBet(
  bet: BetShape & { readonly stakeCents: number; readonly reward: BetReward | null },
  legs: readonly TicketLeg[],
): BetGrade {
  const rules = rulesOf(bet);
  return withReward(rules.grade(bet.stakeCents, legs, bet.terms), bet, () => {
    if (!rules.wonReturn) throw new Error(`A ${bet.kind} takes no reward`);
    return rules.wonReturn(legs, bet.terms);
  });
}

/** The legs with the lines that they are graded on. */
export function withLines<Leg extends PlacedLine>(bet: BetShape, legs: readonly Leg[]): readonly Leg[] {
  const { line } = rulesOf(bet);
  return line ? legs.map((leg, index) => ({ ...leg, pointsHundredths: line(leg, index, bet.terms) })) : legs;
}
