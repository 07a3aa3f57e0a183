import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import { pointsHundredthsOf } from '../../../../core/points.ts';
import type { LinkedSelectionFieldsFragment } from './slipLinks.generated.ts';

export function pickOfSelection(selection: LinkedSelectionFieldsFragment): PickedSelection {
  const { id, numeratorLong, denominatorLong, points, marketStartAt, ...names } = selection;
  return {
    selectionId: id,
    name: names.name,
    odds: { numerator: numeratorLong, denominator: denominatorLong },
    pointsHundredths: pointsHundredthsOf(points),
    marketId: names.marketId,
    marketName: names.marketName,
    marketType: names.marketType,
    eventId: names.eventId,
    eventName: names.eventName,
    eventStatus: names.eventStatus,
    eventPath: names.eventPath,
    startsAt: marketStartAt,
  };
}
