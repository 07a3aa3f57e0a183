import type { Odds } from '../../../core/odds.ts';
import { multiply, rational, roundHalfUp } from '../../../core/rational.ts';
import { legReturn } from '../betKinds/ticket.ts';
import type { LegGrade } from '../settlement/grades.ts';

/** A pick with what the results make of it. Whole play dollars. */
export interface GradedPick extends LegGrade {
  readonly stake: number;
  readonly odds: Odds;
}

export interface Entrant<Pick extends GradedPick = GradedPick> {
  readonly number: number;
  readonly picks: readonly Pick[];
}

export interface Standing {
  readonly number: number;
  /** Equal returns share a place, and the next place counts them: 1, 1, 3. */
  readonly place: number;
  readonly isTied: boolean;
  readonly returned: number;
  readonly pickCount: number;
  readonly settledCount: number;
}

/** What a pick pays back, rounded once, half up to a whole play dollar. A push or a void one pays its stake back. */
export function pickReturn({ stake, ...leg }: GradedPick): number {
  return leg.grade === 'PENDING' ? 0 : Number(roundHalfUp(multiply(rational(stake), legReturn(leg))));
}

/**
 * The places by what settled picks have paid back. Play money that was not bet counts nothing, so that not to play is not to win; within a
 * place the lower number comes first.
 */
export function leaderboard(entrants: readonly Entrant[]): readonly Standing[] {
  const scored = entrants
    .map(({ number, picks }) => ({
      number,
      returned: picks.reduce((sum, pick) => sum + pickReturn(pick), 0),
      pickCount: picks.length,
      settledCount: picks.filter(({ grade }) => grade !== 'PENDING').length,
    }))
    .sort((a, b) => b.returned - a.returned || a.number - b.number);
  const sharing = new Map<number, number>();
  for (const { returned } of scored) sharing.set(returned, (sharing.get(returned) ?? 0) + 1);
  let place = 1;
  return scored.map((own, index) => {
    if (own.returned !== scored[index - 1]?.returned) place = index + 1;
    return { ...own, place, isTied: (sharing.get(own.returned) ?? 0) > 1 };
  });
}

const FIRST_ROWS = 20;

/** The first rows, and the player's own with those next to it. @param own the player's number; null: not in it */
export function shownRows(standings: readonly Standing[], own: number | null): readonly Standing[] {
  const at = standings.findIndex(({ number }) => number === own);
  return standings.filter((_, index) => index < FIRST_ROWS || (at >= 0 && Math.abs(index - at) <= 1));
}
