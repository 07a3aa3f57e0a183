import { MEASURED_COMPETITIONS } from '../../../../core/money/parlayPlus.ts';
import { slugOf } from './paths.ts';
import type { SlateEvent } from './slate.ts';

/** Whether the main lines of an event can be legs of one bet before its start. */
export function canJoin({ competitionPath, marketCount }: Pick<SlateEvent, 'competitionPath' | 'marketCount'>): boolean {
  return marketCount > 1 && MEASURED_COMPETITIONS.includes(slugOf(competitionPath));
}
