import { picksChanged, queued, same } from './slipRequests.ts';
import { canChange, type SlipState, type SlipStep, slipOf } from './slipState.ts';
import { nextTab } from './tabs.ts';
import { withUndo } from './undo.ts';

/** Chooses the points of the teaser; null removes its legs. */
export function teaserChanged(state: SlipState, pointsHundredths: number | null): SlipStep {
  if (!canChange(state)) return same(state);
  if (pointsHundredths !== null) return same(queued(state, { kind: 'points', pointsHundredths }));
  const { legs, sections } = slipOf(state);
  const gone = sections.TEASER.draftBets[0]?.legs ?? [];
  const after = picksChanged(state, { kind: 'clearTeaser', selectionIds: gone.map((leg) => leg.selectionId) });
  return withUndo(state, { ...after, tab: nextTab(state.tab, { type: 'teaserCleared', legs: legs.length - gone.length }) }, gone);
}
