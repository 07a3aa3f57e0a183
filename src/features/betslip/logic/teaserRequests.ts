import { picksChanged, queued } from './slipRequests.ts';
import { canChange, type SlipState, slipOf } from './slipState.ts';
import { nextTab } from './tabs.ts';

/** Chooses the points of the teaser; null removes its legs. */
export function teaserChanged(state: SlipState, pointsHundredths: number | null): SlipState {
  if (!canChange(state)) return state;
  if (pointsHundredths !== null) return queued(state, { kind: 'points', pointsHundredths });
  const { legs, sections } = slipOf(state);
  const selectionIds = (sections.TEASER.draftBets[0]?.legs ?? []).map((leg) => leg.selectionId);
  const tab = nextTab(state.tab, { type: 'teaserCleared', legs: legs.length - selectionIds.length });
  return picksChanged({ ...state, tab }, { kind: 'clearTeaser', selectionIds });
}
