import type { StoryKind } from '../../domain/history/betStory.ts';
import type { BetEntryRow } from '../../store/history/index.ts';

/** What a row of the betting history tells of its bet. */
export function entryKind({
  number,
  class: of,
  isCancellation,
}: Pick<BetEntryRow, 'number' | 'class' | 'isCancellation'>): StoryKind {
  if (number === 0) return 'PLACED';
  if (number < 0) return 'CASHED_OUT';
  if (isCancellation) return 'CANCELLED';
  if (of === 'REOPENED') return 'REOPENED';
  return number === 1 ? 'SETTLED' : 'CORRECTED';
}
