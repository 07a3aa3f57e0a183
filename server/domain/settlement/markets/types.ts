import type { GameResult } from '../../../../core/money/results.ts';
import type { GradedLeg, LegGrade } from '../grades.ts';
import type { ScoreRange } from '../ranges.ts';
import type { SportRules } from '../rules/types.ts';

/** What a result says about the market of a leg. */
export interface MarketFacts {
  readonly result: GameResult;
  readonly rules: SportRules;
  /** Null: not known. */
  readonly score: ScoreRange | null;
  /** The event goes on: half of a quarter line that is decided decides nothing yet. */
  readonly isInPlay: boolean;
}

/** Grades a leg of one type of market. Null: the result does not decide it. VOIDED: the leg is none that its market can have. */
export type GradeMarket = (leg: GradedLeg, facts: MarketFacts) => LegGrade | null;
