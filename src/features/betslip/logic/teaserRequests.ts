import { queued, same } from './slipRequests.ts';
import { canChange, type SlipState, type SlipStep } from './slipState.ts';
import { clearingTeaser } from './undo.ts';

/** Chooses the points of the teaser; null removes its legs. */
export function teaserChanged(state: SlipState, pointsHundredths: number | null): SlipStep {
  if (pointsHundredths === null) return clearingTeaser(state);
  return same(canChange(state) ? queued(state, { kind: 'points', pointsHundredths }) : state);
}
