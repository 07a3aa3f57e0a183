import type { GradeMarket } from './types.ts';
import { answer, VOID } from './winner.ts';

/**
 * A place among the first (`target`, the winner without it). Who is not placed has lost; place 0 did not start and is void. A tie over the last
 * paid place is a dead heat: the stake is divided (betfair 6779).
 */
export const outright: GradeMarket = ({ side, outcome, subject }, { result: { placings } }) => {
  if (side !== 'OUTCOME' || outcome === null) return VOID;
  if (placings === undefined) return null;
  const paid = (subject.target ?? 100) / 100;
  const place = placings.find(({ participantId }) => participantId === outcome)?.place;
  if (place === 0) return VOID;
  if (place === undefined || place > paid) return answer('LOSS');
  const tied = placings.filter((other) => other.place === place).length;
  const places = paid - place + 1;
  return tied > places ? { grade: 'WIN', deadHeat: { tied, places } } : answer('WIN');
};
