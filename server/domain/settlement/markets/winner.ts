import type { GameResult } from '../../../../core/money/results.ts';
import type { Side } from '../../../../core/wire/contract.ts';
import type { Grade, GradedLeg, LegGrade } from '../grades.ts';
import { exactly, gradeOf, leadOf, type Range, signsOf, unanimous } from '../ranges.ts';
import { scopeOf } from '../scoreOf.ts';
import type { GradeMarket, MarketFacts } from './types.ts';

export const VOID: LegGrade = { grade: 'VOIDED' };

export const answer = (grade: Grade | null): LegGrade | null => grade && { grade };

const WINNERS = { '-1': 'AWAY', '0': 'DRAW', '1': 'HOME' } as const;

/** The winner that a final result names: of a fight there is no score. */
export function namedLead({ status, winner, method }: GameResult): Range | null {
  if (status !== 'FINAL') return null;
  if (winner !== undefined) return exactly(winner === 'HOME' ? 1 : -1);
  return method === 'DRAW' ? exactly(0) : null;
}

/** A named winner counts where the score has none, and the market is on the whole event with what came after regulation. */
function leadIn({ subject, marketType }: GradedLeg, { result, rules, score }: MarketFacts): Range | null {
  const lead = score && leadOf(score);
  if (lead !== null && (lead.low !== 0 || lead.high !== 0)) return lead;
  const isWhole = !subject.periods && !subject.unit && !subject.player && scopeOf(subject, marketType, rules) === 'ALL';
  return (isWhole ? namedLead(result) : null) ?? lead;
}

function winnersOf(lead: Range): readonly (Side | 'DRAW')[] {
  return signsOf(lead).map((sign) => WINNERS[`${sign}`]);
}

/** A tie is a push where there is no draw to bet on. */
function winner(onTie: Grade): GradeMarket {
  return (leg, facts) => {
    if (leg.side !== 'HOME' && leg.side !== 'AWAY' && (leg.side !== 'DRAW' || onTie === 'PUSH')) return VOID;
    const lead = leadIn(leg, facts);
    if (lead === null) return null;
    return answer(unanimous(winnersOf(lead).map((side) => (side === leg.side ? 'WIN' : side === 'DRAW' ? onTie : 'LOSS'))));
  };
}

export const moneyline = winner('PUSH');
export const threeWay = winner('LOSS');

const PAIRS: Readonly<Record<string, readonly (Side | 'DRAW')[]>> = {
  HOME_OR_DRAW: ['HOME', 'DRAW'],
  AWAY_OR_DRAW: ['AWAY', 'DRAW'],
  HOME_OR_AWAY: ['HOME', 'AWAY'],
};

export const doubleChance: GradeMarket = (leg, facts) => {
  const pair = PAIRS[leg.outcome ?? ''];
  if (pair === undefined) return VOID;
  const lead = leadIn(leg, facts);
  return lead && answer(unanimous(winnersOf(lead).map((side) => (pair.includes(side) ? 'WIN' : 'LOSS'))));
};

/** `HOME_7_UP`: home by seven or more. */
const MARGIN = /^(HOME|AWAY)_(\d{1,3})(?:_(\d{1,3}|UP))?$/;

export const winningMargin: GradeMarket = ({ outcome }, { score }) => {
  const [, side, from, to = from] = MARGIN.exec(outcome ?? '') ?? [];
  const isDraw = outcome === 'DRAW';
  if (!isDraw && side === undefined) return VOID;
  if (score === null) return null;
  const lead = leadOf(side === 'AWAY' ? { home: score.away, away: score.home } : score);
  const [least, most] = isDraw ? [0, 0] : [Number(from), to === 'UP' ? Number.POSITIVE_INFINITY : Number(to)];
  if (lead.low >= least && lead.high <= most) return answer('WIN');
  return lead.high < least || lead.low > most ? answer(gradeOf(false)) : null;
};
