import { gradeOf, leadOf } from '../ranges.ts';
import type { GradeMarket, MarketFacts } from './types.ts';
import { answer, namedLead, VOID } from './winner.ts';

/** `HOME_KO_TKO`: by the home side. */
const OUTCOME = /^(?:(HOME|AWAY)_)?(KO_TKO|SUBMISSION|DECISION|DISQUALIFICATION|DRAW|ROUND_\d{1,2})$/;

function winnerIs(side: string | undefined, facts: MarketFacts): boolean | null {
  if (side === undefined) return true;
  const lead = namedLead(facts.result) ?? (facts.score && leadOf(facts.score));
  if (lead === null) return null;
  return side === 'HOME' ? lead.low > 0 : lead.high < 0;
}

function both(one: boolean, other: boolean | null): boolean | null {
  return one ? other : false;
}

/** A disqualification is graded as a knock-out. */
const METHODS: Readonly<Record<string, string>> = { DISQUALIFICATION: 'KO_TKO' };
const asGraded = (method: string): string => METHODS[method] ?? method;

export const method: GradeMarket = (leg, facts) => {
  const [, side, wanted] = OUTCOME.exec(leg.outcome ?? '') ?? [];
  if (wanted === undefined || wanted.startsWith('ROUND')) return VOID;
  const { status, method: ended } = facts.result;
  if (status !== 'FINAL' || ended === undefined) return null;
  return answer(gradeOf(both(asGraded(ended) === asGraded(wanted), winnerIs(side, facts))));
};

/** The round of the end, or DECISION; YES and NO: whether it goes the distance. */
export const round: GradeMarket = (leg, facts) => {
  const [, side, wanted] = OUTCOME.exec(leg.outcome ?? '') ?? [];
  const isDistance = leg.side === 'YES' || leg.side === 'NO';
  if (!isDistance && wanted !== 'DECISION' && !wanted?.startsWith('ROUND')) return VOID;
  const { status, method: ended, round: last } = facts.result;
  if (status !== 'FINAL' || ended === undefined) return null;
  const goesTheDistance = ended === 'DECISION' || ended === 'DRAW';
  if (isDistance) return answer(gradeOf(goesTheDistance === (leg.side === 'YES')));
  if (wanted === 'DECISION') return answer(gradeOf(both(goesTheDistance, winnerIs(side, facts))));
  if (goesTheDistance) return answer('LOSS');
  return last === undefined ? null : answer(gradeOf(both(wanted === `ROUND_${last}`, winnerIs(side, facts))));
};
