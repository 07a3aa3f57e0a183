import type { EventState } from '../money/eventState.ts';

/** `88–81`, in the order of the event's name: the away side first for `A @ B`. Null before there is a score. */
export function scoreText(eventName: string, { homeScore, awayScore }: Pick<EventState, 'homeScore' | 'awayScore'>): string | null {
  if (homeScore === null || awayScore === null) return null;
  return eventName.includes(' @ ') ? `${awayScore}–${homeScore}` : `${homeScore}–${awayScore}`;
}

/** `2–1`, as an outcome of a correct score is named: the home side first, whatever the event's name. */
export const correctScoreText = (home: number, away: number): string => `${home}–${away}`;
