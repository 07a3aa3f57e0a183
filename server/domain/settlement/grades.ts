import type { MarketSubject } from '../../../core/money/markets.ts';
import type { LegGrade as ContractGrade, MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import type { DeadHeat } from '../pricing/deadHeat.ts';

export type Grade = ContractGrade;

/** A leg as it was placed. Points are the selection's own line: −250 is two and a half points given. */
export interface GradedLeg {
  readonly marketType: MarketType;
  readonly side: SelectionSide;
  readonly outcome: string | null;
  readonly pointsHundredths: number | null;
  readonly subject: MarketSubject;
  /** Key of the rules that it was placed under (rules/); null: the plain ones. */
  readonly rules: string | null;
}

export interface LegGrade {
  readonly grade: Grade;
  /** Only with WIN: it shared its place with others. */
  readonly deadHeat?: DeadHeat;
}
