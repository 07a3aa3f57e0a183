import type { Odds } from '../../../core/money/odds.ts';
import { multiply, rational, roundHalfUp } from '../../../core/money/rational.ts';
import { legReturn } from '../betKinds/ticket.ts';
import type { LegGrade } from '../settlement/grades.ts';

/** A pick with what the results make of it. Whole play dollars. */
export interface GradedPick extends LegGrade {
  readonly stake: number;
  readonly odds: Odds;
}

/** What a pick pays back, rounded once, half up to a whole play dollar. A push or a void one pays its stake back. */
export function pickReturn({ stake, ...leg }: GradedPick): number {
  return leg.grade === 'PENDING' ? 0 : Number(roundHalfUp(multiply(rational(stake), legReturn(leg))));
}
