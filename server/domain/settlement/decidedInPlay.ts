import { type PeriodKind, periodKind } from '../../../core/money/results.ts';
import { type GradedLeg, isDecidedBy } from './gradeLeg.ts';

interface PeriodSoFar {
  readonly label?: string;
  readonly kind?: PeriodKind;
  readonly home: number;
  readonly away: number;
}

/** The score of an event so far; null where the feed has said none. */
export interface ScoreSoFar {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  /** The last one is being played. */
  readonly periods: readonly PeriodSoFar[] | null;
}

/** Whether the score so far decides a leg whose event goes on: its part of the game is over, or its line is passed, which no score can take back. */
export function isDecidedInPlay(leg: GradedLeg, { homeScore, awayScore, periods: scoredPeriods }: ScoreSoFar): boolean {
  const last = (scoredPeriods?.length ?? 0) - 1;
  const periods = (scoredPeriods ?? []).map((period, index) => ({
    kind: periodKind(period.label ?? ''),
    ...period,
    ...(index === last && { open: true }),
  }));
  return isDecidedBy(leg, { status: 'ABANDONED', homeScore, awayScore, periods });
}
