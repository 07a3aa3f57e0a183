import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import { pointsHundredthsOf } from '../../../../core/points.ts';
import type { LinkedSelectionFieldsFragment } from './slipLinks.generated.ts';

export function pickOfSelection(selection: LinkedSelectionFieldsFragment): PickedSelection {
  const { id, numeratorLong, denominatorLong, points, marketStartAt, ...known } = selection;
  return {
    selectionId: id,
    name: known.name,
    odds: { numerator: numeratorLong, denominator: denominatorLong },
    pointsHundredths: pointsHundredthsOf(points),
    marketId: known.marketId,
    marketName: known.marketName,
    marketType: known.marketType,
    eventId: known.eventId,
    eventName: known.eventName,
    eventStatus: known.eventStatus,
    eventPath: known.eventPath,
    startsAt: marketStartAt,
  };
}
