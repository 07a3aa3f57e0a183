import type { PeriodScore } from '../../../../core/money/eventState.ts';
import { formatPoints } from '../../../../core/money/points.ts';
import { correctScoreText } from '../../../../core/texts/scoreText.ts';
import type { BetLeg } from './bet.ts';

/** How a live leg stands. */
export interface LegProgress {
  /** `Up 7, covering`, `37 of 44.5`. */
  readonly text: string;
  /** The share of the way to the line, 0 to 1; null where that says nothing. */
  readonly share: number | null;
}

export interface LiveScore {
  readonly status: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly periods?: readonly PeriodScore[];
}

interface Score {
  readonly home: number;
  readonly away: number;
}

/** The points that count for the leg: of its periods, or of the game; null where they are not known, or none has been played. */
function countedScore({ subject }: BetLeg, { homeScore, awayScore, periods = [] }: LiveScore): Score | null {
  const range = subject?.periods;
  if (range === undefined) return homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
  const own = periods.slice(range.from - 1, range.to);
  if (own.length === 0) return null;
  return { home: sum(own.map(({ home }) => home)), away: sum(own.map(({ away }) => away)) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Null for a leg whose event is not in play, and for one that the score says nothing about. */
export function legProgress(leg: BetLeg, live: LiveScore): LegProgress | null {
  if (live.status !== 'IN_PLAY' || leg.outcome !== 'PENDING') return null;
  // What the score on the board does not count: corners, cards, a player's own numbers.
  if (leg.subject?.player !== undefined || (leg.subject?.unit ?? 'POINTS') !== 'POINTS') return null;
  const score = countedScore(leg, live);
  if (score === null) return null;
  const { marketType: type } = leg;
  if (type === 'TOTAL') return totalProgress(leg, score);
  if (type === 'BOTH_TO_SCORE') return bothProgress(score);
  if (type === 'CORRECT_SCORE') return { text: `Now ${correctScoreText(score.home, score.away)}`, share: null };
  if (type === 'ODD_EVEN') return { text: `${score.home + score.away} so far`, share: null };
  if (leg.side === 'DRAW')
    return { text: score.home === score.away ? 'Tied' : `${Math.abs(score.home - score.away)} apart`, share: null };
  if (leg.side !== 'HOME' && leg.side !== 'AWAY') return null;
  const lead = leg.side === 'HOME' ? score.home - score.away : score.away - score.home;
  return { text: leadText(leg, lead), share: null };
}

function leadText({ marketType, pointsHundredths }: BetLeg, lead: number): string {
  const standing = lead === 0 ? 'Tied' : `${lead > 0 ? 'Up' : 'Down'} ${Math.abs(lead)}`;
  if (marketType !== 'SPREAD' || pointsHundredths === null) return standing;
  const margin = lead * 100 + pointsHundredths;
  if (margin === 0) return `${standing}, on the line`;
  return margin > 0 ? `${standing}, covering` : `${standing}, needs ${formatPoints(-margin, 'TOTAL')} more`;
}

function totalProgress({ side, subject, pointsHundredths }: BetLeg, { home, away }: Score): LegProgress | null {
  if (pointsHundredths === null || pointsHundredths <= 0) return null;
  const points = subject?.side === 'HOME' ? home : subject?.side === 'AWAY' ? away : home + away;
  const line = formatPoints(pointsHundredths, 'TOTAL');
  const share = Math.min(1, (points * 100) / pointsHundredths);
  const spare = pointsHundredths - points * 100;
  if (side === 'OVER') return { text: spare < 0 ? `${points}, over ${line}` : `${points} of ${line}`, share };
  return { text: spare < 0 ? `${points}, over ${line}` : `${points} of ${line}, ${formatPoints(spare, 'TOTAL')} to spare`, share };
}

function bothProgress({ home, away }: Score): LegProgress {
  const scored = (home > 0 ? 1 : 0) + (away > 0 ? 1 : 0);
  return {
    text: scored === 2 ? 'Both have scored' : scored === 1 ? 'One of two has scored' : 'Neither has scored',
    share: scored / 2,
  };
}
