import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import { pointsHundredthsOf } from '../../../../core/money/points.ts';
import type { LinkedSelectionFieldsFragment } from './slipLinks.generated.ts';

export function pickOfSelection(selection: LinkedSelectionFieldsFragment): PickedSelection {
  const { id, numeratorLong, denominatorLong, points, marketStartAt, ...facts } = selection;
  return {
    selectionId: id,
    name: facts.name,
    odds: { numerator: numeratorLong, denominator: denominatorLong },
    pointsHundredths: pointsHundredthsOf(points),
    marketId: facts.marketId,
    marketName: facts.marketName,
    marketType: facts.marketType,
    eventId: facts.eventId,
    eventName: facts.eventName,
    eventStatus: facts.eventStatus,
    eventPath: facts.eventPath,
    startsAt: marketStartAt,
  };
}
